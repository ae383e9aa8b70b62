const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
/** Characters that XML 1.0 has no way to write, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(UNWRITABLE, '')
    .replace(/[&<>"']/g, (mark) => MARKS[mark] ?? '')

const element = (name: string, inner: string): string => `<${name}>${inner}</${name}>`

/** A text by the id of its language. */
export type Texts = ReadonlyMap<string, string>
/** Ids of what a resource is linked with, by the name of the list and of its items. */
type Links = Readonly<Record<string, readonly [item: string, ids: readonly string[]]>>

function fieldXml(name: string, value: string | Texts): string {
  if (typeof value === 'string') return element(name, escapeXml(value))
  const texts = [...value].map(([id, text]) => `<language id="${escapeXml(id)}">${escapeXml(text)}</language>`)
  return element(name, texts.join(''))
}

const linksXml = (links: Links): string =>
  Object.entries(links)
    .map(([list, [item, ids]]) => element(list, ids.map((id) => element(item, fieldXml('id', id))).join('')))
    .join('')

/** The body of a write: one resource with its fields. The webservice answers in JSON, but reads nothing else than XML. */
export function resourceXml(node: string, fields: Readonly<Record<string, string | Texts>>, links: Links = {}): string {
  const inner = Object.entries(fields).map(([name, value]) => fieldXml(name, value))
  if (Object.keys(links).length > 0) inner.push(element('associations', linksXml(links)))
  return `<?xml version="1.0" encoding="UTF-8"?>${element('prestashop', element(node, inner.join('')))}`
}

const getAttributes = (tag: string): Record<string, string> =>
  Object.fromEntries([...tag.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))

const unescapeXml = (text: string): string =>
  Object.entries(MARKS).reduceRight((left, [mark, escaped]) => left.replaceAll(escaped, mark), text)

export interface Overview {
  readonly shop_name: string
  /** Methods in lower case that the key may use, by resource. */
  readonly rights: ReadonlyMap<string, ReadonlySet<string>>
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head']

/** What `/api/` answers: one element a resource, whose attributes are the rights of the key. JSON leaves these out. */
export function readOverview(xml: string): Overview | null {
  const [head] = /<api\b[^>]*>/.exec(xml) ?? []
  if (head === undefined) return null
  const rights = new Map<string, ReadonlySet<string>>()
  for (const [tag, name = ''] of xml.matchAll(/<([a-z_]+)\s[^>]*\bget="[^>]*>/g)) {
    if (name === 'description') continue
    const given = getAttributes(tag)
    rights.set(name, new Set(METHODS.filter((method) => given[method] === 'true')))
  }
  return { shop_name: unescapeXml(getAttributes(head).shopName ?? ''), rights }
}
