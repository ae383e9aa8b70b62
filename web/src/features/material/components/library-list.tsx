import { type Material, materialLimits } from '@inkroute/contract/material/item'
import { listMaterialIds, listMaterials } from '@inkroute/contract/material/library'
import { useQueries } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../../shared/api/client.ts'
import { toQuery, useCall } from '../../../shared/api/hooks.ts'
import { usePermission } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import type { LibraryPlaceHandle, LibraryQuery } from '../library-filter.ts'
import { materialText } from '../material.text.ts'
import { nothing, ranged, type Selection, toggled } from '../selection.view.ts'
import type { MaterialActions } from '../use-material-actions.ts'
import { BulkBar } from './bulk-bar.tsx'
import { DetailDrawer } from './detail-drawer.tsx'
import { FilterBar } from './filter-bar.tsx'
import { MaterialGrid } from './material-grid.tsx'
import css from './screen.module.css'

/** Selection across all results of a filter, including rows not loaded yet. */
function useSelection(query: LibraryQuery, loaded: () => readonly number[]) {
  const text = useText(materialText)
  const [selection, setSelection] = useState<Selection>(nothing)
  const place = JSON.stringify(query)
  // A different list clears the selection, so that nothing out of view is deleted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => setSelection(nothing), [place])
  const clear = useCallback(() => setSelection(nothing), [])
  const toggle = useCallback((id: number) => setSelection((now) => toggled(now, id)), [])
  /** A range over rows not loaded yet fetches the full order once. */
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

const PAGE_SIZE = 60
/** While something is still being read, look again. */
const PENDING_MS = 3000

/**
 * The whole result of a filter, of which only the pages in sight are fetched: `itemAt` answers undefined for what is
 * still on its way.
 */
function useLibraryPages(query: LibraryQuery) {
  const first = useCall(listMaterials, { ...query, page: 1, page_size: PAGE_SIZE }, { quiet: true })
  const has_pending = first.data?.data.some(({ status }) => status === 'pending') ?? false
  useCall(
    listMaterials,
    { ...query, page: 1, page_size: PAGE_SIZE },
    { quiet: true, enabled: has_pending, refetch_ms: PENDING_MS },
  )
  const [wanted, setWanted] = useState<readonly number[]>([])
  const total = first.data?.total ?? 0
  const pages = wanted.filter((page) => page > 1 && (page - 1) * PAGE_SIZE < total)
  const later = useQueries({
    queries: pages.map((page) => ({
      ...toQuery(listMaterials, { ...query, page, page_size: PAGE_SIZE }),
      meta: { quiet: true },
    })),
  })
  const want = useCallback((from: number, to: number) => {
    const [low, high] = [Math.floor(from / PAGE_SIZE) + 1, Math.floor(to / PAGE_SIZE) + 1]
    const next = Array.from({ length: high - low + 1 }, (_, n) => low + n)
    setWanted((now) => (now.length === next.length && now.every((page, n) => page === next[n]) ? now : next))
  }, [])
  const itemAt = (index: number): Material | undefined => {
    const page = Math.floor(index / PAGE_SIZE) + 1
    const rows = page === 1 ? first.data : later[pages.indexOf(page)]?.data
    return rows?.data[index % PAGE_SIZE]
  }
  return {
    total,
    itemAt,
    want,
    is_pending: first.isPending,
    is_error: first.isError && !first.data,
    retry: first.refetch,
  }
}

interface ListProps {
  readonly handle: LibraryPlaceHandle
  readonly actions: MaterialActions
  readonly onSimilar: (material: Pick<Material, 'id'>) => void
}

function Nothing({ handle }: { handle: LibraryPlaceHandle }) {
  const text = useText(materialText)
  const { place, is_narrowed, go } = handle
  if (place.view === 'deleted') return <EmptyState icon="trash" title={text.trash_empty} />
  if (is_narrowed) {
    const clear = <Button onClick={() => go({ category_id: place.query.category_id })}>{text.filters_clear}</Button>
    return <EmptyState icon="search" title={text.none_title} body={text.none_body} action={clear} />
  }
  const body = place.query.category_id === undefined ? text.empty_body : text.folder_empty
  return <EmptyState icon="upload" title={text.empty_title} body={body} />
}

/** The filtered list with its actions. */
export function LibraryList({ handle, actions, onSimilar }: ListProps) {
  const text = useText(materialText)
  const { query, view } = handle.place
  const pages = useLibraryPages(query)
  const { total, itemAt } = pages
  const may_delete = usePermission('design.material:delete')
  const [open, setOpen] = useState<number | null>(null)
  const loaded = () => Array.from({ length: total }, (_, index) => itemAt(index)?.id ?? 0).filter(Boolean)
  const selection = useSelection(query, loaded)
  const ids = [...selection.ids]
  const remove = (list: number[]) => {
    if (!may_delete || list.length === 0 || view === 'deleted') return
    actions.remove.mutate({ ids: list }, { onSuccess: selection.clear })
    setOpen(null)
  }
  const step = (by: -1 | 1) => setOpen((now) => (now === null ? null : Math.max(0, Math.min(total - 1, now + by))))
  return (
    <>
      <FilterBar {...handle} />
      {view === 'deleted' ? (
        <p className="text-xs text-quiet">{fill(text.trash_note, { days: materialLimits.keep_deleted_days })}</p>
      ) : null}
      {ids.length > 0 ? (
        <BulkBar
          ids={ids}
          total={total}
          is_deleted={view === 'deleted'}
          actions={actions}
          onAll={() => void selection.all()}
          onClear={selection.clear}
        />
      ) : (
        <div className={css.bar}>
          <span className="text-quiet mr-auto">{pages.is_pending ? '' : fill(text.total, { total })}</span>
        </div>
      )}
      {pages.is_pending ? <Skeleton active /> : null}
      {pages.is_error ? <LoadFailed onRetry={() => void pages.retry()} /> : null}
      {!pages.is_pending && !pages.is_error && total === 0 ? <Nothing handle={handle} /> : null}
      {total > 0 ? (
        <MaterialGrid
          total={total}
          itemAt={itemAt}
          onRange={pages.want}
          selected={selection.ids}
          onToggle={selection.toggle}
          onReach={(id) => void selection.reach(id)}
          onAll={() => void selection.all()}
          onClear={selection.clear}
          onOpen={setOpen}
          onDelete={() => remove(ids)}
        />
      ) : null}
      <DetailDrawer
        material={open === null ? undefined : itemAt(open)}
        onStep={step}
        onClose={() => setOpen(null)}
        onDelete={may_delete ? (id) => remove([id]) : null}
        onSimilar={(id) => onSimilar({ id })}
      />
    </>
  )
}
