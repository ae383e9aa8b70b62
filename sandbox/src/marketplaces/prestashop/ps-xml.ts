import type { FastifyRequest } from 'fastify'
import { bodyText, getContentType } from '../core/http.ts'

const marks: readonly (readonly [string, string])[] = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&apos;', "'"],
  ['&amp;', '&'],
]
const unescaped = (text: string): string =>
  marks.reduce((left, [escaped, mark]) => left.replaceAll(escaped, mark), text)

/** What a write says of one resource. */
export interface Written {
  readonly fields: ReadonlyMap<string, string>
  /** Texts by language, by field. */
  readonly texts: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** Ids by the name of the list. */
  readonly links: ReadonlyMap<string, readonly string[]>
}

type Element = readonly [name: string, inner: string]

/** The elements side by side in a text; null if there is anything else between them. */
function elementsIn(text: string): Element[] | null {
  const found: Element[] = []
  const rest = text.replace(/<(\w+)>(.*?)<\/\1>/gs, (_all, name: string, inner: string) => {
    found.push([name, inner])
    return ''
  })
  return rest === '' ? found : null
}

function textsIn(inner: string): ReadonlyMap<string, string> | null {
  const texts = new Map<string, string>()
  const rest = inner.replace(/<language id="(\d+)">([^<]*)<\/language>/g, (_all, id: string, text: string) => {
    texts.set(id, unescaped(text))
    return ''
  })
  return rest === '' && texts.size > 0 ? texts : null
}

function linksIn(inner: string): [string, readonly string[]][] | null {
  const lists = elementsIn(inner)
  return (
    lists?.map(([name, items]) => [
      name,
      (elementsIn(items) ?? []).flatMap(([, item]) => /^<id>(\d+)<\/id>$/.exec(item)?.[1] ?? []),
    ]) ?? null
  )
}

/** The resource in `<prestashop><node>…`; null if the body is anything else, or badly escaped. */
export function writtenIn(request: FastifyRequest, node: string): Written | null {
  const body = bodyText(request)
  const [, inner = ''] =
    new RegExp(`^<\\?xml[^>]*\\?><prestashop><${node}>(.*)</${node}></prestashop>$`, 's').exec(body) ?? []
  if (getContentType(request) !== 'text/xml' || /&(?!(?:amp|lt|gt|quot|apos);)/.test(inner)) return null
  const elements = elementsIn(inner)
  if (!elements?.length) return null
  const fields = new Map<string, string>()
  const texts = new Map<string, ReadonlyMap<string, string>>()
  const links = new Map<string, readonly string[]>()
  for (const [name, value] of elements) {
    const told = name === 'associations' ? null : textsIn(value)
    if (name === 'associations') for (const [list, ids] of linksIn(value) ?? []) links.set(list, ids)
    else if (told) texts.set(name, told)
    else if (value.includes('<')) return null
    else fields.set(name, unescaped(value))
  }
  return { fields, texts, links }
}
