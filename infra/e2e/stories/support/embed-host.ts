// A site of another origin with the clinic's portal in a frame.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext } from '@playwright/test'

/** Serves a page with the embedding code of the clinic's settings; `127.0.0.1` is another site than `localhost`. */
export async function startEmbedHost(product: string, path: string): Promise<{ address: string; close: () => void }> {
  const html = `<!doctype html><html lang="en"><title>A clinic's own site</title><h1>Welcome</h1>
    <iframe src="${product}${path}" data-aster-booking title="Booking" style="width:100%;height:600px;border:0"></iframe>
    <script async src="${product}/bundles/web-public/embed.js"></script>`
  const server: Server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(html))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

/** Denies frames storage and cookies, as browsers do that block third parties. */
export async function blockThirdPartyStorage(context: BrowserContext) {
  await context.addInitScript(() => {
    if (window.top === window) return
    const denied = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get: denied })
    Object.defineProperty(document, 'cookie', { get: denied, set: denied })
  })
}
