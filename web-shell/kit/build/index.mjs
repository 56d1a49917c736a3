/** How every bundle is built: one recipe, so that the shell and its remotes agree on what they share. */
import path from 'node:path'
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin'
import { pluginReact } from '@rsbuild/plugin-react'

/** The server puts the nonce of each answer in this place. */
const NONCE = '__CSP_NONCE__'

/** One copy of these in the page: each holds a context or a store. Mantine comes through kit/ui alone, and so stays tree-shaken. */
const libraries = ['react', 'react/', 'react-dom', 'react-dom/', 'react-router', '@tanstack/react-query', 'zod']
const kit = ['ui', 'api', 'forms', 'contract', 'session', 'i18n', 'realtime'].map((part) => `@clinic/kit/${part}`)

export const shared = {
  ...Object.fromEntries(libraries.map((name) => [name, { singleton: true, requiredVersion: false }])),
  ...Object.fromEntries(kit.map((name) => [name, { singleton: true, requiredVersion: false, version: '0.1.0' }])),
}

/** The API that dev servers pass calls on to. */
const api = process.env.API_URL ?? 'http://127.0.0.1:8000'

/**
 * Only while developing: the hook that React tells of its renderers. The one that hot reload makes by itself forgets them, and a remote, whose own
 * hot reload comes later, would then never hear of the React that the shell has started.
 */
const rendererHook = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(), supportsFiber: true, onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {},
  inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id },
}`

/** Puts the nonce's place on every script and style that the HTML names. */
const pluginNonce = () => ({
  name: 'clinic:nonce',
  setup(build) {
    build.modifyHTMLTags({
      order: 'post',
      handler: (tags) => {
        for (const tag of [...tags.headTags, ...tags.bodyTags]) {
          if (tag.tag === 'script' || tag.tag === 'style') tag.attrs = { ...tag.attrs, nonce: NONCE }
        }
        return tags
      },
    })
  },
})

/**
 * The Rsbuild configuration of one bundle. `assetPrefix` is where its HTML looks for scripts; a remote without HTML of its own in
 * production leaves it to be found from the manifest's address. `middlewares` are added to its dev server.
 */
export function clinicBundle({ name, port, title = 'Aster', exposes, assetPrefix = 'auto', middlewares = [] }) {
  return ({ env }) => ({
    plugins: [
      // Each bundle's hot reload by its own name: under one name the second of them would leave the page as it was.
      pluginReact({ reactRefreshOptions: { library: name } }),
      pluginNonce(),
      pluginModuleFederation({
        name: name.replaceAll('-', '_'),
        filename: 'remote-entry.js',
        manifest: true,
        dts: false,
        shared,
        shareStrategy: 'loaded-first',
        ...(exposes ? { exposes } : {}),
      }),
    ],
    source: { entry: { index: './src/index.ts' } },
    html: {
      tags: env === 'development' ? [{ tag: 'script', children: rendererHook, head: true, append: false }] : [],
      title,
      favicon: path.join(import.meta.dirname, 'favicon.svg'),
      mountId: 'root',
      meta: { viewport: 'width=device-width, initial-scale=1', 'color-scheme': 'light dark' },
    },
    output: {
      assetPrefix,
      cleanDistPath: env === 'production',
      sourceMap: { js: env === 'development' ? 'cheap-module-source-map' : false },
    },
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      cors: env === 'development',
      historyApiFallback: true,
      proxy: { '/api': { target: api, ws: true }, '/bundles': api, '/remotes.json': api },
    },
    dev: {
      lazyCompilation: false,
      assetPrefix: `http://localhost:${port}/`,
      client: { host: 'localhost', port, protocol: 'ws' },
      setupMiddlewares: middlewares,
    },
    performance: { printFileSize: false },
  })
}
