export type Row = Readonly<Record<string, unknown>> & { readonly id: number }

const LIST = new Set(['output_format', 'display', 'date', 'sort', 'limit'])
const DATES = new Set(['date_add', 'date_upd', 'invoice_date', 'delivery_date'])

const inside = (text: string): string | null => /^\[(.*)\]$/s.exec(text)?.[1] ?? null

/** Numbers are compared as numbers, everything else as text. */
const isBelow = (a: string, b: string): boolean =>
  /^\d+$/.test(a) && /^\d+$/.test(b) ? Number(a) <= Number(b) : a <= b

/** `[1|5]`: one of these; `[1,10]`: from one to the other; `[John]`: exactly this. */
function fits(value: string, filter: string): boolean {
  if (filter.includes('|')) return filter.split('|').includes(value)
  const [from = '', to] = filter.split(',')
  return to === undefined ? value === from : isBelow(from, value) && isBelow(value, to)
}

function byOrder(sort: string): (a: Row, b: Row) => number {
  const keys = sort.split(',').map((part) => /^(\w+)_(ASC|DESC)$/.exec(part) ?? [])
  return (a, b) => {
    for (const [, name = '', way] of keys) {
      const [left, right] = [String(a[name]), String(b[name])]
      if (left === right) continue
      return isBelow(left, right) === (way === 'ASC') ? -1 : 1
    }
    return 0
  }
}

/** What is wrong with the parameters of a list; PrestaShop refuses names it does not know. */
export function listFault(query: Readonly<Record<string, string>>, fields: ReadonlySet<string>): string | null {
  for (const [name, value] of Object.entries(query)) {
    const [, field] = /^filter\[(\w+)\]$/.exec(name) ?? []
    if (field === undefined && !LIST.has(name)) return `${name} is unknown`
    if (field !== undefined && !fields.has(field)) return `cannot filter by ${field}`
    if (field !== undefined && inside(value) === null) return `${name} needs brackets`
    if (field !== undefined && DATES.has(field) && query.date !== '1') return 'filters by date need date=1'
  }
  if (query.output_format !== 'JSON') return 'output_format must be JSON'
  const shown = query.display === 'full' ? [] : (inside(query.display ?? '')?.split(',') ?? ['display'])
  const unknown = shown.find((name) => !fields.has(name))
  if (unknown !== undefined) return `cannot display ${unknown}`
  const sorted = query.sort === undefined ? [] : (inside(query.sort)?.split(',') ?? ['?'])
  if (!sorted.every((part) => fields.has(part.replace(/_(ASC|DESC)$/, '')))) return `cannot sort by ${query.sort}`
  return query.limit === undefined || /^(\d+,)?\d+$/.test(query.limit) ? null : 'limit must be a number or two'
}

const getShown = (row: Row, display: string): object =>
  display === 'full' ? row : Object.fromEntries((inside(display) ?? '').split(',').map((name) => [name, row[name]]))

/** The rows a list answers with. */
export function listed(rows: readonly Row[], query: Readonly<Record<string, string>>): object[] {
  const filters = Object.entries(query).flatMap(([name, value]) => {
    const [, field] = /^filter\[(\w+)\]$/.exec(name) ?? []
    return field === undefined ? [] : [[field, inside(value) ?? ''] as const]
  })
  const found = rows.filter((row) => filters.every(([field, filter]) => fits(String(row[field]), filter)))
  const sorted = query.sort === undefined ? found : found.toSorted(byOrder(inside(query.sort) ?? ''))
  const limits = (query.limit ?? '').split(',').filter(Boolean).map(Number)
  const [from = 0, count = found.length] = limits.length === 1 ? [0, ...limits] : limits
  return sorted.slice(from, from + count).map((row) => getShown(row, query.display ?? 'full'))
}
