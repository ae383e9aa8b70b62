import { fenToDecimal } from '@inkroute/contract/money'
import * as contract from '@inkroute/contract/wallet/recharge'
import { Alert, Button, DatePicker, Form, Input } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { type ComponentType, useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { AmountInput } from '../../../shared/ui/fields/amount-input.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { rechargeText } from '../recharge.text.ts'
import { readAmount } from '../wallet.view.ts'
import css from './wallet.module.css'

interface PickedPicture {
  readonly upload_id: number
  readonly name: string
  readonly preview_url: string
}

/** A picture field, provided by the page. */
export type PictureField = ComponentType<{
  value: readonly PickedPicture[]
  onChange: (value: readonly PickedPicture[]) => void
  max: number
}>

interface Values {
  readonly amount: string
  readonly payer: string
  readonly transferred_on: Dayjs
  readonly note?: string
}

function BankAccount() {
  const text = useText(rechargeText)
  const account = useCall(contract.getBankAccount, {}, { quiet: true }).data
  if (!account) return null
  const rows = [
    [text.holder, account.holder],
    [text.bank_name, account.bank],
    [text.number, account.number],
    [text.remark, account.remark],
  ]
  return (
    <>
      <h3>{text.account_title}</h3>
      <dl className={`grid bg-paper rounded-control gap-x-4 gap-y-2 p-4 mb-6 ${css.facts}`}>
        {rows.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt className="text-quiet">{name}</dt>
            <dd className="font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css.quiet}>{text.remark_hint}</p>
    </>
  )
}

function BankFields() {
  const text = useText(rechargeText)
  const amount_rule = {
    validator: (_: unknown, value?: string) =>
      readAmount(value) ? Promise.resolve() : Promise.reject(new Error(text.amount_needed)),
  }
  return (
    <>
      <Form.Item name="amount" label={text.amount} extra={text.amount_hint_bank} rules={[amount_rule]}>
        <AmountInput maxLength={14} />
      </Form.Item>
      <Form.Item name="payer" label={text.payer} rules={[{ required: true, message: text.payer_needed }]}>
        <Input maxLength={80} />
      </Form.Item>
      <Form.Item
        name="transferred_on"
        label={text.transferred_on}
        rules={[{ required: true, message: text.day_needed }]}
      >
        <DatePicker style={{ width: '100%' }} disabledDate={(day) => day.isAfter(dayjs(), 'day')} />
      </Form.Item>
      <Form.Item name="note" label={text.note}>
        <Input maxLength={200} />
      </Form.Item>
    </>
  )
}

interface BankProps {
  readonly picture_field: PictureField
  /** What an order lacks. */
  readonly asked: string | null
}

/** Bank details for the transfer, and the voucher upload. */
export function RechargeBank({ picture_field: PictureFieldOf, asked }: BankProps) {
  const text = useText(rechargeText)
  const [form] = Form.useForm<Values>()
  const amount = Form.useWatch('amount', form)
  const fen = readAmount(amount)
  const [pictures, setPictures] = useState<readonly PickedPicture[]>([])
  const [problem, setProblem] = useState('')
  const send = useSend(contract.sendBankRecharge, {
    quiet: true,
    refetch: [contract.listRecharges],
    onSuccess: () => {
      showToast('success', text.sent, 3)
      form.resetFields()
      setPictures([])
      setProblem('')
    },
    onError: (error) => setProblem(error.message),
  })
  const submit = (values: Values) => {
    if (pictures.length === 0) return setProblem(text.voucher_needed)
    send.mutate({
      amount: fenToDecimal(readAmount(values.amount) ?? 0),
      payer: values.payer,
      transferred_on: values.transferred_on.format('YYYY-MM-DD'),
      note: values.note ?? '',
      upload_ids: pictures.map(({ upload_id }) => upload_id),
    })
  }
  return (
    <div className={css.form}>
      <BankAccount />
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={asked ? { amount: asked } : {}}
        onFinish={submit}
      >
        {problem ? <Alert type="error" showIcon title={problem} style={{ marginBottom: 16 }} /> : null}
        <BankFields />
        <Form.Item label={text.voucher} extra={text.voucher_hint}>
          <PictureFieldOf value={pictures} onChange={setPictures} max={contract.MAX_VOUCHERS} />
        </Form.Item>
        <Button type="primary" size="large" htmlType="submit" loading={send.isPending}>
          {fen === null ? text.send_any : fill(text.send, { amount: formatMoney(fenToDecimal(fen)) })}
        </Button>
      </Form>
    </div>
  )
}
