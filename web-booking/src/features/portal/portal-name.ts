const MAX_LENGTH = 40

/** A short name from a company's name: *Hud & Hår i Växjö AB* gives `hud-har-i-vaxjo-ab`. */
export const suggestShortName = (companyName: string): string =>
  companyName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '')
