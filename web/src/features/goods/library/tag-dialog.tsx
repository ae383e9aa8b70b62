import { tagGoods } from '@inkroute/contract/goods/goods'
import { listGoodsTags } from '@inkroute/contract/goods/tag'
import { Modal, Select } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { goodsRefetch } from '../goods.api.ts'
import { goodsText } from '../goods.text.ts'
import css from './library.module.css'

interface TagDialogProps {
  readonly ids: readonly number[]
  readonly onClose: () => void
}

/** Puts tags on many goods at once and takes others off. */
export function TagDialog({ ids, onClose }: TagDialogProps) {
  const text = useText(goodsText)
  const [add, setAdd] = useState<number[]>([])
  const [remove, setRemove] = useState<number[]>([])
  const tags = useCall(listGoodsTags, {}).data?.tags ?? []
  const options = tags.map(({ id, name }) => ({ value: id, label: name }))
  const send = useSend(tagGoods, {
    refetch: [...goodsRefetch, listGoodsTags],
    onSuccess: ({ changed }) => {
      showToast('success', fill(text.tags_done, { count: changed }))
      onClose()
    },
  })
  const field = (label: string, value: number[], other: number[], set: (next: number[]) => void) => (
    <Select
      mode="multiple"
      style={{ width: '100%' }}
      aria-label={label}
      placeholder={label}
      value={value}
      showSearch={{ optionFilterProp: 'label' }}
      options={options.filter((option) => !other.includes(option.value))}
      onChange={set}
    />
  )
  return (
    <Modal
      open
      title={fill(text.tags_title, { count: ids.length })}
      okText={text.apply}
      cancelText={text.cancel}
      okButtonProps={{ loading: send.isPending, disabled: add.length + remove.length === 0 }}
      onOk={() => send.mutate({ ids: [...ids], add, remove })}
      onCancel={onClose}
    >
      <div className={css.stack}>
        {tags.length === 0 ? <p>{text.tags_none}</p> : null}
        {field(text.tags_add, add, remove, setAdd)}
        {field(text.tags_remove, remove, add, setRemove)}
        <Link to="/goods/definitionTags">{text.tags_manage}</Link>
      </div>
    </Modal>
  )
}
