import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { pluginPrecompress } from '../web-shell/kit/build/precompress.mjs'

const api = process.env.API_URL ?? 'http://127.0.0.1:8000'

/** The server sends dist/index.html for every public path and puts a nonce of its own where the placeholder stands. */
export default defineConfig({
  plugins: [pluginReact(), pluginPrecompress()],
  source: { entry: { index: './src/main.tsx' } },
  html: { template: './index.html', scriptLoading: 'module' },
  security: { nonce: '__CSP_NONCE__' },
  output: {
    assetPrefix: '/bundles/web-public/',
    copy: [{ from: './static', globOptions: { ignore: ['**/*.test.mjs'] } }],
    legalComments: 'none',
    dataUriLimit: 0,
  },
  performance: { chunkSplit: { strategy: 'all-in-one' } },
  server: { port: 8104, historyApiFallback: true, proxy: { '/api': api } },
  dev: { assetPrefix: '/' },
})
