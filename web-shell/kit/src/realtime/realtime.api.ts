/** Where this page's changes come from: the page's own origin, which is the only one that the server takes. */
export const realtimeUrl = (): string => `${window.location.origin.replace(/^http/, 'ws')}/api/realtime`
