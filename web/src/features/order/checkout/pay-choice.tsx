import { combinedWith, type PayMethod } from '@inkroute/contract/wallet/payment'
import { getGroupBalance } from '@inkroute/contract/wallet/wallet'
import { Radio } from 'antd'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { rememberAfterRecharge } from '../../../shared/pay/after-recharge.ts'
import { PayMark } from '../../../shared/pay/pay-mark.tsx'
import { usePayWays, usePayWords } from '../../../shared/pay/pay-ways.ts'
import { useMayOpen } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { checkoutText } from './checkout.text.ts'
import { missingAmount, usualMethod } from './checkout.view.ts'

/** The method, chosen or usual for this amount and balance. */
export function usePayChoice(total: string | undefined) {
  const [chosen, setChosen] = useState<PayMethod | null>(null)
  const ways = usePayWays()
  const balance = useCall(getGroupBalance, {}, { quiet: true, stale_ms: 0 }).data?.balance
  const channels = ways.map(({ channel }) => channel)
  const usual = total === undefined || balance === undefined ? 'balance' : usualMethod(total, balance, channels)
  return { method: chosen ?? usual, choose: setChosen, balance, ways }
}

interface TopUpProps {
  readonly missing: string
}

/** To the recharge with exactly what is missing, and back to this screen. */
export function TopUp({ missing }: TopUpProps) {
  const text = useText(checkoutText)
  const { pathname, search } = useLocation()
  if (!useMayOpen()('/setting/recharge')) return null
  return (
    <Link to={`/setting/recharge?amount=${missing}`} onClick={() => rememberAfterRecharge(pathname + search)}>
      {fill(text.top_up, { amount: formatMoney(missing) })}
    </Link>
  )
}

interface ChoiceProps {
  readonly total: string
  readonly pay: ReturnType<typeof usePayChoice>
}

/** Balance, cashiers, and the balance with the rest at a cashier; each says what it takes. */
export function PayChoice({ total, pay: { method, choose, balance, ways } }: ChoiceProps) {
  const text = useText(checkoutText)
  const words = usePayWords()
  const missing = balance === undefined ? null : missingAmount(total, balance)
  const shown = balance === undefined ? '…' : formatMoney(balance)
  const balance_label = missing
    ? fill(text.balance_short, { amount: shown, missing: formatMoney(missing) })
    : fill(text.balance, { amount: shown })
  const has_some = balance !== undefined && Number(balance) > 0
  const combined = missing && has_some ? ways : []
  const mark = (way: (typeof ways)[number], value: PayMethod, label: string, amount: string) => ({
    value,
    label: (
      <span title={words.chargeOf(way, amount)}>
        <PayMark channel={way.channel} /> {label}
      </span>
    ),
  })
  return (
    <div className="grid justify-items-start gap-3">
      <Radio.Group
        className="flex flex-wrap gap-x-4 gap-y-2"
        aria-label={text.pay_with}
        value={method}
        onChange={(event) => choose(event.target.value)}
        options={[
          { value: 'balance', label: balance_label, disabled: missing !== null },
          ...combined.map((way) => {
            const parts = { balance: shown, name: words.nameOf(way.channel), rest: formatMoney(missing ?? '0.00') }
            return mark(way, combinedWith(way.channel), fill(text.combined, parts), missing ?? '0.00')
          }),
          ...ways.map((way) => mark(way, way.channel, words.nameOf(way.channel), total)),
        ]}
      />
      {missing ? <TopUp missing={missing} /> : null}
    </div>
  )
}
