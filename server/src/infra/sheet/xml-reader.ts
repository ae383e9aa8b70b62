// A reader for the XML of workbooks. They hold millions of small tags, for which a general parser that looks at every
// character takes most of the time: here tags are found by searching. What workbooks never contain is refused.

export type Attributes = Readonly<Record<string, string>>

export interface XmlHandler {
  /** Names come without their prefix: some writers call every tag `x:row`. */
  open(name: string, attributes: Attributes): void
  text?(text: string): void
  close?(name: string): void
}

export class NotXml extends Error {}

export const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** A tag, comment or entity that goes on for longer is no workbook. */
const LONGEST = 1_000_000
const DEEPEST = 200
/** Number formats such as `[>=100]` have a few. */
const MOST_IN_VALUES = 50

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const LAST_CHARACTER = 0x10ffff

function getCharacter(entity: string): string {
  if (!entity.startsWith('#')) return named[entity] ?? refuse()
  const code = /^#x[0-9a-f]+$/i.test(entity)
    ? Number.parseInt(entity.slice(2), 16)
    : /^#\d+$/.test(entity)
      ? Number(entity.slice(1))
      : 0
  return code > 0 && code <= LAST_CHARACTER ? String.fromCodePoint(code) : refuse()
}

function refuse(): never {
  throw new NotXml()
}

/** Entities replaced, and line ends as XML wants them. */
function decoded(raw: string): string {
  const text = raw.includes('\r') ? raw.replace(/\r\n?/g, '\n') : raw
  return text.includes('&')
    ? text.replace(/&([^;]*)(;?)/g, (_, name, end) => (end ? getCharacter(name) : refuse()))
    : text
}

const isBlank = (text: string): boolean => text.trim() === ''
const noAttributes: Attributes = {}

const DOUBLE_QUOTE = 34
const SINGLE_QUOTE = 39
const isSpace = (text: string, at: number): boolean => text.charCodeAt(at) <= 32

/** `name a="1" b='2'` between two places of a text; null when a quoted value goes on behind the second. */
function readTag(text: string, from: number, end: number): { name: string; attributes: Attributes } | null {
  let at = from
  while (at < end && !isSpace(text, at)) at++
  const name = text.slice(from, at)
  if (at === end) return { name, attributes: noAttributes }
  const attributes: Record<string, string> = {}
  for (;;) {
    while (at < end && isSpace(text, at)) at++
    if (at === end) return { name, attributes }
    const equals = text.indexOf('=', at)
    if (equals < 0 || equals >= end || equals === at) refuse()
    let key_end = equals
    while (isSpace(text, key_end - 1)) key_end--
    let value = equals + 1
    while (value < end && isSpace(text, value)) value++
    const quote = text.charCodeAt(value)
    if (quote !== DOUBLE_QUOTE && quote !== SINGLE_QUOTE) refuse()
    const to = text.indexOf(quote === DOUBLE_QUOTE ? '"' : "'", value + 1)
    if (to < 0 || to >= end) return null
    attributes[text.slice(at, key_end)] = decoded(text.slice(value + 1, to))
    at = to + 1
  }
}

export class XmlReader {
  private rest = ''
  private readonly path: string[] = []
  private has_root = false
  private readonly handler: XmlHandler

  constructor(handler: XmlHandler) {
    this.handler = handler
  }

  write(more: string): void {
    const text = this.rest === '' ? more : this.rest + more
    let at = 0
    while (at < text.length) {
      const next = text.charCodeAt(at) === 60 ? this.markup(text, at) : this.words(text, at)
      if (next < 0) break
      at = next
    }
    this.rest = text.slice(at)
    if (this.rest.length > LONGEST) refuse()
  }

  end(): void {
    if (this.path.length > 0 || !this.has_root || !isBlank(this.rest)) refuse()
  }

  /** Text up to the next tag; what may still belong to an entity or a line end waits for more. */
  private words(text: string, at: number): number {
    const tag = text.indexOf('<', at)
    let to = tag < 0 ? text.length : tag
    if (tag < 0) {
      const open = text.lastIndexOf('&')
      if (open >= at && !text.includes(';', open)) to = open
      else if (text.endsWith('\r')) to = text.length - 1
      if (to === at) return -1
    }
    this.say(decoded(text.slice(at, to)))
    return to
  }

  private say(words: string): void {
    if (this.path.length > 0) this.handler.text?.(words)
    else if (!isBlank(words)) refuse()
  }

  /** The place behind the markup that begins here; -1 when its end is not there yet. */
  private markup(text: string, at: number): number {
    const kind = text[at + 1]
    if (kind === undefined) return -1
    if (kind === '/') return this.endTag(text, at)
    if (kind === '?') return behind(text, '?>', at)
    if (kind === '!') return this.declaration(text, at)
    return this.startTag(text, at)
  }

  private declaration(text: string, at: number): number {
    if (text.startsWith('<!--', at)) return behind(text, '-->', at + 4)
    if (text.startsWith('<![CDATA[', at)) {
      const end = behind(text, ']]>', at)
      if (end > 0) this.say(text.slice(at + 9, end - 3))
      return end
    }
    // Everything bad in XML begins with a document type, and no workbook needs one.
    if (text.length - at >= 9) refuse()
    return -1
  }

  private endTag(text: string, at: number): number {
    const end = text.indexOf('>', at)
    if (end < 0) return -1
    const name = text.slice(at + 2, end).trimEnd()
    if (this.path.pop() !== name) refuse()
    this.handler.close?.(localName(name))
    return end + 1
  }

  private startTag(text: string, at: number): number {
    let tries = 0
    for (let end = text.indexOf('>', at); end >= 0; end = text.indexOf('>', end + 1)) {
      const is_empty = text.charCodeAt(end - 1) === 47
      const tag = readTag(text, at + 1, is_empty ? end - 1 : end)
      // The sign was part of a value.
      if (tag === null && ++tries > MOST_IN_VALUES) refuse()
      if (tag === null) continue
      if (tag.name === '' || tag.name.includes('<') || (this.path.length === 0 && this.has_root)) refuse()
      this.has_root = true
      const name = localName(tag.name)
      this.handler.open(name, tag.attributes)
      if (is_empty) this.handler.close?.(name)
      else if (this.path.push(tag.name) > DEEPEST) refuse()
      return end + 1
    }
    return -1
  }
}

function behind(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from)
  return at < 0 ? -1 : at + mark.length
}
