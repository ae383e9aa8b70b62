import type { SellerCalls, WorkLine } from '@inkroute/contract/after-sale/after-sale'
import {
  kindsOfForm,
  MAX_WORK_PICTURES,
  type WorkKind,
  type WorkWish,
  workKindNames,
  workOutcomeNames,
  workWishes,
} from '@inkroute/contract/after-sale/codes'
import { Alert, Button, Checkbox, Drawer, Form, Input, InputNumber, Radio } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useOnce } from '../../../shared/hooks/use-once.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import css from '../after-sale.module.css'
import { openText } from '../after-sale.text.ts'
import { getRefetch, type PictureField, type PictureFieldProps } from './work-detail.tsx'

type Pieces = Readonly<Record<number, number>>

interface LinesFieldProps {
  readonly lines: readonly WorkLine[]
  readonly value?: Pieces
  readonly onChange?: (value: Pieces) => void
}

/** Order lines and the quantity of each. */
function LinesField({ lines, value = {}, onChange }: LinesFieldProps) {
  const text = useText(openText)
  const set = (id: number, pieces: number) => {
    const { [id]: _, ...rest } = value
    onChange?.(pieces > 0 ? { ...rest, [id]: pieces } : rest)
  }
  return (
    <ul className={`grid list-none bg-paper rounded-control gap-2 p-3 m-0 ${css.lines}`}>
      {lines.map((line) => (
        <li key={line.line_id}>
          <Checkbox
            checked={(value[line.line_id] ?? 0) > 0}
            aria-label={line.title}
            onChange={({ target }) => set(line.line_id, target.checked ? line.quantity : 0)}
          />
          {line.picture_url ? <img src={line.picture_url} alt="" width={40} height={40} /> : null}
          <span>
            {line.title}
            <small>
              {line.variant} · {fill(text.refundable, { amount: formatMoney(line.refundable) })}
            </small>
          </span>
          <InputNumber
            min={1}
            max={line.quantity}
            precision={0}
            size="small"
            aria-label={text.pieces}
            disabled={!value[line.line_id]}
            value={value[line.line_id] ?? line.quantity}
            suffix={`/ ${line.quantity}`}
            onChange={(pieces) => set(line.line_id, pieces ?? 1)}
          />
        </li>
      ))}
    </ul>
  )
}

interface Values {
  readonly lines: Pieces
  readonly kind: WorkKind
  readonly wish: WorkWish
  readonly body: string
  readonly pictures?: PictureFieldProps['value']
}

interface RequestFormProps {
  readonly order_id: number
  readonly lines: readonly WorkLine[]
  readonly calls: SellerCalls
  readonly field: PictureField
  readonly onDone: (id: number) => void
}

/** Ant Design injects value and onChange; the picker requires both. */
function PicturesItem({ field: Field, value, onChange }: { field: PictureField } & Partial<PictureFieldProps>) {
  return <Field value={value ?? []} onChange={(next) => onChange?.(next)} max={MAX_WORK_PICTURES} />
}

function RequestForm({ order_id, lines, calls, field, onDone }: RequestFormProps) {
  const text = useText(openText)
  const { language } = useLanguage()
  const open = useSend(calls.open, {
    refetch: getRefetch(calls),
    onSuccess: ({ id, work_no }) => {
      showToast('success', fill(text.submitted, { no: work_no }))
      onDone(id)
    },
  })
  const once = useOnce(open.isPending)
  const submit = ({ pictures = [], lines: chosen, ...rest }: Values) =>
    once(() =>
      open.mutate({
        ...rest,
        order_id,
        upload_ids: pictures.map(({ upload_id }) => upload_id),
        lines: Object.entries(chosen).map(([line_id, pieces]) => ({ line_id: Number(line_id), pieces })),
      }),
    )
  const [only] = lines
  const initial = { wish: 'refund', lines: lines.length === 1 && only ? { [only.line_id]: only.quantity } : {} }
  const hasSome = (_: unknown, value: Pieces) =>
    Object.keys(value).length > 0 ? Promise.resolve() : Promise.reject(new Error(text.lines_needed))
  return (
    <Form<Values> layout="vertical" initialValues={initial} onFinish={submit}>
      <Form.Item name="lines" label={text.lines} required rules={[{ validator: hasSome }]}>
        <LinesField lines={lines} />
      </Form.Item>
      <Form.Item name="kind" label={text.kind} rules={[{ required: true, message: text.kind_needed }]}>
        <Radio.Group
          options={kindsOfForm[calls.form].map((kind) => ({ value: kind, label: workKindNames[kind][language] }))}
        />
      </Form.Item>
      <Form.Item name="wish" label={text.wish}>
        <Radio.Group options={workWishes.map((wish) => ({ value: wish, label: workOutcomeNames[wish][language] }))} />
      </Form.Item>
      <Form.Item
        name="body"
        label={text.body}
        extra={text.body_help}
        rules={[{ required: true, whitespace: true, min: 5, message: text.body_needed }]}
      >
        <Input.TextArea rows={4} maxLength={2000} showCount />
      </Form.Item>
      <Form.Item name="pictures" label={text.pictures} extra={text.pictures_help}>
        <PicturesItem field={field} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={open.isPending}>
        {text.submit}
      </Button>
    </Form>
  )
}

interface OpenProps {
  readonly calls: SellerCalls
  readonly field: PictureField
  /** Number or id of the preselected order. */
  readonly order: string
  readonly onClose: () => void
  readonly onDone: (id: number) => void
}

/** Asks for the order first, then for the problem. */
export function OpenWork({ calls, field, order, onClose, onDone }: OpenProps) {
  const text = useText(openText)
  const [keyword, setKeyword] = useState(order)
  const found = useCall(calls.orderLines, { keyword }, { quiet: true, enabled: keyword !== '', stale_ms: 0 })
  const data = found.isError || keyword === '' ? undefined : found.data
  return (
    <Drawer open size={560} title={calls.form === 'work' ? text.title_work : text.title_return} onClose={onClose}>
      <Form.Item label={text.order} extra={text.order_help} layout="vertical">
        <Input.Search
          defaultValue={order}
          key={data && order ? data.order_no : 'ask'}
          {...(data ? { defaultValue: data.order_no } : {})}
          maxLength={60}
          enterButton={text.find}
          aria-label={text.order}
          loading={found.isFetching}
          onSearch={(value) => setKeyword(value.trim())}
        />
      </Form.Item>
      {found.isError ? <Alert type="warning" showIcon title={text.not_found} /> : null}
      {data?.refusal ? <Alert type="info" showIcon title={data.refusal} /> : null}
      {data && !data.refusal ? (
        <RequestForm
          key={data.order_id}
          order_id={data.order_id}
          lines={data.lines}
          calls={calls}
          field={field}
          onDone={onDone}
        />
      ) : null}
    </Drawer>
  )
}
