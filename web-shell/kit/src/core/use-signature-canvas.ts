import { useEffect, useRef } from 'react'
import { createSignaturePad, type SignaturePadHandle } from './signature-canvas'

/**
 * Makes the canvas of `canvasRef` a signature pad for as long as it is shown. `onChange` receives the image as a PNG data URL after each
 * stroke, and null when the signature is cleared.
 */
export function useSignatureCanvas(onChange: (image: string | null) => void) {
  const canvasRef = useRef<HTMLCanvasElement>(null)
  const pad = useRef<SignaturePadHandle>(null)
  const onChangeRef = useRef(onChange)
  onChangeRef.current = onChange
  useEffect(() => {
    let isMounted = true
    const loading = canvasRef.current && createSignaturePad(canvasRef.current, (image) => onChangeRef.current(image))
    void loading?.then((loaded) => {
      if (isMounted) pad.current = loaded
      else loaded.close()
    })
    return () => {
      isMounted = false
      pad.current?.close()
    }
  }, [])
  const clear = () => {
    pad.current?.clear()
    onChange(null)
  }
  return { canvasRef, clear }
}
