/** The size of the saved image, independent of the screen that it was drawn on. */
export const SIGNATURE_SIZE = { width: 720, height: 240 } as const
const PEN_COLOR = '#16161a'

export interface SignaturePadHandle {
  clear: () => void
  close: () => void
}

/** Scales the canvas to the saved size and returns it as a PNG data URL. */
function toPngDataUrl(canvas: HTMLCanvasElement): string {
  const scaled = document.createElement('canvas')
  const scale = Math.min(SIGNATURE_SIZE.width / canvas.width, SIGNATURE_SIZE.height / canvas.height)
  scaled.width = Math.round(canvas.width * scale)
  scaled.height = Math.round(canvas.height * scale)
  scaled.getContext('2d')?.drawImage(canvas, 0, 0, scaled.width, scaled.height)
  return scaled.toDataURL('image/png')
}

/**
 * Makes a canvas a signature pad; `onDrawn` receives the whole image after each stroke. The canvas has the resolution of the screen, and
 * the strokes are redrawn to scale when its width changes, as when a phone is rotated. It is `aria-busy` until it can be drawn on.
 */
export async function createSignaturePad(canvas: HTMLCanvasElement, onDrawn: (image: string) => void): Promise<SignaturePadHandle> {
  canvas.setAttribute('aria-busy', 'true')
  const { default: Pad } = await import('signature_pad')
  const pad = new Pad(canvas, { penColor: PEN_COLOR, minWidth: 0.8, maxWidth: 2.4 })
  let width = 0
  const resize = () => {
    if (canvas.offsetWidth === 0 || canvas.offsetWidth === width) return
    const strokes = pad.toData()
    const scale = width ? canvas.offsetWidth / width : 1
    width = canvas.offsetWidth
    const pixelRatio = Math.max(window.devicePixelRatio || 1, 1)
    canvas.width = width * pixelRatio
    canvas.height = canvas.offsetHeight * pixelRatio
    canvas.getContext('2d')?.scale(pixelRatio, pixelRatio)
    pad.clear()
    for (const stroke of strokes) for (const point of stroke.points) point.x *= scale
    pad.fromData(strokes)
  }
  const observer = new ResizeObserver(resize)
  observer.observe(canvas)
  resize()
  pad.addEventListener('endStroke', () => onDrawn(toPngDataUrl(canvas)))
  canvas.removeAttribute('aria-busy')
  return {
    clear: () => pad.clear(),
    close: () => {
      observer.disconnect()
      pad.off()
    },
  }
}

/** Renders a typed name in a handwriting font as a PNG data URL, for users who sign by keyboard; null for an empty name. */
export function renderTypedSignature(name: string): string | null {
  const text = name.trim()
  if (!text) return null
  const canvas = document.createElement('canvas')
  canvas.width = SIGNATURE_SIZE.width
  canvas.height = SIGNATURE_SIZE.height
  const context = canvas.getContext('2d')
  if (context) {
    const fontFamily = '"Segoe Script", "Bradley Hand", "Snell Roundhand", "Brush Script MT", cursive'
    context.font = `italic 80px ${fontFamily}`
    const fontSize = Math.min(80, (80 * (SIGNATURE_SIZE.width - 48)) / Math.max(1, context.measureText(text).width))
    context.font = `italic ${fontSize}px ${fontFamily}`
    context.fillStyle = PEN_COLOR
    context.textBaseline = 'middle'
    context.fillText(text, 24, SIGNATURE_SIZE.height / 2)
  }
  return canvas.toDataURL('image/png')
}
