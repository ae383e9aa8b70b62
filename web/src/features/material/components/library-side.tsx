import { getMaterialUsage } from '@inkroute/contract/material/library'
import { Progress } from 'antd'
import { useCall } from '../../../shared/api/hooks.ts'
import { formatBytes } from '../../../shared/format/bytes.ts'
import { usePermission } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import type { LibraryPlaceHandle } from '../library-filter.ts'
import { materialText } from '../material.text.ts'
import { useFolders } from '../use-folders.ts'
import { FolderTree, useFolderDrop } from './folder-tree.tsx'
import css from './side.module.css'
import { TagList } from './tag-list.tsx'

interface SideProps {
  readonly handle: LibraryPlaceHandle
  readonly onMaterials: (ids: number[], category_id: number | null) => void
}

function Place({
  label,
  count,
  is_current,
  onGo,
}: {
  label: string
  count: number | undefined
  is_current: boolean
  onGo: () => void
}) {
  return (
    <li className={css.entry} data-current={is_current}>
      <button type="button" className={css.go} aria-current={is_current} onClick={onGo}>
        <span className="truncate">{label}</span>
        <span className="text-xs text-quiet tabular-nums">{count ?? ''}</span>
      </button>
    </li>
  )
}

function Room({ bytes, max_bytes }: { bytes: number; max_bytes: number | null }) {
  const text = useText(materialText)
  const used = formatBytes(bytes)
  if (max_bytes === null) return <p className="text-xs text-quiet border-t pt-3">{fill(text.room_free, { used })}</p>
  const words = fill(text.room, { used, limit: formatBytes(max_bytes) })
  const percent = Math.min(100, (bytes / max_bytes) * 100)
  return (
    <div className="text-xs text-quiet border-t pt-3">
      <Progress
        percent={percent}
        showInfo={false}
        size="small"
        status={percent > 90 ? 'exception' : 'normal'}
        aria-label={words}
      />
      {words}
    </div>
  )
}

/** Navigation: all, unfiled, folders, tags, duplicates, deleted; and storage usage. */
export function LibrarySide({ handle, onMaterials }: SideProps) {
  const text = useText(materialText)
  const { place, go, change } = handle
  const { view, query } = place
  const may_edit = usePermission('design.material:edit')
  const usage = useCall(getMaterialUsage, {}, { quiet: true }).data
  const folders = useFolders()
  const isAll = view === 'all'
  const tree = {
    handle: folders,
    may_edit,
    current: isAll ? query.category_id : undefined,
    onGo: (category_id: number) => go({ category_id }),
    onMaterials,
  } as const
  const { isOver, drop } = useFolderDrop(tree, null)
  return (
    <nav className="grid content-start gap-4" aria-label={text.folders}>
      <ul className={`bare-list grid ${css.list}`}>
        <Place
          label={text.all}
          count={usage?.count}
          is_current={isAll && query.category_id === undefined}
          onGo={() => go({})}
        />
        <li className={css.entry} data-current={isAll && query.category_id === 0} data-over={isOver} {...drop}>
          <button type="button" className={css.go} onClick={() => go({ category_id: 0 })}>
            <span className="truncate">{text.unsorted}</span>
            <span className="text-xs text-quiet tabular-nums">{usage?.unsorted ?? ''}</span>
          </button>
        </li>
      </ul>
      <FolderTree {...tree} />
      <TagList
        chosen={(query.tag_ids ?? '').split(',').filter(Boolean).map(Number)}
        may_edit={may_edit}
        onChoose={(ids) => (isAll ? change : go)({ tag_ids: ids.join(',') || undefined })}
      />
      <ul className={`bare-list grid ${css.list}`}>
        <Place
          label={text.duplicates}
          count={usage?.duplicates}
          is_current={view === 'duplicates'}
          onGo={() => go({ view: 'duplicates' })}
        />
        <Place
          label={text.deleted}
          count={usage?.deleted}
          is_current={view === 'deleted'}
          onGo={() => go({ view: 'deleted' })}
        />
      </ul>
      {usage ? <Room bytes={usage.bytes} max_bytes={usage.max_bytes} /> : null}
    </nav>
  )
}
