import type { AnyFilter } from './filter-types.ts'

/** Takes back a filter that is set while the address says nothing. */
export const ALL = 'all'

const NUMBER = /^\d{1,15}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
export const SEARCH_MAX_LENGTH = 100

const initialValue = (filter: AnyFilter): string | undefined => (filter.kind === 'choice' ? filter.initial : undefined)

/** Browsers know no schemas: each kind of filter tells what it takes. */
function fits(filter: AnyFilter, value: string): boolean {
  switch (filter.kind) {
    case 'search':
      return value.length <= (filter.maxLength ?? SEARCH_MAX_LENGTH)
    case 'day':
      return DAY.test(value)
    case 'flag':
      return value === '1'
    case 'choice':
      if (typeof filter.options !== 'function') return filter.options.some((option) => option.value === value)
      return filter.isNumber ? NUMBER.test(value) : true
    case 'linked':
      if (filter.values) return filter.values.includes(value)
      return filter.isNumber ? NUMBER.test(value) : true
    case 'custom':
      return filter.isNumber ? NUMBER.test(value) : true
  }
}

/** What the address means for a filter. What the server would refuse, an old link for example, is as if it were not there. */
export function chosenValue(filter: AnyFilter, inAddress: string | undefined): string | undefined {
  const initial = initialValue(filter)
  if (initial !== undefined && inAddress === ALL) return undefined
  return inAddress !== undefined && fits(filter, inAddress) ? inAddress : initial
}

/** How the address spells a choice: nothing for what is chosen anyway. */
export function addressValue(filter: AnyFilter, value: string | undefined): string | undefined {
  const initial = initialValue(filter)
  if (value === initial) return undefined
  return value ?? (initial === undefined ? undefined : ALL)
}

/** Tabs show what there is; the other filters hide something, unless everything fits them. */
export function isNarrowing(filter: AnyFilter, value: string | undefined): boolean {
  if (filter.kind === 'choice' && (filter.shown === 'tabs' || filter.initial !== undefined)) return false
  return value !== undefined
}
