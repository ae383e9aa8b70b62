import type { Material } from '@inkroute/contract/material/item'
import { Button } from 'antd'
import { useState } from 'react'
import { usePermission } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import type { LibraryPlaceHandle } from '../library-filter.ts'
import { dialogText } from '../material.text.ts'
import { nothing, toggled } from '../selection.view.ts'
import type { MaterialActions } from '../use-material-actions.ts'
import { BulkBar } from './bulk-bar.tsx'
import { DetailDrawer } from './detail-drawer.tsx'
import css from './screen.module.css'
import { SimilarView } from './similar-view.tsx'

interface SimilarListProps {
  readonly handle: LibraryPlaceHandle
  readonly actions: MaterialActions
  readonly onSimilar: (material: Pick<Material, 'id'>) => void
}

/** The results of a search by picture, with the same actions as any list. */
export function SimilarList({ handle, actions, onSimilar }: SimilarListProps) {
  const text = useText(dialogText)
  const may_delete = usePermission('design.material:delete')
  const [selection, setSelection] = useState(nothing)
  const [open, setOpen] = useState<Material | undefined>(undefined)
  const clear = () => setSelection(nothing)
  const ids = [...selection.ids]
  const remove = (list: number[]) => {
    if (may_delete && list.length > 0) actions.remove.mutate({ ids: list }, { onSuccess: clear })
    setOpen(undefined)
  }
  return (
    <>
      <div className={css.bar}>
        <Button onClick={() => handle.go({})}>{text.back}</Button>
        <strong>{text.image_search}</strong>
      </div>
      {ids.length > 0 ? (
        <BulkBar ids={ids} total={ids.length} is_deleted={false} actions={actions} onAll={() => {}} onClear={clear} />
      ) : null}
      <SimilarView
        key={handle.place.similar_to}
        material_id={handle.place.similar_to}
        selected={selection.ids}
        onToggle={(id) => setSelection((now) => toggled(now, id))}
        onClear={clear}
        onOpen={setOpen}
        onDelete={() => remove(ids)}
      />
      <DetailDrawer
        material={open}
        onStep={() => {}}
        onClose={() => setOpen(undefined)}
        onDelete={may_delete ? (id) => remove([id]) : null}
        onSimilar={(id) => {
          setOpen(undefined)
          onSimilar({ id })
        }}
      />
    </>
  )
}
