import type { MergePart } from '@inkroute/contract/goods/merge'
import * as contract from '@inkroute/contract/goods/merge'
import { decimalToFen, fenToDecimal } from '@inkroute/contract/money'
import { Button, Form, Input, InputNumber, Modal, Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import css from './merge.module.css'
import { mergeSkuText } from './merge.text.ts'

/** A part with its unit price, for editable quantities. */
interface ChosenPart extends MergePart {
  readonly unit_fen: number
}

const getChosen = (part: MergePart): ChosenPart => ({
  ...part,
  unit_fen: Math.round(decimalToFen(part.cost) / Math.max(1, part.quantity)),
})

/** Adding it again increases the quantity. */
function withPart(chosen: readonly ChosenPart[], part: MergePart, most: number): ChosenPart[] {
  const known = chosen.find((one) => one.sku_id === part.sku_id)
  if (!known) return [...chosen, getChosen({ ...part, quantity: 1 })]
  return chosen.map((one) => (one === known ? { ...one, quantity: Math.min(most, one.quantity + 1) } : one))
}

const addUp = (chosen: readonly ChosenPart[]): { count: number; cost: string } => ({
  count: chosen.reduce((sum, { quantity }) => sum + quantity, 0),
  cost: fenToDecimal(chosen.reduce((sum, { quantity, unit_fen }) => sum + quantity * unit_fen, 0)),
})

function Picker({ onPick }: { onPick: (part: contract.MergePart) => void }) {
  const text = useText(mergeSkuText)
  const [keyword, setKeyword] = useState('')
  const asked = useDeferredValue(keyword.trim())
  const found = useCall(contract.findMergeSkus, asked ? { keyword: asked } : {}, { quiet: true })
  const parts = found.data?.data ?? []
  return (
    <Select
      showSearch={{ filterOption: false, onSearch: setKeyword, searchValue: keyword }}
      value={null}
      loading={found.isFetching}
      placeholder={text.pick}
      aria-label={text.pick}
      style={{ width: '100%' }}
      options={parts.map(({ sku_id, sku_code, title, color_name, size_name }) => ({
        value: sku_id,
        label: `${sku_code} · ${title} · ${color_name} ${size_name}`,
      }))}
      onChange={(sku_id: number | null) => {
        const part = parts.find((one) => one.sku_id === sku_id)
        if (part) onPick(part)
      }}
    />
  )
}

interface PartsProps {
  readonly chosen: readonly ChosenPart[]
  readonly onChosen: (chosen: readonly ChosenPart[]) => void
}

function Parts({ chosen, onChosen }: PartsProps) {
  const text = useText(mergeSkuText)
  const { count, cost } = addUp(chosen)
  if (chosen.length === 0) return <p className={css.note}>{text.no_parts}</p>
  return (
    <>
      <ul className={`bare-list grid gap-2 mt-3 ${css.parts}`}>
        {chosen.map((part) => (
          <li className="flex items-center gap-2.5" key={part.sku_id}>
            {part.cover ? <img src={part.cover} alt="" /> : <i />}
            <span className={`truncate flex-1 min-w-0 ${css.words}`}>
              {part.title}
              <small className="block overflow-hidden text-ellipsis">
                {part.sku_code} · {part.color_name} {part.size_name}
              </small>
            </span>
            <InputNumber
              min={1}
              max={contract.MAX_PART_QUANTITY}
              precision={0}
              value={part.quantity}
              style={{ width: 76 }}
              aria-label={fill(text.quantity, { code: part.sku_code })}
              onChange={(quantity) =>
                onChosen(chosen.map((one) => (one === part ? { ...one, quantity: quantity ?? 1 } : one)))
              }
            />
            <Button
              type="text"
              aria-label={fill(text.remove_one, { code: part.sku_code })}
              onClick={() => onChosen(chosen.filter((one) => one !== part))}
            >
              {text.remove}
            </Button>
          </li>
        ))}
      </ul>
      <p className="text-right tabular-nums mt-3">{fill(text.sum, { count, cost: formatMoney(cost) })}</p>
    </>
  )
}

interface Words {
  readonly code: string
  readonly name: string
  readonly remark: string
}

function useSaving(merged: contract.MergedSku | null, onClose: () => void) {
  const text = useText(mergeSkuText)
  const options = {
    refetch: [contract.listMergedSkus],
    onSuccess: () => {
      showToast('success', text.saved)
      onClose()
    },
  }
  const create = useSend(contract.createMergedSku, options)
  const change = useSend(contract.changeMergedSku, options)
  const save = (words: Words, chosen: readonly ChosenPart[]) => {
    const parts = chosen.map(({ sku_id, quantity }) => ({ sku_id, quantity }))
    if (merged) change.mutate({ id: merged.id, ...words, parts })
    else create.mutate({ ...words, parts })
  }
  return { save, is_busy: create.isPending || change.isPending }
}

/** Code, name and parts of a merged SKU. */
export function MergeDialog({ merged, onClose }: { merged: contract.MergedSku | null; onClose: () => void }) {
  const text = useText(mergeSkuText)
  const [form] = Form.useForm<Words>()
  const [chosen, setChosen] = useState<readonly ChosenPart[]>(() => (merged?.parts ?? []).map(getChosen))
  const { save, is_busy } = useSaving(merged, onClose)
  const required = [{ required: true, whitespace: true, message: text.required }]
  return (
    <Modal
      open
      width={640}
      title={merged ? text.edit : text.add}
      okText={merged ? text.save : text.create}
      cancelText={text.cancel}
      okButtonProps={{ loading: is_busy, disabled: chosen.length === 0 }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ code: merged?.code ?? '', name: merged?.name ?? '', remark: merged?.remark ?? '' }}
        onFinish={(words) => save(words, chosen)}
      >
        <Form.Item name="code" label={text.code} extra={text.code_help} rules={required}>
          <Input maxLength={60} autoFocus />
        </Form.Item>
        <Form.Item name="name" label={text.name} rules={required}>
          <Input maxLength={80} />
        </Form.Item>
        <Form.Item name="remark" label={text.remark}>
          <Input maxLength={200} />
        </Form.Item>
      </Form>
      <h3 className="text-sm font-medium mb-2">{text.parts}</h3>
      {chosen.length < contract.MAX_MERGE_PARTS ? (
        <Picker onPick={(part) => setChosen(withPart(chosen, part, contract.MAX_PART_QUANTITY))} />
      ) : null}
      <Parts chosen={chosen} onChosen={setChosen} />
    </Modal>
  )
}
