import { makingStates } from '@inkroute/contract/design/design'
import { designSorts, listDesigns } from '@inkroute/contract/design/record'
import { useCall } from '../../../shared/api/hooks.ts'
import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { isUnfinished } from './record.view.ts'

export const PAGE_SIZE = 20
const LIVE_MS = 2000
const keys = ['keyword', 'state', 'date_from', 'date_to', 'sort', 'basic_product_id', 'tab'] as const

const findDay = (value: string | undefined) => (value && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined)

/** The designs matching the URL; polls while pictures are being rendered. */
export function useDesigns() {
  const { filter, page, setFilter } = useSearchFilter(keys)
  const product = Number(filter.basic_product_id)
  const wanted = {
    keyword: filter.keyword,
    state: makingStates.find((value) => value === filter.state),
    date_from: findDay(filter.date_from),
    date_to: findDay(filter.date_to),
    sort: designSorts.find((value) => value === filter.sort),
    basic_product_id: Number.isInteger(product) && product > 0 ? product : undefined,
  }
  const narrowed = Object.entries(wanted).filter(([, value]) => value !== undefined)
  const input = { ...Object.fromEntries(narrowed), page, page_size: PAGE_SIZE }
  const list = useCall(listDesigns, input, { quiet: true })
  const is_live = list.data?.data.some(({ mockups }) => isUnfinished(mockups)) ?? false
  useCall(listDesigns, input, { quiet: true, enabled: is_live, refetch_ms: LIVE_MS })
  const is_narrowed = narrowed.some(([key]) => key !== 'sort')
  return { list, filter, page, setFilter, is_narrowed }
}
