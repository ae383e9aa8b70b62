import type { Plugin } from 'vite'

/** The few node kinds of an ESTree that are looked at. */
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

/** Read by the server and the documentation only. */
const serverOnly = new Set(['input', 'reply', 'summary', 'rate', 'permission'])

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []))

/** Whether anything is called when the value is made, rather than later in a function. */
function callsNow(node: Node): boolean {
  if (node.type === 'CallExpression' || node.type === 'NewExpression') return true
  return !node.type.includes('Function') && childrenOf(node).some(callsNow)
}

const nameOf = (node: unknown): string | undefined => (node as { name?: string } | undefined)?.name

const isForServer = (property: Node) => serverOnly.has(nameOf(property.key) ?? '')

const declarationOf = (statement: Node): Node | null =>
  statement.type === 'ExportNamedDeclaration' ? (statement.declaration as Node | null) : statement

/** Constants that several endpoints share, such as `const list = { summary, input, reply }`: nothing for browsers. */
function sharedParts(statements: readonly Node[]): ReadonlySet<string> {
  const constants = statements.flatMap((statement) => (declarationOf(statement)?.declarations ?? []) as Node[])
  const shared = constants.filter(({ init }) => {
    const value = init as Node | null
    return value?.type === 'ObjectExpression' && (value.properties as Node[]).every(isForServer)
  })
  return new Set(shared.map(({ id }) => nameOf(id) ?? ''))
}

/** The arguments of an `endpoint({ … })` call, without what a browser never reads. */
function lightEndpoint(call: Node, shared: ReadonlySet<string>): Cut[] {
  const definition = (call.arguments as Node[])[0]
  if (definition?.type !== 'ObjectExpression') return []
  const properties = definition.properties as Node[]
  return properties.flatMap((property, place) => {
    const is_spread = property.type === 'SpreadElement' && shared.has(nameOf(property.argument) ?? '')
    if (!is_spread && !isForServer(property)) return []
    return [{ start: property.start, end: properties[place + 1]?.start ?? property.end, text: '' }]
  })
}

const isEndpointCall = (node: Node) =>
  node.type === 'CallExpression' && (node.callee as { name?: string }).name === 'endpoint'

function endpointCuts(node: Node, shared: ReadonlySet<string>): Cut[] {
  const here = isEndpointCall(node) ? lightEndpoint(node, shared) : []
  const below = childrenOf(node).flatMap((child) => endpointCuts(child, shared))
  return [...here, ...below.filter((cut) => !here.some((outer) => cut.start >= outer.start && cut.end <= outer.end))]
}

/** A constant made by calls becomes one call marked pure, so that it is dropped when nobody uses it. */
function pureCuts(statement: Node): Cut[] {
  const declaration = declarationOf(statement)
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
  const shared = sharedParts(statements)
  const cuts = [...statements.flatMap(pureCuts), ...statements.flatMap((one) => endpointCuts(one, shared))]
  return cuts
    .sort((a, b) => b.start - a.start || b.end - a.end)
    .reduce((text, cut) => text.slice(0, cut.start) + cut.text + text.slice(cut.end), code)
}

/**
 * Browsers call endpoints by method and path; the schemas beside them are checked by the server. Without this plugin
 * every public page would load zod and all schemas of the files it names.
 */
export function lightContract(): Plugin {
  return {
    name: 'light-contract',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/contract\/src\/[\w-]+\.ts$/ },
      handler(code) {
        return { code: lighten(code, this.parse(code) as unknown as Node), map: null }
      },
    },
  }
}
