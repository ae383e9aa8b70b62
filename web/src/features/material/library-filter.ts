import type { CallInput } from '@inkroute/contract/endpoint'
import { materialSorts } from '@inkroute/contract/material/item'
import type { listMaterials } from '@inkroute/contract/material/library'
import { pictureTypes } from '@inkroute/contract/upload/upload'
import { aspects, colourFamilies, designStyles } from '@inkroute/engine/look/names'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'

export type LibraryQuery = Omit<CallInput<typeof listMaterials>, 'page' | 'page_size' | 'category_id'> & {
  readonly category_id?: number
}
export type LibraryView = 'all' | 'deleted' | 'duplicates' | 'similar'

export interface LibraryPlace {
  readonly view: LibraryView
  readonly query: LibraryQuery
  /** Id of the picture to compare with; 0 for a local file. */
  readonly similar_to: number
  readonly is_near: boolean
}

const oneOf = <T extends string>(list: readonly T[], value: string | null): T | undefined =>
  list.find((candidate) => candidate === value)
const findNumber = (value: string | null) => (value && /^\d{1,15}$/.test(value) ? Number(value) : undefined)
const findFlag = (value: string | null) => oneOf(['0', '1'] as const, value)

/** Parses the URL; invalid values count as absent. */
export function readPlace(params: URLSearchParams): LibraryPlace {
  const found = {
    category_id: findNumber(params.get('category_id')),
    tag_ids: /^\d{1,15}(,\d{1,15}){0,19}$/.exec(params.get('tag_ids') ?? '')?.[0],
    keyword: params.get('keyword')?.trim().slice(0, 100) || undefined,
    type: oneOf(pictureTypes, params.get('type')),
    color: oneOf(colourFamilies, params.get('color')),
    aspect: oneOf(aspects, params.get('aspect')),
    style: oneOf(designStyles, params.get('style')),
    has_alpha: findFlag(params.get('has_alpha')),
    sort: oneOf(materialSorts, params.get('sort')),
  }
  const query = Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)) as LibraryQuery
  const view = oneOf(['deleted', 'duplicates', 'similar'] as const, params.get('view')) ?? 'all'
  return {
    view,
    query: view === 'deleted' ? { ...query, is_deleted: '1' } : query,
    similar_to: findNumber(params.get('to')) ?? 0,
    is_near: params.get('near') === '1',
  }
}

type Part = { readonly [key: string]: string | number | undefined }

/** Location in the library, kept in the URL so that it can be shared and survives a reload. */
export function useLibraryPlace() {
  const [params, setParams] = useSearchParams()
  const place = useMemo(() => readPlace(params), [params])
  const change = useCallback(
    (part: Part) => {
      const entries = Object.entries({ ...Object.fromEntries(params), ...part })
      const kept = entries.filter(([, value]) => value !== undefined && value !== '')
      setParams(Object.fromEntries(kept.map(([key, value]) => [key, String(value)])), { preventScrollReset: true })
    },
    [params, setParams],
  )
  /** Another place of the library: filters stay behind, the order goes along. */
  const go = useCallback(
    (part: Part) => {
      const sort = params.get('sort')
      const entries = Object.entries({ ...(sort ? { sort } : {}), ...part })
      const kept = entries.filter(([, value]) => value !== undefined)
      setParams(Object.fromEntries(kept.map(([key, value]) => [key, String(value)])))
    },
    [params, setParams],
  )
  const { category_id: _folder, sort: _sort, is_deleted: _deleted, ...narrowing } = place.query
  return { place, change, go, is_narrowed: Object.keys(narrowing).length > 0 }
}
export type LibraryPlaceHandle = ReturnType<typeof useLibraryPlace>
