// The picture of an evening, to share: drawn on a canvas in this browser, and sent nowhere by the page itself.

const [WIDE, HIGH] = [1200, 1200]
const MARGIN = 60
const FONT = "system-ui, 'Segoe UI', Roboto, sans-serif"

async function image(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(WIDE))
  copy.setAttribute('height', String((WIDE * svg.viewBox.baseVal.height) / svg.viewBox.baseVal.width))
  const drawn = new Image()
  drawn.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await drawn.decode()
  return drawn
}

/** Break a text into lines that are not wider than this. A language without spaces breaks anywhere. */
export function wrapped(text: string, wide: number, measure: (line: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.match(/[^\s\u3000-\u9fff\uff00-\uffef]+\s*|[\s\S]/g) ?? []) {
    if (line && measure((line + word).trimEnd()) > wide) {
      lines.push(line.trimEnd())
      line = word.trimStart()
    } else line += word
  }
  return line.trim() ? [...lines, line.trimEnd()] : lines
}

export interface Told {
  title: string
  awards: readonly { name: string; why: string }[]
  foot: string
}

export async function picture(hill: SVGSVGElement, { title, awards, foot }: Told): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDE
  canvas.height = HIGH
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.fillStyle = '#1c1230'
  pen.fillRect(0, 0, WIDE, HIGH)
  const scene = await image(hill)
  pen.drawImage(scene, 0, 0)
  let y = scene.height + 70
  const write = (text: string, size: number, weight: number, colour: string, gap: number): void => {
    pen.font = `${weight} ${size}px ${FONT}`
    pen.fillStyle = colour
    for (const line of wrapped(text, WIDE - 2 * MARGIN, (one) => pen.measureText(one).width)) {
      if (y > HIGH - MARGIN - 20) return // what does not fit is on the page
      pen.fillText(line, MARGIN, y)
      y += size * 1.25
    }
    y += gap
  }
  write(title, 56, 800, '#f0cf94', 14)
  for (const { name, why } of awards) {
    if (y > HIGH - 4 * MARGIN) break
    write(name, 32, 700, '#ff9c40', -4)
    write(why, 30, 400, '#fdf3df', 12)
  }
  pen.font = `600 26px ${FONT}`
  pen.fillStyle = '#cfc3e6'
  pen.fillText(foot, MARGIN, HIGH - 36)
  return new Promise((done) => canvas.toBlob(done, 'image/png'))
}

/** Hand it to the system's share sheet, or save it. Returns whether it was saved. */
export async function shared(file: File): Promise<boolean> {
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] })
      return false
    } catch (error) {
      // whoever closes the share sheet wants nothing
      if (error instanceof DOMException && error.name === 'AbortError') return false
    }
  }
  save(file)
  return true
}

export function save(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
