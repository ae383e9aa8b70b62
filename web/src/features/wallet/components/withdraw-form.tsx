import { decimalToFen, fenToDecimal } from '@inkroute/contract/money'
import * as wallet from '@inkroute/contract/wallet/wallet'
import * as contract from '@inkroute/contract/wallet/withdraw'
import { Alert, Button, Form, Input, Radio } from 'antd'
import { useState } from 'react'
import { useSend } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { AmountInput } from '../../../shared/ui/fields/amount-input.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { readAmount } from '../wallet.view.ts'
import { withdrawText } from '../withdraw.text.ts'
import css from './wallet.module.css'

interface Values {
  readonly amount: string
  readonly method: 'alipay' | 'bank'
  readonly account_name: string
  readonly account_no: string
  readonly bank_name?: string
  readonly password: string
}

function AmountField({ available, onAll }: { readonly available: string; readonly onAll: () => void }) {
  const text = useText(withdrawText)
  const rule = {
    validator: (_: unknown, value?: string) => {
      const fen = readAmount(value)
      if (fen === null || fen < contract.MIN_WITHDRAW_FEN) return Promise.reject(new Error(text.amount_needed))
      return fen > decimalToFen(available) ? Promise.reject(new Error(text.too_much)) : Promise.resolve()
    },
  }
  const all = (
    <Button type="link" size="small" onClick={onAll}>
      {text.all}
    </Button>
  )
  return (
    <Form.Item name="amount" label={text.amount} extra={text.amount_hint} rules={[rule]}>
      <AmountInput maxLength={14} suffix={all} />
    </Form.Item>
  )
}

function AccountFields({ method }: { readonly method: Values['method'] | undefined }) {
  const text = useText(withdrawText)
  const needed = (field: string) => [{ required: true, message: fill(text.needed, { field }) }]
  const options = [
    { value: 'alipay', label: text.alipay },
    { value: 'bank', label: text.bank },
  ]
  return (
    <>
      <Form.Item name="method" label={text.method}>
        <Radio.Group options={options} optionType="button" />
      </Form.Item>
      <Form.Item name="account_name" label={text.account_name} rules={needed(text.account_name)}>
        <Input maxLength={60} autoComplete="off" />
      </Form.Item>
      {method === 'bank' ? (
        <Form.Item name="bank_name" label={text.bank_name} rules={needed(text.bank_name)}>
          <Input maxLength={80} />
        </Form.Item>
      ) : null}
      <Form.Item
        name="account_no"
        label={method === 'bank' ? text.account_no : text.account_no_alipay}
        rules={needed(text.account_no)}
      >
        <Input maxLength={60} autoComplete="off" />
      </Form.Item>
      <Form.Item name="password" label={text.password} extra={text.password_hint} rules={needed(text.password)}>
        <Input.Password maxLength={64} autoComplete="current-password" />
      </Form.Item>
    </>
  )
}

export function WithdrawForm({ available }: { readonly available: string }) {
  const text = useText(withdrawText)
  const [form] = Form.useForm<Values>()
  const [problem, setProblem] = useState('')
  const amount = Form.useWatch('amount', form)
  const fen = readAmount(amount)
  const method = Form.useWatch('method', form)
  const send = useSend(contract.createWithdrawal, {
    quiet: true,
    refetch: [contract.listWithdrawals, wallet.getGroupBalance, wallet.getFunds],
    onSuccess: () => {
      showToast('success', text.done, 3)
      setProblem('')
      form.resetFields()
    },
    onError: (error) => {
      const known = error.problems.map(({ field, message }) => ({ name: field as keyof Values, errors: [message] }))
      // First: setting a value clears the errors of its field.
      form.setFieldValue('password', '')
      form.setFields(known)
      setProblem(known.length > 0 ? '' : error.message)
    },
  })
  const submit = (values: Values) =>
    send.mutate({ ...values, bank_name: values.bank_name ?? '', amount: fenToDecimal(readAmount(values.amount) ?? 0) })
  return (
    <Form
      form={form}
      layout="vertical"
      className={css.form ?? ''}
      requiredMark={false}
      initialValues={{ method: 'alipay' }}
      onFinish={submit}
    >
      {problem ? <Alert type="error" showIcon title={problem} style={{ marginBottom: 16 }} /> : null}
      <AmountField available={available} onAll={() => form.setFieldValue('amount', available)} />
      <AccountFields method={method} />
      <Button type="primary" size="large" htmlType="submit" loading={send.isPending}>
        {fen === null ? text.submit_any : fill(text.submit, { amount: formatMoney(fenToDecimal(fen)) })}
      </Button>
    </Form>
  )
}
