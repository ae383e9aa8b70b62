import * as contract from '@inkroute/contract/goods/goods'
import { tagGoods } from '@inkroute/contract/goods/goods'
import { listGoodsTags } from '@inkroute/contract/goods/tag'
import { Button, Checkbox, Modal, Select } from 'antd'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { Allowed } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { actionsText } from '../actions/actions.text.ts'
import { useMayPublish } from '../actions/goods-actions.tsx'
import { goodsRefetch } from '../goods.api.ts'
import { goodsText } from '../goods.text.ts'
import { publishPath } from '../goods.view.ts'
import { LabelDialog } from '../label/label-dialog.tsx'
import css from './library.module.css'
import { PriceDialog } from './price-dialog.tsx'

interface TagDialogProps {
  readonly ids: readonly number[]
  readonly onClose: () => void
}

/** Adds and removes tags of many goods. */
function TagDialog({ ids, onClose }: TagDialogProps) {
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
      <div className="grid gap-4">
        {tags.length === 0 ? <p>{text.tags_none}</p> : null}
        {field(text.tags_add, add, remove, setAdd)}
        {field(text.tags_remove, remove, add, setRemove)}
        <Link to="/goods/definitionTags">{text.tags_manage}</Link>
      </div>
    </Modal>
  )
}

interface BarProps {
  readonly page_ids: readonly number[]
  readonly chosen: ReadonlySet<number>
  readonly total: number
  readonly is_bin: boolean
  /** Exports the selection. */
  readonly exporter: (ids: readonly number[]) => ReactNode
  readonly onSelect: (ids: ReadonlySet<number>) => void
  readonly onRecycled: (ids: readonly number[]) => void
}

function BinActions({ chosen, onSelect }: BarProps) {
  const text = useText(goodsText)
  const [is_asking, setAsking] = useState(false)
  const ids = [...chosen]
  const done = (message: string) => {
    showToast('success', message)
    onSelect(new Set())
    setAsking(false)
  }
  const restore = useSend(contract.restoreGoods, {
    refetch: goodsRefetch,
    onSuccess: ({ changed }) => done(fill(text.restored, { count: changed })),
  })
  const purge = useSend(contract.purgeGoods, {
    refetch: goodsRefetch,
    onSuccess: ({ changed, kept }) =>
      done(kept > 0 ? fill(text.purge_kept, { kept }) : fill(text.purged, { count: changed })),
  })
  return (
    <>
      <Button type="primary" loading={restore.isPending} onClick={() => restore.mutate({ ids })}>
        {text.restore}
      </Button>
      <Button danger onClick={() => setAsking(true)}>
        {text.purge}
      </Button>
      <Modal
        open={is_asking}
        title={fill(text.purge_title, { count: ids.length })}
        okText={text.purge}
        cancelText={text.keep}
        okButtonProps={{ danger: true, loading: purge.isPending }}
        onOk={() => purge.mutate({ ids })}
        onCancel={() => setAsking(false)}
      >
        {text.purge_body}
      </Modal>
    </>
  )
}

type Open = 'tags' | 'price' | 'labels' | null

function ActiveActions({ chosen, onSelect, onRecycled, exporter }: BarProps) {
  const text = useText(goodsText)
  const actions = useText(actionsText)
  const navigate = useNavigate()
  const may_publish = useMayPublish()
  const [open, setOpen] = useState<Open>(null)
  const ids = [...chosen]
  const close = () => setOpen(null)
  const recycle = useSend(contract.recycleGoods, {
    refetch: goodsRefetch,
    onSuccess: () => {
      onRecycled(ids)
      onSelect(new Set())
    },
  })
  return (
    <>
      {may_publish ? (
        <Button type="primary" onClick={() => void navigate(publishPath(ids))}>
          {actions.publish}
        </Button>
      ) : null}
      <Allowed permission="goods.library:edit">
        <Button onClick={() => setOpen('tags')}>{text.set_tags}</Button>
      </Allowed>
      <Allowed permission="goods.library:price">
        <Button onClick={() => setOpen('price')}>{text.set_price}</Button>
      </Allowed>
      <Allowed permission="goods.barcode">
        <Button onClick={() => setOpen('labels')}>{text.print}</Button>
      </Allowed>
      {exporter(ids)}
      <Allowed permission="goods.library:delete">
        <Button type="text" loading={recycle.isPending} onClick={() => recycle.mutate({ ids })}>
          {text.recycle}
        </Button>
      </Allowed>
      {open === 'tags' ? <TagDialog ids={ids} onClose={close} /> : null}
      {open === 'price' ? <PriceDialog ids={ids} onClose={close} /> : null}
      {open === 'labels' ? <LabelDialog goods_ids={ids} onClose={close} /> : null}
    </>
  )
}

/** Bulk actions for the selection. */
export function BulkBar(props: BarProps) {
  const { page_ids, chosen, total, is_bin, onSelect } = props
  const text = useText(goodsText)
  const count = chosen.size
  const is_all = count > 0 && count === page_ids.length
  return (
    <div className={`flex flex-wrap items-center min-h-9 text-quiet gap-2 ${css.bar}`} data-active={count > 0}>
      <Checkbox
        checked={is_all}
        indeterminate={count > 0 && !is_all}
        onChange={() => onSelect(new Set(is_all ? [] : page_ids))}
      >
        {count > 0 ? fill(text.selected, { count }) : text.select_page}
      </Checkbox>
      {count > 0 ? (
        <>
          {is_bin ? <BinActions {...props} /> : <ActiveActions {...props} />}
          <Button type="text" onClick={() => onSelect(new Set())}>
            {text.unselect}
          </Button>
        </>
      ) : null}
      <span>{fill(text.total, { total })}</span>
    </div>
  )
}
