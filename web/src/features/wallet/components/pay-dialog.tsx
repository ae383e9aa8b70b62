import type { PayMethod } from '@inkroute/contract/wallet/payment'
import * as wallet from '@inkroute/contract/wallet/wallet'
import { Button, Modal, Skeleton } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { PayMark } from '../../../shared/pay/pay-mark.tsx'
import { usePayWays, usePayWords } from '../../../shared/pay/pay-ways.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { payText } from '../account.text.ts'
import { type PayOption, payOptions } from '../wallet.view.ts'
import css from './wallet.module.css'

export interface PayDialogProps {
  /** What is paid for. */
  readonly subject: string
  readonly amount: string
  readonly is_busy: boolean
  readonly onPay: (method: PayMethod) => void
  readonly onClose: () => void
}

function getHint(option: PayOption, balance: string, text: Record<keyof typeof payText, string>): string {
  if (option.way === null) {
    return fill(option.is_possible ? text.balance_has : text.balance_short, { amount: formatMoney(balance) })
  }
  if (option.balance === '0.00') return option.way.channel === 'wechat_pay' ? text.scan_hint : text.cashier_hint
  return fill(text.combined_hint, { balance: formatMoney(option.balance), rest: formatMoney(option.rest) })
}

interface OptionsProps {
  readonly options: readonly PayOption[]
  readonly balance: string
  readonly chosen: PayMethod
  readonly onChoose: (method: PayMethod) => void
}

function Options({ options, balance, chosen, onChoose }: OptionsProps) {
  const text = useText(payText)
  const words = usePayWords()
  return (
    <fieldset className="grid border-0 gap-2 p-0 mx-0 my-4">
      <legend className="visually-hidden">{text.title}</legend>
      {options.map((option) => (
        <label
          key={option.method}
          className={`flex items-center cursor-pointer border rounded-control gap-3 px-4 py-3 ${css.option}`}
        >
          <input
            type="radio"
            name="pay-method"
            disabled={!option.is_possible}
            checked={option.method === chosen}
            onChange={() => onChoose(option.method)}
          />
          <span>
            <div>
              {option.way ? <PayMark channel={option.way.channel} /> : null}{' '}
              {option.way ? words.nameOf(option.method) : text.balance}
            </div>
            <small className={css.quiet}>{getHint(option, balance, text)}</small>
            {option.way?.rate ? <small className={css.quiet}>{words.chargeOf(option.way, option.rest)}</small> : null}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Asks how to pay; the amount shown is the amount charged. */
export function PayDialog({ subject, amount, is_busy, onPay, onClose }: PayDialogProps) {
  const text = useText(payText)
  const [method, setMethod] = useState<PayMethod | null>(null)
  const { data } = useCall(wallet.getGroupBalance, {}, { stale_ms: 0 })
  const ways = usePayWays()
  const balance = data && (data.balance ?? '0.00')
  const options = balance ? payOptions(amount, balance, ways) : []
  const possible = options.filter((option) => option.is_possible)
  const chosen = method ?? possible[0]?.method ?? 'balance'
  const footer = (
    <>
      <Button onClick={onClose}>{text.cancel}</Button>
      <Button type="primary" loading={is_busy} disabled={possible.length === 0} onClick={() => onPay(chosen)}>
        {fill(text.pay, { amount: formatMoney(amount) })}
      </Button>
    </>
  )
  return (
    <Modal open title={text.title} width={440} onCancel={onClose} footer={footer}>
      <div className="flex items-baseline justify-between gap-4">
        <span>{subject}</span>
        <strong className="text-xl text-seal tabular-nums">{formatMoney(amount)}</strong>
      </div>
      {balance ? (
        <Options options={options} balance={balance} chosen={chosen} onChoose={setMethod} />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 3 }} />
      )}
      <Link to="/setting/recharge">{text.recharge}</Link>
    </Modal>
  )
}
