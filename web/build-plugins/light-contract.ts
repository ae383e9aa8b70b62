import type { Plugin } from 'vite'

/** The few ESTree node types used here. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

interface Cut {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Read only by the server and the documentation. */
const serverOnly = new Set(['input', 'reply', 'summary', 'rate', 'permission'])

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

const getChildren = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []))

/** Whether evaluating the value calls anything, other than inside a function. */
function callsNow(node: Node): boolean {
  if (node.type === 'CallExpression' || node.type === 'NewExpression') return true
  return !node.type.includes('Function') && getChildren(node).some(callsNow)
}

const findName = (node: unknown): string | undefined => (node as { name?: string } | undefined)?.name

const isForServer = (property: Node) => serverOnly.has(findName(property.key) ?? '')

const findDeclaration = (statement: Node): Node | null =>
  statement.type === 'ExportNamedDeclaration' ? (statement.declaration as Node | null) : statement

/** Removes properties that browsers never read from an object literal. */
function lightObject(definition: Node | undefined): Cut[] {
  if (definition?.type !== 'ObjectExpression') return []
  const properties = definition.properties as Node[]
  return properties.flatMap((property, place) =>
    isForServer(property)
      ? [{ start: property.start, end: properties[place + 1]?.start ?? property.end, text: '' }]
      : [],
  )
}

/** Names of the objects, or of the functions returning them, that endpoints spread: `...list`, `...field('x')`. */
function sharedNames(node: Node): readonly string[] {
  const definition = isEndpointCall(node) ? (node.arguments as Node[])[0] : undefined
  const spreads = ((definition?.properties ?? []) as Node[]).filter(({ type }) => type === 'SpreadElement')
  const here = spreads.flatMap(({ argument }) => {
    const shared = argument as Node
    return findName(shared.type === 'CallExpression' ? shared.callee : shared) ?? []
  })
  return [...here, ...getChildren(node).flatMap(sharedNames)]
}

/** Strips shared objects at their declaration. */
function sharedCuts(statements: readonly Node[]): Cut[] {
  const names = new Set(statements.flatMap(sharedNames))
  return statements
    .flatMap((statement) => (findDeclaration(statement)?.declarations ?? []) as Node[])
    .filter(({ id }) => names.has(findName(id) ?? ''))
    .flatMap(({ init }) => {
      const value = init as Node
      return lightObject(value.type === 'ArrowFunctionExpression' ? (value.body as Node) : value)
    })
}

const isEndpointCall = (node: Node) =>
  node.type === 'CallExpression' && (node.callee as { name?: string }).name === 'endpoint'

/** Strips the arguments of an `endpoint({ … })` call. */
function endpointCuts(node: Node): Cut[] {
  const here = isEndpointCall(node) ? lightObject((node.arguments as Node[])[0]) : []
  const below = getChildren(node).flatMap(endpointCuts)
  return [...here, ...below.filter((cut) => !here.some((outer) => cut.start >= outer.start && cut.end <= outer.end))]
}

/** Wraps a constant created by calls in one pure call, so that it is dropped when unused. */
function pureCuts(statement: Node): Cut[] {
  const declaration = findDeclaration(statement)
  if (declaration?.type !== 'VariableDeclaration') return []
  return (declaration.declarations as Node[]).flatMap((one) => {
    const init = one.init as Node | null
    if (!init || !callsNow(init)) return []
    return [
      { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' },
      { start: init.end, end: init.end, text: '))()' },
    ]
  })
}

export function lighten(code: string, program: Node): string {
  const statements = program.body as Node[]
  const cuts = [...statements.flatMap(pureCuts), ...statements.flatMap(endpointCuts), ...sharedCuts(statements)]
  return cuts
    .sort((a, b) => b.start - a.start || b.end - a.end)
    .reduce((text, cut) => text.slice(0, cut.start) + cut.text + text.slice(cut.end), code)
}

/**
 * Pages call endpoints by method and path, in browsers and when they are rendered; the server checks the schemas. Without
 * this plugin every public page would load zod and all schemas of the files it imports, and a node would hold both twice.
 */
export function lightContract(): Plugin {
  return {
    name: 'light-contract',
    enforce: 'post',
    apply: 'build',
    transform: {
      filter: { id: /\/contract\/src\/(?:[\w-]+\/)*[\w-]+\.ts$/ },
      handler(code) {
        return { code: lighten(code, this.parse(code) as unknown as Node), map: null }
      },
    },
  }
}
