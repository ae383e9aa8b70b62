import { fenToDecimal } from '@inkroute/contract/money'
import type { PayWay } from '@inkroute/contract/wallet/payment'
import * as contract from '@inkroute/contract/wallet/recharge'
import { Alert, Button, Form } from 'antd'
import { useState } from 'react'
import { useSend } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { usePayWords } from '../../../shared/pay/pay-ways.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { AmountInput } from '../../../shared/ui/fields/amount-input.tsx'
import { rechargeText } from '../recharge.text.ts'
import { quickAmounts, readAmount } from '../wallet.view.ts'
import css from './wallet.module.css'

interface CashierProps {
  readonly way: PayWay
  /** What an order lacks; nothing else is known to be wanted. */
  readonly asked: string | null
}

/** Asks for the amount, then continues to the cashier. */
export function RechargeCashier({ way, asked }: CashierProps) {
  const text = useText(rechargeText)
  const [amount, setAmount] = useState(asked ?? '500')
  const [problem, setProblem] = useState('')
  const start = useSend(contract.startRecharge, {
    quiet: true,
    refetch: [contract.listRecharges],
    onSuccess: ({ pay_url }) => window.location.assign(pay_url),
    onError: (error) => setProblem(error.message),
  })
  const fen = readAmount(amount)
  const words = usePayWords()
  const name = words.nameOf(way.channel)
  // The name of WeChat Pay already ends with the verb of the button.
  const payer = name.endsWith(text.pay_word) ? name.slice(0, -text.pay_word.length) : name
  const charge = fen === null ? '' : words.chargeOf(way, fenToDecimal(fen))
  const pay = () => {
    setProblem(fen === null ? text.amount_needed : '')
    if (fen !== null) start.mutate({ channel: way.channel, amount: fenToDecimal(fen) })
  }
  return (
    <Form layout="vertical" className={css.form ?? ''} onFinish={pay}>
      {problem ? <Alert type="error" showIcon title={problem} style={{ marginBottom: 16 }} /> : null}
      <div className="flex flex-wrap gap-2 mb-4">
        {quickAmounts.map((quick) => (
          <Button key={quick} type={fen === readAmount(quick) ? 'primary' : 'default'} onClick={() => setAmount(quick)}>
            {formatMoney(`${quick}.00`)}
          </Button>
        ))}
      </div>
      <Form.Item
        label={text.amount}
        htmlFor="recharge-amount"
        extra={charge ? `${text.amount_hint} · ${charge}` : text.amount_hint}
      >
        <AmountInput id="recharge-amount" value={amount} onChange={setAmount} />
      </Form.Item>
      <Button type="primary" size="large" htmlType="submit" loading={start.isPending || start.isSuccess}>
        {start.isSuccess
          ? fill(text.going, { name })
          : fen === null
            ? fill(text.pay_any, { name: payer })
            : fill(text.pay, { name: payer, amount: formatMoney(fenToDecimal(fen)) })}
      </Button>
    </Form>
  )
}
