import ts from 'typescript'

/** The dynamic part of a path, which matches any segment. */
const DYNAMIC = ':dynamic'

export interface LiteralPath {
  line: number
  path: string
}

const PAGE_PATH = /^\/[a-z]\S*$/

/** Addresses that no router of the staff handles: the server's, the platform administrators', and the public pages', which another bundle serves. */
const OTHER_PATH = /^\/(api|admin|bundles|remotes\.json|booking|registration|questionary-loc|doctor-invitation|public|logo|fonts)(\/|$)/

function getText(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  return node.head.text + node.templateSpans.map((span) => DYNAMIC + span.literal.text).join('')
}

/** Lists the absolute page paths that a source file writes as literals; interpolated parts are dynamic. */
export function findLiteralPaths(fileName: string, text: string): LiteralPath[] {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const paths: LiteralPath[] = []
  const visit = (node: ts.Node) => {
    const literal = getText(node)
    const path = literal?.split(/[?#]/, 1)[0]
    if (path && PAGE_PATH.test(path) && !OTHER_PATH.test(path) && !ts.isImportDeclaration(node.parent)) {
      paths.push({ path, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return paths
}

const toSegments = (path: string): string[] => path.split('/').filter(Boolean)

function matchesSegment(segment: string, routeSegment: string | undefined): boolean {
  if (routeSegment === undefined) return false
  if (segment.startsWith(DYNAMIC)) return true
  // A variable part takes what is interpolated; a word that only it would take, as in `/clients/imported`, is a wrong address.
  if (routeSegment.startsWith(':')) return segment === routeSegment || segment.includes(DYNAMIC)
  // A query that is interpolated after the last segment: `/calendar/booking${search}`.
  return segment.split(DYNAMIC, 1)[0] === routeSegment
}

/** Whether any route has the path. */
export function isRoutePath(path: string, routePaths: string[]): boolean {
  const segments = toSegments(path)
  return routePaths.some((routePath) => {
    const routeSegments = toSegments(routePath)
    return segments.length === routeSegments.length && segments.every((segment, index) => matchesSegment(segment, routeSegments[index]))
  })
}
