import type { Material } from '@inkroute/contract/material/item'
import { changeMaterial, getMaterial } from '@inkroute/contract/material/library'
import { Button, Drawer, Input, Select, TreeSelect } from 'antd'
import { useEffect } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { usePermission } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { detailText } from '../material.text.ts'
import { getPath, useFolders, useTags } from '../use-folders.ts'
import { shownMaterials } from '../use-material-actions.ts'
import { DetailFacts } from './detail-facts.tsx'
import { folderOptions } from './move-dialog.tsx'
import css from './screen.module.css'
import { getTagIds } from './tag-dialog.tsx'

/** Name, folder and tags, changed where they are read. */
function Editable({ material }: { material: Material }) {
  const text = useText(detailText)
  const may_edit = usePermission('design.material:edit')
  const { tree, folders } = useFolders()
  const { tags } = useTags()
  const send = useSend(changeMaterial, { refetch: shownMaterials, onSuccess: () => showToast('success', text.saved) })
  const { id, name, category_id } = material
  const rename = (wanted: string) => {
    if (wanted.trim() && wanted.trim() !== name) send.mutate({ id, name: wanted.trim() })
  }
  if (!may_edit) {
    const path = getPath(folders, category_id).join(' / ')
    return (
      <p className="text-xs text-quiet">
        {[path, ...material.tags.map((tag) => tag.name)].filter(Boolean).join(' · ')}
      </p>
    )
  }
  return (
    <div className="grid gap-3" style={{ marginTop: 16 }}>
      <Input
        key={name}
        defaultValue={name}
        maxLength={120}
        aria-label={text.name}
        onBlur={(event) => rename(event.target.value)}
        onPressEnter={(event) => event.currentTarget.blur()}
      />
      <TreeSelect
        aria-label={text.folder}
        placeholder={text.none}
        allowClear
        treeDefaultExpandAll
        value={category_id ?? undefined}
        treeData={folderOptions(tree)}
        onChange={(value: number | undefined) => send.mutate({ id, category_id: value ?? null })}
      />
      <Select
        mode="tags"
        aria-label={text.tags}
        placeholder={text.tags}
        maxCount={30}
        value={material.tags.map((tag) => tag.name)}
        options={tags.map((tag) => ({ value: tag.name, label: tag.name }))}
        onChange={async (names: string[]) => send.mutate({ id, tag_ids: await getTagIds(names, tags) })}
      />
    </div>
  )
}

interface DrawerProps {
  readonly material: Material | undefined
  readonly onStep: (by: -1 | 1) => void
  readonly onClose: () => void
  readonly onDelete: ((id: number) => void) | null
  readonly onSimilar: (id: number) => void
}

function useStepKeys(is_open: boolean, onStep: (by: -1 | 1) => void): void {
  useEffect(() => {
    if (!is_open) return
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (target instanceof HTMLElement && target.closest('input, textarea, [role="combobox"]')) return
      if (key === 'ArrowRight') onStep(1)
      if (key === 'ArrowLeft') onStep(-1)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [is_open, onStep])
}

/** A large look with all that is known; the arrow keys turn over to the next picture. */
export function DetailDrawer({ material, onStep, onClose, onDelete, onSimilar }: DrawerProps) {
  const text = useText(detailText)
  useStepKeys(material !== undefined, onStep)
  const id = material?.id ?? 0
  const detail = useCall(getMaterial, { id }, { enabled: id > 0 && !material?.deleted_at, quiet: true }).data
  const shown = detail?.id === id ? detail : material
  return (
    <Drawer open={material !== undefined} onClose={onClose} title={shown?.name} size={480} destroyOnHidden>
      {shown ? (
        <>
          <div className={`grid place-items-center overflow-hidden border rounded-card ${css.large}`}>
            {shown.preview_1000_url ? <img src={shown.preview_1000_url} alt={shown.name} /> : null}
          </div>
          <div className={css.bar} style={{ marginTop: 12 }}>
            <Button onClick={() => onStep(-1)}>{text.previous}</Button>
            <Button onClick={() => onStep(1)}>{text.next}</Button>
            <span className="text-quiet mr-auto" />
            <Button onClick={() => onSimilar(shown.id)}>{text.similar}</Button>
            <Button type="primary" href={`/design/newSingleDesign?material=${shown.id}`} target="_blank">
              {text.design}
            </Button>
          </div>
          {shown.deleted_at ? null : <Editable key={shown.id} material={shown} />}
          <DetailFacts material={shown} detail={detail?.id === id ? detail : undefined} />
          <div className={css.bar}>
            {shown.url ? (
              <Button href={shown.url} target="_blank">
                {text.open}
              </Button>
            ) : null}
            {onDelete && !shown.deleted_at ? (
              <Button danger onClick={() => onDelete(shown.id)}>
                {text.delete}
              </Button>
            ) : null}
          </div>
        </>
      ) : null}
    </Drawer>
  )
}
