import { listUploads } from '@inkroute/contract/upload'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { type ReactNode, useEffect } from 'react'
import { keyOf, useCall } from '../../../shared/api/hooks.ts'
import { usePermission } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { type LibraryFilter, useLibraryFilter } from '../library-filter.ts'
import { uploadText } from '../upload.text.ts'
import { useUploadQueue } from '../upload-queue.ts'
import { DropZone } from './drop-zone.tsx'
import { Library } from './library.tsx'
import { LibraryFilters } from './library-filters.tsx'
import css from './material.module.css'
import { QueuePanel } from './queue-panel.tsx'

const PAGE_SIZE = 24
/** While intake is still reading something, look again. */
const PENDING_MS = 3000

/** A finished upload belongs into the list at once. */
function useRefetchOnDone(): void {
  const client = useQueryClient()
  const done = useUploadQueue(({ items }) => items.filter(({ state }) => state === 'done').length)
  useEffect(() => {
    if (done > 0) void client.invalidateQueries({ queryKey: keyOf(listUploads) })
  }, [client, done])
}

function Nothing({ is_narrowed, onClear }: { is_narrowed: boolean; onClear: () => void }) {
  const text = useText(uploadText)
  return (
    <div className={css.empty}>
      <h2>{is_narrowed ? text.none_title : text.empty_title}</h2>
      <p>{is_narrowed ? text.none_body : text.empty_body}</p>
      {is_narrowed ? <Button onClick={onClear}>{text.clear_filters}</Button> : null}
    </div>
  )
}

interface MaterialScreenProps {
  /** Put beside the title by the page, which may know other features. */
  readonly actions?: (filter: LibraryFilter) => ReactNode
}

export function MaterialScreen({ actions }: MaterialScreenProps) {
  const text = useText(uploadText)
  const { filter, setFilter, is_narrowed } = useLibraryFilter()
  const may_upload = usePermission('design.material:upload')
  const can_delete = usePermission('design.material:delete')
  const { page = 1, page_size = PAGE_SIZE } = filter
  const list = useCall(listUploads, { ...filter, page, page_size }, { quiet: true })
  const has_pending = list.data?.data.some(({ status }) => status === 'pending') ?? false
  useCall(listUploads, { ...filter, page, page_size }, { quiet: true, enabled: has_pending, refetch_ms: PENDING_MS })
  useRefetchOnDone()
  const clear = () => setFilter({ type: undefined, keyword: undefined, date_from: undefined, date_to: undefined })
  return (
    <div className={css.stack}>
      <PageHeader description={text.description} actions={actions?.(filter)} />
      {may_upload ? <DropZone /> : null}
      <QueuePanel />
      <LibraryFilters filter={filter} setFilter={setFilter} />
      {list.isPending ? <Skeleton active /> : null}
      {list.isError && !list.data ? <LoadFailed onRetry={() => void list.refetch()} /> : null}
      {list.data && list.data.total === 0 ? <Nothing is_narrowed={is_narrowed} onClear={clear} /> : null}
      {list.data && list.data.total > 0 ? (
        <Library
          pictures={list.data.data}
          total={list.data.total}
          page={page}
          page_size={page_size}
          can_delete={can_delete}
          onPage={(next, size) => setFilter({ page: next, page_size: size === PAGE_SIZE ? undefined : size })}
        />
      ) : null}
    </div>
  )
}
