import { tagColors } from '@inkroute/contract/goods/codes'
import type { GoodsTag } from '@inkroute/contract/goods/goods'
import * as contract from '@inkroute/contract/goods/tag'
import { Button, Form, Input, Modal, Popconfirm, Radio, Spin } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useDragSort } from '../../../shared/hooks/use-drag-sort.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { goodsRefetch } from '../goods.api.ts'
import css from './tags.module.css'
import { tagsText } from './tags.text.ts'

const refetch = [contract.listGoodsTags, ...goodsRefetch]
type Words = { readonly name: string; readonly color: (typeof tagColors)[number] }

function TagDialog({ tag, onClose }: { tag: GoodsTag | null; onClose: () => void }) {
  const text = useText(tagsText)
  const [form] = Form.useForm<Words>()
  const onSuccess = () => {
    showToast('success', text.saved)
    onClose()
  }
  const create = useSend(contract.createGoodsTag, { refetch, onSuccess })
  const update = useSend(contract.updateGoodsTag, { refetch, onSuccess })
  return (
    <Modal
      open
      title={tag ? text.edit : text.add}
      okText={tag ? text.save : text.create}
      cancelText={text.cancel}
      okButtonProps={{ loading: create.isPending || update.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ name: tag?.name ?? '', color: tag?.color ?? tagColors[0] }}
        onFinish={(words) => (tag ? update.mutate({ id: tag.id, ...words }) : create.mutate(words))}
      >
        <Form.Item name="name" label={text.name} rules={[{ required: true, whitespace: true, message: text.required }]}>
          <Input maxLength={20} autoFocus />
        </Form.Item>
        <Form.Item name="color" label={text.color}>
          <Radio.Group className={css.colors ?? ''}>
            {tagColors.map((color, n) => (
              <Radio key={color} value={color} aria-label={fill(text.color_of, { n: n + 1 })}>
                <i style={{ background: color }} />
              </Radio>
            ))}
          </Radio.Group>
        </Form.Item>
      </Form>
    </Modal>
  )
}

interface RowProps {
  readonly tag: GoodsTag
  readonly index: number
  readonly count: number
  readonly step: (index: number, by: -1 | 1) => void
  readonly onEdit: () => void
}

function TagRow({ tag, index, count, step, onEdit }: RowProps) {
  const text = useText(tagsText)
  const { id, name } = tag
  const remove = useSend(contract.deleteGoodsTag, { refetch, onSuccess: () => showToast('success', text.deleted) })
  const button = (label: string, icon: 'arrow_up' | 'pen', onClick: () => void, disabled = false) => (
    <Button
      type="text"
      aria-label={label}
      disabled={disabled}
      icon={<Icon name={icon} size_px={16} />}
      onClick={onClick}
    />
  )
  return (
    <>
      <span className="text-on-dark rounded-sm px-2.5 py-0.5" style={{ background: tag.color }}>
        {name}
      </span>
      <Link to={`/goods/library?tag=${id}`}>{fill(text.goods, { count: tag.count })}</Link>
      <span className="flex ml-auto">
        {button(fill(text.up, { name }), 'arrow_up', () => step(index, -1), index === 0)}
        <span className={css.down}>
          {button(fill(text.down, { name }), 'arrow_up', () => step(index, 1), index === count - 1)}
        </span>
        {button(fill(text.edit_of, { name }), 'pen', onEdit)}
        <Popconfirm
          title={fill(text.delete_ask, { name })}
          okText={text.delete}
          cancelText={text.keep}
          onConfirm={() => remove.mutate({ id })}
        >
          <Button
            type="text"
            danger
            aria-label={fill(text.delete_of, { name })}
            icon={<Icon name="trash" size_px={16} />}
          />
        </Popconfirm>
      </span>
    </>
  )
}

/** The seller's own tags of goods. */
export default function TagsScreen() {
  const text = useText(tagsText)
  const asked = useCall(contract.listGoodsTags, {}, { quiet: true })
  const [dialog, setDialog] = useState<{ tag: GoodsTag | null } | null>(null)
  const sort = useSend(contract.sortGoodsTags, { refetch })
  const tags = asked.data?.tags ?? []
  const { dragProps, step } = useDragSort(tags, (next) => sort.mutate({ ids: next.map((tag) => tag.id) }))
  const add = (
    <Button type="primary" onClick={() => setDialog({ tag: null })}>
      {text.add}
    </Button>
  )
  return (
    <>
      <PageHeader description={text.description} actions={add} />
      {asked.isPending ? <Spin /> : null}
      {asked.isError && !asked.data ? <LoadFailed onRetry={() => void asked.refetch()} /> : null}
      {asked.data && tags.length === 0 ? (
        <EmptyState icon="grid" title={text.empty} body={text.empty_body} action={add} />
      ) : null}
      <ul className={`bare-list grid gap-2 ${css.list}`}>
        {tags.map((tag, index) => (
          <li key={tag.id} {...dragProps(index)}>
            <TagRow tag={tag} index={index} count={tags.length} step={step} onEdit={() => setDialog({ tag })} />
          </li>
        ))}
      </ul>
      {dialog ? <TagDialog tag={dialog.tag} onClose={() => setDialog(null)} /> : null}
    </>
  )
}
