import { pictureTypes, uploadSorts } from '@inkroute/contract/upload'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'

export interface LibraryFilter {
  readonly type?: (typeof pictureTypes)[number]
  readonly keyword?: string
  readonly date_from?: string
  readonly date_to?: string
  readonly sort?: (typeof uploadSorts)[number]
  readonly page?: number
  readonly page_size?: number
}

const oneOf = <T extends string>(list: readonly T[], value: string | null): T | undefined =>
  list.find((candidate) => candidate === value)
const dayOf = (value: string | null) => (value && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined)
const countOf = (value: string | null) => (value && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : undefined)

/** Reads an address anyone may have typed; what makes no sense counts as absent. */
export function readFilter(params: URLSearchParams): LibraryFilter {
  const found = {
    type: oneOf(pictureTypes, params.get('type')),
    keyword: params.get('keyword')?.trim().slice(0, 100) || undefined,
    date_from: dayOf(params.get('date_from')),
    date_to: dayOf(params.get('date_to')),
    sort: oneOf(uploadSorts, params.get('sort')),
    page: countOf(params.get('page')),
    page_size: oneOf(['24', '48', '96'], params.get('page_size')),
  }
  const { page_size, ...rest } = found
  const whole = { ...rest, page_size: page_size ? Number(page_size) : undefined }
  return Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined))
}

/** The filters of the library, kept in the address so that they can be shared and survive a reload. */
export function useLibraryFilter() {
  const [params, setParams] = useSearchParams()
  const filter = useMemo(() => readFilter(params), [params])
  const setFilter = useCallback(
    (part: { readonly [K in keyof LibraryFilter]: LibraryFilter[K] | undefined }) => {
      // Whatever changes, the page that fitted the old list does not fit the new one.
      const merged = { ...filter, page: undefined, ...part }
      const entries = Object.entries(merged).filter(([, value]) => value !== undefined && value !== '')
      setParams(Object.fromEntries(entries.map(([key, value]) => [key, String(value)])), { preventScrollReset: true })
    },
    [filter, setParams],
  )
  const { page: _page, page_size: _size, sort: _sort, ...narrowing } = filter
  return { filter, setFilter, is_narrowed: Object.keys(narrowing).length > 0 }
}
