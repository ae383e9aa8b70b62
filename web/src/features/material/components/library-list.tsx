import { type Material, materialLimits } from '@inkroute/contract/material/item'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { usePermission } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import type { LibraryPlaceHandle } from '../library-filter.ts'
import { materialText } from '../material.text.ts'
import { useLibraryPages } from '../use-library-pages.ts'
import type { MaterialActions } from '../use-material-actions.ts'
import { useSelection } from '../use-selection.ts'
import { BulkBar } from './bulk-bar.tsx'
import { DetailDrawer } from './detail-drawer.tsx'
import { FilterBar } from './filter-bar.tsx'
import { MaterialGrid } from './material-grid.tsx'
import css from './screen.module.css'

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

/** The list a filter finds, with what can be done to it. */
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
        <p className={css.note}>{fill(text.trash_note, { days: materialLimits.keep_deleted_days })}</p>
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
          <span className={css.total}>{pages.is_pending ? '' : fill(text.total, { total })}</span>
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
