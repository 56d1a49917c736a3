/** The import rules of the front end: bundles import the kit, but neither each other nor, from the kit, a bundle. */
const bundlePath = '^(web-[a-z]+)/(?!kit/)'

export const forbidden = [
  {
    name: 'bundles-never-import-one-another',
    severity: 'error',
    from: { path: bundlePath },
    to: { path: '^web-[a-z]+/(?!kit/)', pathNot: '^$1/' },
  },
  { name: 'the-kit-knows-no-bundle', severity: 'error', from: { path: '^web-shell/kit/' }, to: { path: '^web-[a-z]+/(?!kit/)' } },
  {
    name: 'the-kit-is-entered-by-its-sub-paths',
    severity: 'error',
    from: { path: '^web-(?!shell/kit/)' },
    to: {
      path: '^web-shell/kit/src/',
      pathNot:
        '^web-shell/kit/src/([a-z0-9]+/index\\.ts|api/(types|generated/schema)\\.ts|reports/titles\\.ts|ui/styles\\.css|lite/|testing/setup\\.ts)',
    },
  },
  {
    // By a path it would be a copy of the remote's own, which knows neither the session nor the page's providers.
    name: 'shared-entries-are-imported-by-name',
    severity: 'error',
    from: { path: '^web-shell/kit/src/(bankid|components|editor|guide|realtime|reports)/', pathNot: '\\.test\\.tsx?$' },
    to: { path: '^web-shell/kit/src/(api|forms|i18n|session|table|ui)/', dependencyTypes: ['local'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'light-pages-stay-light',
    severity: 'error',
    from: { path: '^(web-public/src|web-shell/src/sign-in|web-shell/kit/src/(lite|core))/', pathNot: '\\.test\\.tsx?$|/testing/' },
    to: {
      path: '@mantine|react-router|react-hook-form|@tanstack|@module-federation|^web-shell/kit/src/(ui|forms|app|session|contract)/|^web-shell/src/(frame|features|remotes)/',
    },
  },
  { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
]
