import { listDuplicates } from '@inkroute/contract/material/vision'
import { Button, Segmented, Skeleton } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import { usePermission } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import type { LibraryPlaceHandle } from '../library-filter.ts'
import { dialogText, materialText } from '../material.text.ts'
import type { MaterialActions } from '../use-material-actions.ts'
import css from './screen.module.css'

const STEP = 20
const MOST = 100

/** Groups of the same or nearly the same picture, to keep one of each. */
export function DuplicatesView({ handle, actions }: { handle: LibraryPlaceHandle; actions: MaterialActions }) {
  const text = useText(dialogText)
  const words = useText(materialText)
  const may_delete = usePermission('design.material:delete')
  const [page_size, setSize] = useState(STEP)
  const { is_near } = handle.place
  const found = useCall(listDuplicates, { page_size, is_near: is_near ? '1' : '0' }, { quiet: true })
  const groups = found.data?.data ?? []
  const total = found.data?.total ?? 0
  const options = [
    { value: 'same', label: text.dup_only_same },
    { value: 'near', label: text.dup_also_near },
  ]
  return (
    <div className="grid gap-4">
      <div className={css.bar}>
        <Segmented
          options={options}
          value={is_near ? 'near' : 'same'}
          onChange={(value) => handle.change({ near: value === 'near' ? '1' : undefined })}
        />
        <span className="text-quiet mr-auto">{found.data ? fill(text.dup_total, { total }) : ''}</span>
      </div>
      {found.isPending ? <Skeleton active /> : null}
      {found.isError ? <LoadFailed onRetry={() => void found.refetch()} /> : null}
      {found.data && total === 0 ? <EmptyState icon="check" title={text.dup_none} body={text.dup_none_body} /> : null}
      {groups.map(({ is_same, materials }) => (
        <section key={materials.map(({ id }) => id).join('-')} className={`card p-4 ${css.group}`}>
          <div className={css.bar}>
            <strong className="text-quiet mr-auto">{is_same ? text.dup_same : text.dup_near}</strong>
            {may_delete ? (
              <Button onClick={() => actions.remove.mutate({ ids: materials.slice(1).map(({ id }) => id) })}>
                {text.dup_keep}
              </Button>
            ) : null}
          </div>
          <ul className="bare-list grid gap-3 mt-3">
            {materials.map((material) => (
              <li key={material.id} className={css.twin}>
                <img src={material.preview_469_url ?? ''} alt={material.name} loading="lazy" />
                <p title={material.name}>{material.name}</p>
                <p className="text-xs text-quiet">
                  {material.width_px} × {material.height_px} · <RelativeTime at={material.created_at} />
                </p>
                {may_delete ? (
                  <Button size="small" danger onClick={() => actions.remove.mutate({ ids: [material.id] })}>
                    {words.delete}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups.length < total && page_size < MOST ? (
        <Button onClick={() => setSize(page_size + STEP)}>{text.more}</Button>
      ) : null}
    </div>
  )
}
