/**
 * Cleans HTML written by people down to an allowlist. Everything is rebuilt from tokens: nothing of the input reaches
 * the output except text, allowed tags and checked attributes, and the result is always well nested.
 */
const plainTags = new Set(
  'p h2 h3 h4 ul ol li strong em b i u s br hr blockquote code kbd pre table thead tbody tr th td a img'.split(' '),
)
const voidTags = new Set(['br', 'hr', 'img'])
/** Their content is never text for people: it goes together with the tag. */
const swallowedTags = new Set(
  (
    'script style iframe object embed applet noscript noembed noframes template svg math textarea title select ' +
    'xmp plaintext frameset audio video form button input'
  ).split(' '),
)
const emptySwallowed = new Set(['embed', 'input'])
const MAX_DEPTH = 40

const TAG = /^<(\/?)([a-z][a-z0-9-]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/i
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g
const COMMENT = /^<(?:!--[\s\S]*?(?:-->|$)|[!?][^>]*(?:>|$))/

export function sanitiseHtml(html: string): string {
  const open: string[] = []
  let out = ''
  for (let at = 0; at < html.length; ) {
    const next = html.indexOf('<', at)
    if (next !== at) {
      const end = next < 0 ? html.length : next
      out += escapeText(html.slice(at, end))
      at = end
      continue
    }
    const rest = html.slice(at)
    const skipped = COMMENT.exec(rest)?.[0]
    const tag = skipped ? null : TAG.exec(rest)
    if (skipped) at += skipped.length
    else if (!tag) {
      out += '&lt;'
      at += 1
    } else {
      const name = (tag[2] ?? '').toLowerCase()
      const is_closing = tag[1] === '/'
      at += tag[0].length
      if (swallowedTags.has(name)) at = is_closing || emptySwallowed.has(name) ? at : endOf(html, name, at)
      else if (plainTags.has(name)) out += is_closing ? closeTag(open, name) : openTag(open, name, tag[3] ?? '')
    }
  }
  return out + open.reverse().map(closing).join('')
}

const closing = (name: string) => `</${name}>`

/** Just behind the closing tag; without one the rest of the input is swallowed. */
function endOf(html: string, name: string, from: number): number {
  const close = new RegExp(`</${name}(?=[\\s/>])[^>]*>`, 'gi')
  close.lastIndex = from
  return close.exec(html) ? close.lastIndex : html.length
}

function openTag(open: string[], name: string, attributes: string): string {
  const checked = attributesOf(name, attributes)
  if (name === 'img' && !checked.includes('src=')) return ''
  if (voidTags.has(name)) return `<${name}${checked}>`
  if (open.length >= MAX_DEPTH) return ''
  open.push(name)
  return `<${name}${checked}>`
}

/** Closes what stands open above it; a closing tag that nothing opened is dropped. */
function closeTag(open: string[], name: string): string {
  const index = open.lastIndexOf(name)
  return index < 0 ? '' : open.splice(index).reverse().map(closing).join('')
}

function attributesOf(name: string, text: string): string {
  const given = new Map<string, string>()
  for (const [, key = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    const lower = key.toLowerCase()
    if (!given.has(lower)) given.set(lower, decode(double ?? single ?? bare ?? ''))
  }
  if (name === 'a') return linkAttributes(given.get('href'))
  if (name === 'img') return imageAttributes(given.get('src'), given.get('alt') ?? '')
  if (name === 'td' || name === 'th') return spanAttributes(given)
  return ''
}

/** Browsers ignore blanks and control characters inside an address, so they are gone before it is judged. */
const compact = (address: string) => address.replace(/[\s\p{C}]/gu, '')
const isOwnPath = (address: string) => /^\/(?![/\\])/.test(address) && !address.includes('\\')

function linkAttributes(href: string | undefined): string {
  const address = compact(href ?? '')
  if (isOwnPath(address)) return ` href="${escapeAttribute(address)}"`
  if (!/^(?:https?:\/\/|mailto:)[^/\\]/i.test(address)) return ''
  return ` href="${escapeAttribute(address)}" target="_blank" rel="noopener noreferrer nofollow"`
}

/** Only our own pictures: a foreign one would tell its server who reads the notice. */
function imageAttributes(src: string | undefined, alt: string): string {
  const address = compact(src ?? '')
  return isOwnPath(address) ? ` src="${escapeAttribute(address)}" alt="${escapeAttribute(alt)}" loading="lazy"` : ''
}

const spanAttributes = (given: Map<string, string>): string =>
  ['colspan', 'rowspan']
    .filter((key) => /^[1-9]$/.test(given.get(key) ?? ''))
    .map((key) => ` ${key}="${given.get(key)}"`)
    .join('')

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", colon: ':', tab: '\t' }

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));?/gi, (whole, dec, hex, name) => {
    if (name) return named[String(name).toLowerCase()] ?? whole
    const code = dec ? Number(dec) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

/** Entities that are already written stay; every other special character is escaped. */
const escapeText = (text: string): string =>
  text
    .replace(/&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,30});)/gi, '&amp;')
    .replaceAll('>', '&gt;')
    .replaceAll('\0', '')

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
