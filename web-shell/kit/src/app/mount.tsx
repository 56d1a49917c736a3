import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '../api'
import { KitProviders } from '../ui'
import '../ui/styles.css'
import { OfflineBanner } from './offline-banner'
import { SecondFactorHost } from './second-factor-host'

declare let __webpack_nonce__: string | undefined

/** Renders a bundle's app into the page. Scripts that load later get the nonce of the page. */
export function mountApp(app: ReactNode): void {
  __webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  createRoot(root).render(
    <StrictMode>
      <KitProviders queryClient={createQueryClient()}>
        <OfflineBanner />
        {app}
        <SecondFactorHost />
      </KitProviders>
    </StrictMode>,
  )
}
