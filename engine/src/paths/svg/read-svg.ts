/** An element of a drawing. */
export interface SvgNode {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: SvgNode[]
}

const MAX_CHARACTERS = 4_000_000
const MAX_ELEMENTS = 20_000
const MAX_DEPTH = 100

const opening = /<([a-zA-Z_][\w:.-]*)/y
const attribute = /\s+([a-zA-Z_][\w:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y
const ending = /\s*(\/?)>/y

/** Presentation attributes, and over them what the style attribute says. */
function withStyle(attributes: Map<string, string>): Map<string, string> {
  for (const rule of (attributes.get('style') ?? '').split(';')) {
    const at = rule.indexOf(':')
    if (at > 0) attributes.set(rule.slice(0, at).trim(), rule.slice(at + 1).trim())
  }
  return attributes
}

/** The tag that starts here and where it ends; null for what is none. */
function readTag(text: string, from: number) {
  opening.lastIndex = from
  const name = opening.exec(text)?.[1]
  if (!name) return null
  const attributes = new Map<string, string>()
  let at = opening.lastIndex
  for (;;) {
    attribute.lastIndex = at
    const found = attribute.exec(text)
    if (!found) break
    attributes.set(found[1] ?? '', found[2] ?? found[3] ?? '')
    at = attribute.lastIndex
  }
  ending.lastIndex = at
  const end = ending.exec(text)
  if (!end) return null
  const node: SvgNode = { name: name.replace(/^svg:/, ''), attributes: withStyle(attributes), children: [] }
  return { node, is_empty: end[1] === '/', next: ending.lastIndex }
}

const skipped = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['</', '>'],
] as const

/**
 * The elements of an SVG file; null for what is not one, or is larger than any drawing. Files with a document type are
 * refused, since its entities could grow without end.
 */
export function readSvg(text: string): SvgNode | null {
  if (text.length > MAX_CHARACTERS) return null
  const root: SvgNode = { name: '', attributes: new Map(), children: [] }
  const open = [root]
  let count = 0
  for (let at = text.indexOf('<'); at >= 0; ) {
    const skip = skipped.find(([start]) => text.startsWith(start, at))
    if (skip) {
      if (skip[0] === '</' && open.length > 1) open.pop()
      const end = text.indexOf(skip[1], at)
      if (end < 0) return null
      at = text.indexOf('<', end + skip[1].length)
      continue
    }
    const tag = readTag(text, at)
    if (!tag || ++count > MAX_ELEMENTS || open.length > MAX_DEPTH) return null
    open.at(-1)?.children.push(tag.node)
    if (!tag.is_empty) open.push(tag.node)
    at = text.indexOf('<', tag.next)
  }
  const svg = root.children.find(({ name }) => name === 'svg')
  return open.length === 1 && svg ? svg : null
}
