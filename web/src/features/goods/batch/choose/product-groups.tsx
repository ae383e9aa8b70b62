import {
  deleteProductGroup,
  listProductGroups,
  type ProductGroup,
  renameProductGroup,
} from '@inkroute/contract/goods/batch/group'
import { Button, Input, Popconfirm, Popover } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../../shared/api/hooks.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { showToast } from '../../../../shared/ui/toast.ts'
import css from './choose.module.css'
import { chooseText } from './choose.text.ts'

function RenameForm({ group, onDone }: { group: ProductGroup; onDone: () => void }) {
  const text = useText(chooseText)
  const [name, setName] = useState(group.name)
  const rename = useSend(renameProductGroup, {
    refetch: [listProductGroups],
    onSuccess: () => {
      showToast('success', text.group_renamed)
      onDone()
    },
  })
  return (
    <form
      className={`flex gap-2 ${css.rename}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim()) rename.mutate({ id: group.id, name: name.trim() })
      }}
    >
      <Input
        autoFocus
        value={name}
        maxLength={40}
        aria-label={text.group_name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button htmlType="submit" type="primary" disabled={!name.trim()} loading={rename.isPending}>
        {text.save}
      </Button>
    </form>
  )
}

interface GroupProps {
  readonly group: ProductGroup
  readonly onUse: (group: ProductGroup) => void
}

function Group({ group, onUse }: GroupProps) {
  const text = useText(chooseText)
  const [is_renaming, setRenaming] = useState(false)
  const drop = useSend(deleteProductGroup, { refetch: [listProductGroups] })
  const { id, name, product_ids, withdrawn } = group
  return (
    <li className={css.group}>
      <button
        type="button"
        disabled={product_ids.length === 0}
        title={fill(text.group_use, { name, count: product_ids.length })}
        onClick={() => onUse(group)}
      >
        {name} · {product_ids.length}
        {withdrawn > 0 ? <small>{fill(text.group_withdrawn, { count: withdrawn })}</small> : null}
      </button>
      <Popover
        destroyOnHidden
        trigger="click"
        placement="right"
        open={is_renaming}
        onOpenChange={setRenaming}
        content={<RenameForm group={group} onDone={() => setRenaming(false)} />}
      >
        <button type="button" aria-label={fill(text.group_rename, { name })} title={fill(text.group_rename, { name })}>
          <Icon name="pen" size_px={14} />
        </button>
      </Popover>
      <Popconfirm
        placement="right"
        title={fill(text.group_delete_ask, { name })}
        okText={text.group_delete_yes}
        cancelText={text.cancel}
        onConfirm={() => drop.mutate({ id })}
      >
        <button type="button" aria-label={fill(text.group_delete, { name })} title={fill(text.group_delete, { name })}>
          <Icon name="trash" size_px={14} />
        </button>
      </Popconfirm>
    </li>
  )
}

/** Saved product groups: apply, rename or delete with confirmation. */
export function ProductGroups({ onUse }: Pick<GroupProps, 'onUse'>) {
  const text = useText(chooseText)
  const groups = useCall(listProductGroups, {}, { quiet: true }).data?.data ?? []
  if (groups.length === 0) return null
  return (
    <>
      <h3>{text.groups}</h3>
      <ul className="bare-list grid gap-0.5" aria-label={text.groups}>
        {groups.map((group) => (
          <Group key={group.id} group={group} onUse={onUse} />
        ))}
      </ul>
    </>
  )
}
