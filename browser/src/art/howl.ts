// One coyote, sitting and howling at the moon: on the back of every card, and wherever somebody howls. In a box of 60 × 80.

export const HOWLING =
  'M42 20.5 33.5 27C32 27 30.5 27.5 29.5 28.300L22.8 25.6 27.3 32C26 36 24 39 21.8 43 18.5 48.5 17 53 17.2 57.5 14 58.5 11.5 57 10.2 53.5 8 58.5 11 63.5 18 63.500H42C42 62 41 61 39.5 60.800L38.2 49.500C39.8 46 39.3 41 37.6 37.5 37.2 35.5 38 33.5 39.5 32L44.8 27.5 43.9 26 37.6 28.6 43.6 22.400Z'
