const NUMBER = '#number:'
/** Numbers keep their digits: ids beyond 2^53 are passed on as they came. */
const keepDigits = (_key: string, value: unknown, { source }: { source: string }): unknown =>
  typeof value === 'number' ? NUMBER + source : value
const readExactly = (text: string): unknown => JSON.parse(text, keepDigits as (key: string, value: unknown) => unknown)
const written = (value: unknown): string => JSON.stringify(value).replace(/"#number:([^"]+)"/g, '$1')

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What platforms call a thing otherwise: pictures by their address, goods of SHEIN by names. */
const ID_NAMES = new Set(['sku', 'spu_name', 'skc_name', 'version', 'transformed', 'url', 'uri'])
/** About the call, not about what was written. */
const CALL_NAMES = /^(request|trace|log)_?id$/i

/** `id`, `listing_id`, `variantIds`, `orderSn`: without it nobody could tell what was written. */
const isId = (name: string): boolean =>
  /(^|_)(id|ids|sn)$|[a-z](Id|ID|Ids|Sn|SnList)$/.test(name) && !CALL_NAMES.test(name)

/** Other names count only where there is no id. */
function getIds(value: Record<string, unknown>): ReadonlySet<string> {
  const names = Object.keys(value)
  const ids = names.filter(isId)
  return new Set(ids.length > 0 ? ids : names.filter((name) => ID_NAMES.has(name)))
}

const holdsId = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(holdsId)
    : isObject(value) && (getIds(value).size > 0 || Object.values(value).some(holdsId))

/** Paths of the fields an answer could do without: all but the first ids on the way down, e.g. `data.item.price`. */
export function optionalFields(text: string): string[] {
  const found = new Set<string>()
  const look = (value: unknown, path: string): void => {
    if (Array.isArray(value)) for (const item of value) look(item, `${path}[]`)
    if (!isObject(value)) return
    const ids = getIds(value)
    for (const [name, inner] of Object.entries(value)) {
      const here = path === '' ? name : `${path}.${name}`
      if (!ids.has(name) && (ids.size > 0 || !holdsId(inner))) found.add(here)
      look(inner, here)
    }
  }
  try {
    look(readExactly(text), '')
  } catch {
    // Neither a page nor a file has fields.
  }
  return [...found]
}

type Decide = (path: string, name: string, value: unknown) => boolean

function without(value: unknown, path: string, isDropped: Decide): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, `${path}[]`, isDropped))
  if (!isObject(value)) return value
  const kept = Object.entries(value).flatMap(([name, inner]) => {
    const here = path === '' ? name : `${path}.${name}`
    return isDropped(here, name, inner) ? [] : [[name, without(inner, here, isDropped)] as const]
  })
  return Object.fromEntries(kept)
}

const EMPTY = new Set<unknown>(['', '0', `${NUMBER}0`, null, false])

/** `all` leaves nothing but ids; `empty` leaves out what is 0, empty or null, as PHP shops do. */
export type Drop = { readonly field: string } | 'all' | 'empty'

export function dropFields(text: string, drop: Drop): string {
  const optional = new Set(optionalFields(text))
  const isDropped: Decide = (path, name, value) => {
    if (drop === 'empty') return !isId(name) && EMPTY.has(value)
    return drop === 'all' ? optional.has(path) : path === drop.field
  }
  try {
    return written(without(readExactly(text), '', isDropped))
  } catch {
    return text
  }
}
