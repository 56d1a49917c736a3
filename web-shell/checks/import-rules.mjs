/** The front end's written order: the kit knows no bundle, a bundle knows the kit, and no bundle knows another. */
const bundle = '^(web-[a-z]+)/(?!kit/)'

export const forbidden = [
  {
    name: 'bundles-never-import-one-another',
    severity: 'error',
    from: { path: bundle },
    to: { path: '^web-[a-z]+/(?!kit/)', pathNot: '^$1/' },
  },
  { name: 'the-kit-knows-no-bundle', severity: 'error', from: { path: '^web-shell/kit/' }, to: { path: '^web-[a-z]+/(?!kit/)' } },
  {
    name: 'the-kit-is-entered-by-its-sub-paths',
    severity: 'error',
    from: { path: '^web-(?!shell/kit/)' },
    to: {
      path: '^web-shell/kit/src/',
      pathNot: '^web-shell/kit/src/([a-z0-9]+/index\\.ts|api/(lite|generated/schema)\\.ts|ui/styles\\.css|lite/|testing/setup\\.ts)',
    },
  },
  {
    name: 'light-pages-stay-light',
    severity: 'error',
    from: { path: '^(web-public/src|web-shell/kit/src/lite)/', pathNot: '\\.test\\.tsx?$|/testing/' },
    to: { path: '@mantine|^web-shell/kit/src/(ui|forms|app|session|contract)/' },
  },
  { name: 'no-circles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
]
