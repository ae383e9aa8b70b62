import type { FastifyRequest } from 'fastify'
import { toQuery } from '../core/http.ts'

type Row = Readonly<Record<string, string>>

interface Filter {
  readonly field: string
  readonly value: string
  readonly condition_type: string
}

interface Criteria {
  readonly filters: readonly Filter[]
  readonly size: number
  readonly page: number
}

const conditions = new Set(['eq', 'in', 'gteq', 'lt'])
const FILTER = /^searchCriteria\[filter_groups\]\[(\d)\]\[filters\]\[0\]\[(field|value|condition_type)\]$/
const SORT = /^searchCriteria\[sortOrders\]\[(\d)\]\[(field|direction)\]$/
const WHOLE = new Set(['searchCriteria[pageSize]', 'searchCriteria[currentPage]'])

/** What a list is asked for; text says what is wrong with it. */
export function getCriteria(request: FastifyRequest, fields: readonly string[]): Criteria | string {
  const query = toQuery(request)
  const groups = new Map<string, Record<string, string>>()
  for (const [name, value] of Object.entries(query)) {
    const [, group, part] = FILTER.exec(name) ?? []
    if (group !== undefined && part !== undefined) groups.set(group, { ...groups.get(group), [part]: value })
    else if (!SORT.test(name) && !WHOLE.has(name)) return `${name} is unknown`
  }
  const filters = [...groups.values()].map(({ field = '', value = '', condition_type = 'eq' }) => ({
    field,
    value,
    condition_type,
  }))
  const odd = filters.find(({ field, condition_type }) => !fields.includes(field) || !conditions.has(condition_type))
  if (odd) return `${odd.field} ${odd.condition_type} is no filter`
  const [size, page] = [Number(query['searchCriteria[pageSize]']), Number(query['searchCriteria[currentPage]'])]
  if (!(size >= 1 && size <= 300 && page >= 1)) return 'pageSize and currentPage have to be numbers'
  return { filters, size, page }
}

const fits =
  (row: Row) =>
  ({ field, value, condition_type }: Filter): boolean => {
    const own = row[field] ?? ''
    if (condition_type === 'in') return value.split(',').includes(own)
    if (condition_type === 'gteq') return own >= value
    return condition_type === 'lt' ? own < value : own === value
  }

/** A page of what fits; past the end it is the last page again. */
export function searched<T>({ filters, size, page }: Criteria, all: readonly T[], toRow: (item: T) => Row) {
  const found = all.filter((item) => filters.every(fits(toRow(item))))
  const last = Math.max(1, Math.ceil(found.length / size))
  const from = (Math.min(page, last) - 1) * size
  return { items: found.slice(from, from + size), total_count: found.length }
}

export const criteriaBody = ({ filters, size, page }: Criteria) => ({
  filter_groups: filters.map((filter) => ({ filters: [filter] })),
  page_size: size,
  current_page: page,
})
