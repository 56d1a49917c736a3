/** A signature as a picture: drawn with a pen, finger or mouse, or a name that was typed and is written out by hand. */

/** Width and height of the kept picture, whatever the screen it was drawn on. */
export const INK = { width: 720, height: 240 } as const
const COLOR = '#16161a'

export interface Ink {
  clear: () => void
  close: () => void
}

/** What was drawn, fitted into the kept size, as a PNG's data address. */
function fitted(drawn: HTMLCanvasElement): string {
  const kept = document.createElement('canvas')
  const scale = Math.min(INK.width / drawn.width, INK.height / drawn.height)
  kept.width = Math.round(drawn.width * scale)
  kept.height = Math.round(drawn.height * scale)
  kept.getContext('2d')?.drawImage(drawn, 0, 0, kept.width, kept.height)
  return kept.toDataURL('image/png')
}

/**
 * Lets one draw on a canvas. `onDrawn` hears each finished stroke's whole picture. The canvas is as fine as the screen, and when its
 * room changes (a phone is turned) what was drawn is drawn again in the new measure.
 */
export async function openInk(canvas: HTMLCanvasElement, onDrawn: (image: string) => void): Promise<Ink> {
  const { default: Pad } = await import('signature_pad')
  const pad = new Pad(canvas, { penColor: COLOR, minWidth: 0.8, maxWidth: 2.4 })
  let width = 0
  const measure = () => {
    if (canvas.offsetWidth === 0 || canvas.offsetWidth === width) return
    const before = pad.toData()
    const grown = width ? canvas.offsetWidth / width : 1
    width = canvas.offsetWidth
    const ratio = Math.max(window.devicePixelRatio || 1, 1)
    canvas.width = width * ratio
    canvas.height = canvas.offsetHeight * ratio
    canvas.getContext('2d')?.scale(ratio, ratio)
    pad.clear()
    for (const stroke of before) for (const point of stroke.points) point.x *= grown
    pad.fromData(before)
  }
  const watcher = new ResizeObserver(measure)
  watcher.observe(canvas)
  measure()
  pad.addEventListener('endStroke', () => onDrawn(fitted(canvas)))
  return {
    clear: () => pad.clear(),
    close: () => {
      watcher.disconnect()
      pad.off()
    },
  }
}

/** A typed name, written as by hand; null for an empty one. For those who sign by keyboard. */
export function written(name: string): string | null {
  const text = name.trim()
  if (!text) return null
  const canvas = document.createElement('canvas')
  canvas.width = INK.width
  canvas.height = INK.height
  const context = canvas.getContext('2d')
  if (context) {
    const face = '"Segoe Script", "Bradley Hand", "Snell Roundhand", "Brush Script MT", cursive'
    context.font = `italic 80px ${face}`
    const size = Math.min(80, (80 * (INK.width - 48)) / Math.max(1, context.measureText(text).width))
    context.font = `italic ${size}px ${face}`
    context.fillStyle = COLOR
    context.textBaseline = 'middle'
    context.fillText(text, 24, INK.height / 2)
  }
  return canvas.toDataURL('image/png')
}
