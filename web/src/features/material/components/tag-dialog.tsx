import { createMaterialTag } from '@inkroute/contract/material/folder'
import { tagMaterials } from '@inkroute/contract/material/library'
import { Modal, Segmented, Select } from 'antd'
import { useState } from 'react'
import { call } from '../../../shared/api/client.ts'
import { useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { dialogText, materialText } from '../material.text.ts'
import { useTags } from '../use-folders.ts'
import { shownMaterials } from '../use-material-actions.ts'

/** Names the person typed become tags; those that exist are found again. */
export async function getTagIds(
  names: readonly string[],
  tags: readonly { id: number; name: string }[],
): Promise<number[]> {
  const ids: number[] = []
  for (const name of names) {
    const known = tags.find((tag) => tag.name.toLowerCase() === name.toLowerCase())
    ids.push(known?.id ?? (await call(createMaterialTag, { name })).id)
  }
  return ids
}

export function TagDialog({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const text = useText(dialogText)
  const words = useText(materialText)
  const { tags } = useTags()
  const [names, setNames] = useState<string[]>([])
  const [mode, setMode] = useState<'add' | 'remove'>('add')
  const send = useSend(tagMaterials, {
    refetch: shownMaterials,
    onSuccess: ({ count }) => {
      showToast('success', fill(words.tagged, { count }))
      onClose()
    },
  })
  const save = async () => send.mutate({ ids: [...ids], tag_ids: await getTagIds(names, tags), mode })
  const modes = [
    { value: 'add' as const, label: text.tag_add },
    { value: 'remove' as const, label: text.tag_remove },
  ]
  return (
    <Modal
      open
      title={fill(text.tag_title, { count: ids.length })}
      okText={words.save}
      cancelText={words.cancel}
      okButtonProps={{ disabled: names.length === 0, loading: send.isPending }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <div className="grid gap-3">
        <Segmented options={modes} value={mode} onChange={setMode} />
        <Select
          mode="tags"
          style={{ width: '100%' }}
          maxCount={30}
          aria-label={text.tag_field}
          placeholder={text.tag_field}
          value={names}
          options={tags.map(({ name }) => ({ value: name, label: name }))}
          onChange={(value: string[]) => setNames(value.map((name) => name.trim().slice(0, 40)).filter(Boolean))}
        />
      </div>
    </Modal>
  )
}
