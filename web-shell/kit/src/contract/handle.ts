import type { UIMatch } from 'react-router'

/** What a route says about itself: its title (asked again when the language changes), and who may open it. */
export interface Handle {
  title?: () => string
  permission?: string
}

/** The title of the innermost route that has one. */
export function titleOf(matches: UIMatch[]): string | undefined {
  const titled = matches.findLast((match) => (match.handle as Handle | undefined)?.title)
  return (titled?.handle as Handle | undefined)?.title?.()
}
