const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
/** Characters that XML 1.0 has no way to write, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(UNWRITABLE, '')
    .replace(/[&<>"']/g, (mark) => MARKS[mark] ?? '')

/** The body of a write: one resource with its fields. The webservice answers in JSON, but reads nothing else than XML. */
export function resourceXml(node: string, fields: Readonly<Record<string, string>>): string {
  const inner = Object.entries(fields).map(([name, value]) => `<${name}>${escapeXml(value)}</${name}>`)
  return `<?xml version="1.0" encoding="UTF-8"?><prestashop><${node}>${inner.join('')}</${node}></prestashop>`
}

const attributesOf = (tag: string): Record<string, string> =>
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
    const given = attributesOf(tag)
    rights.set(name, new Set(METHODS.filter((method) => given[method] === 'true')))
  }
  return { shop_name: unescapeXml(attributesOf(head).shopName ?? ''), rights }
}
