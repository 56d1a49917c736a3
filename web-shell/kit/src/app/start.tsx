import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '../api'
import { KitProviders } from '../ui'
import '../ui/styles.css'
import { Offline } from './offline'

declare let __webpack_nonce__: string | undefined

/** Puts a bundle on the page. Scripts that are fetched later carry the nonce of the page. */
export function start(app: ReactNode): void {
  __webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  createRoot(root).render(
    <StrictMode>
      <KitProviders queryClient={createQueryClient()}>
        <Offline />
        {app}
      </KitProviders>
    </StrictMode>,
  )
}
