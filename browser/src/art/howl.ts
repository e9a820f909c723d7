// One coyote, sitting and howling at the moon: on the back of every card, and wherever somebody howls. In a box of 60 × 80.

export const HOWLING =
  'M40.2 20.6 33.4 26.8C32 27 30.6 27.5 29.6 28.3L23.4 25.4 27.4 32C26 36 24 39 21.8 43 18.5 48.5 17 53 17.2 57.5 14.6 58.3 12.8 57 11.8 54.2 9.8 58.8 12.4 63.5 18.5 63.5H42C42 62 41 61 39.5 60.8L38.2 49.5C39.8 46 39.3 41 37.6 37.5 37.2 35.6 37.8 34 39 32.8L42.4 29.6 41.4 28.2 37.4 29.2 42.8 23.4Z'
