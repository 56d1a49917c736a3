/** The build configuration of every bundle, so that the shell and its remotes share the same modules. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin'
import { pluginReact } from '@rsbuild/plugin-react'
import { pluginPrecompress } from './precompress.mjs'

/** The placeholder that the server replaces by the nonce of each response. */
const NONCE = '__CSP_NONCE__'

/** Loaded once in the page, as each holds a context or a store. Mantine is used through kit/ui only, and so stays tree-shaken. */
const libraries = ['react', 'react/', 'react-dom', 'react-dom/', 'react-router', '@tanstack/react-query', 'zod']
const kit = ['ui', 'api', 'forms', 'contract', 'session', 'i18n', 'realtime', 'table'].map((entry) => `@clinic/kit/${entry}`)

const sharedLibraries = Object.fromEntries(libraries.map((name) => [name, { singleton: true, requiredVersion: false }]))
const sharedKit = Object.fromEntries(kit.map((name) => [name, { singleton: true, requiredVersion: false, version: '0.1.0' }]))

/**
 * For the shell, which shares its kit without consuming a shared one: its copy is registered first and so is the one in the page. Its own
 * imports stay plain ones, and its first screen loads only what it uses instead of whole entries.
 */
const pluginProvideKit = () => ({
  name: 'clinic:provide-kit',
  setup(build) {
    const provides = Object.fromEntries(kit.map((name) => [name, { ...sharedKit[name], shareKey: name }]))
    build.modifyRspackConfig((_, { appendPlugins, rspack }) =>
      appendPlugins(new rspack.sharing.ProvideSharedPlugin({ provides, shareScope: 'default', enhanced: true })),
    )
  },
})

/** Shared libraries are reduced to what the bundles use; a check compares the lists with the imports. */
const reducedLibraries = Object.fromEntries(
  ['zod', 'react-router'].flatMap((name) => [
    [`${name}$`, path.join(import.meta.dirname, 'shared', `${name}.mjs`)],
    [`${name}-all$`, fileURLToPath(import.meta.resolve(name))],
  ]),
)

/** The API that dev servers proxy to. */
const apiUrl = process.env.API_URL ?? 'http://127.0.0.1:8000'

/**
 * For development only: the DevTools hook with which React registers its renderers. The hook of hot reload doesn't store them, so that a
 * remote, whose hot reload starts later, would not find the shell's React.
 */
const rendererHook = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(), supportsFiber: true, onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {},
  inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id },
}`

/** Adds the nonce placeholder to every script and style of the HTML. */
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
 * The Rsbuild configuration of a bundle. `assetPrefix` is the base URL of its scripts; a remote, which has no HTML of its own in
 * production, derives it from the manifest's URL. `middlewares` are added to its dev server.
 */
export function clinicBundle({ name, port, title = 'Aster', exposes, assetPrefix = 'auto', middlewares = [] }) {
  return ({ env }) => ({
    plugins: [
      // A name per bundle for hot reload: with a shared name, the second bundle's updates would not be applied.
      pluginReact({ reactRefreshOptions: { library: name } }),
      pluginNonce(),
      pluginPrecompress(),
      ...(exposes ? [] : [pluginProvideKit()]),
      pluginModuleFederation({
        name: name.replaceAll('-', '_'),
        filename: 'remote-entry.js',
        manifest: true,
        dts: false,
        shared: exposes ? { ...sharedLibraries, ...sharedKit } : sharedLibraries,
        shareStrategy: 'loaded-first',
        ...(exposes ? { exposes } : {}),
      }),
    ],
    resolve: { alias: reducedLibraries },
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
      proxy: { '/api': { target: apiUrl, ws: true }, '/bundles': apiUrl, '/remotes.json': apiUrl },
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

/** The Rsbuild configuration of a remote of the shell: it is named after its folder, and its port stands there in `remote.json`. */
export function remoteBundle(folder) {
  const { port } = JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8'))
  return clinicBundle({ name: path.basename(folder), port, exposes: { './remote': './src/remote.tsx' } })
}
