import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'

const TOAST_MS = 2_000

const ToastContext = createContext<(message: string) => void>(() => {})

/** Shows short messages at the bottom of the page, which screen readers announce (PLT-087). */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<{ message: string } | null>(null)
  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(() => setToast(null), TOAST_MS)
    return () => clearTimeout(timer)
  }, [toast])
  const show = useCallback((message: string) => setToast({ message }), [])
  return (
    <ToastContext value={show}>
      {children}
      <div className="toasts" role="status">
        {toast && <p className="toast">{toast.message}</p>}
      </div>
    </ToastContext>
  )
}

export const useToast = () => useContext(ToastContext)
