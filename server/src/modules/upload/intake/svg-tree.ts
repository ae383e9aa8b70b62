/** An SVG element that passed the allow-list. */
export interface SvgNode {
  readonly name: string
  readonly attributes: Map<string, string>
  readonly children: (SvgNode | string)[]
}

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
const escapeValue = (text: string) => escapeText(text).replace(/"/g, '&quot;')

export function writeNode({ name, attributes, children }: SvgNode): string {
  const parts = [`<${name}`]
  for (const [attribute, value] of attributes) parts.push(` ${attribute}="${escapeValue(value)}"`)
  parts.push('>')
  for (const child of children) parts.push(typeof child === 'string' ? escapeText(child) : writeNode(child))
  parts.push(`</${name}>`)
  return parts.join('')
}

export function* getNodes(node: SvgNode): Generator<SvgNode> {
  yield node
  for (const child of node.children) if (typeof child !== 'string') yield* getNodes(child)
}

export const toText = (node: SvgNode): string =>
  node.children.map((child) => (typeof child === 'string' ? child : toText(child))).join('')
