import { materialLimits } from '@inkroute/contract/material/item'
import { listMaterialIds } from '@inkroute/contract/material/library'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../shared/api/client.ts'
import { useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { showToast } from '../../shared/ui/toast.ts'
import type { LibraryQuery } from './library-filter.ts'
import { materialText } from './material.text.ts'
import { nothing, ranged, type Selection, toggled } from './selection.view.ts'

/** What is selected among everything a filter finds, also where it was never scrolled into sight. */
export function useSelection(query: LibraryQuery, loaded: () => readonly number[]) {
  const text = useText(materialText)
  const [selection, setSelection] = useState<Selection>(nothing)
  const place = JSON.stringify(query)
  // Another list, another selection: nobody wants to delete what is out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => setSelection(nothing), [place])
  const clear = useCallback(() => setSelection(nothing), [])
  const toggle = useCallback((id: number) => setSelection((now) => toggled(now, id)), [])
  /** A range over places not fetched yet asks for the whole order once. */
  const reach = async (id: number) => {
    const near = loaded()
    const { anchor } = selection
    const is_near = anchor === null || (near.includes(anchor) && near.includes(id))
    const order = is_near ? near : (await call(listMaterialIds, query)).ids
    setSelection((now) => ranged(now, order, id))
  }
  const all = async () => {
    const { ids, total } = await call(listMaterialIds, query)
    if (total > ids.length) showToast('info', fill(text.select_limit, { limit: materialLimits.max_bulk }))
    setSelection({ ids: new Set(ids), anchor: null })
  }
  return { ids: selection.ids, toggle, reach, all, clear }
}
