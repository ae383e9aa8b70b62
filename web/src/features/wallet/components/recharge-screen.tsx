import * as contract from '@inkroute/contract/wallet/recharge'
import * as wallet from '@inkroute/contract/wallet/wallet'
import { useQueryClient } from '@tanstack/react-query'
import { Alert } from 'antd'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { getKey, useCall } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useServices } from '../../../shared/hooks/use-services.ts'
import { afterRecharge, forgetAfterRecharge } from '../../../shared/pay/after-recharge.ts'
import { PayMark } from '../../../shared/pay/pay-mark.tsx'
import { usePayWays, usePayWords } from '../../../shared/pay/pay-ways.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { TabLinks } from '../../../shared/ui/tab-links.tsx'
import { rechargeText } from '../recharge.text.ts'
import { useTradeCheck } from '../use-trade-check.ts'
import { askedAmount } from '../wallet.view.ts'
import { type PictureField, RechargeBank } from './recharge-bank.tsx'
import { RechargeCashier } from './recharge-cashier.tsx'
import { RechargeTable } from './recharge-table.tsx'
import css from './wallet.module.css'

/** After the cashier: polls until the recharge is confirmed. */
function Returned({ id }: { readonly id: number }) {
  const text = useText(rechargeText)
  const client = useQueryClient()
  const [amount, setAmount] = useState('')
  const state = useTradeCheck(contract.checkRecharge, id, (paid) => {
    setAmount(paid.amount)
    for (const changed of [contract.listRecharges, wallet.getGroupBalance, wallet.getFunds]) {
      void client.invalidateQueries({ queryKey: getKey(changed) })
    }
  })
  const next = afterRecharge()
  const action = next ? (
    <Link to={next} onClick={forgetAfterRecharge}>
      {text.go_on_order}
    </Link>
  ) : (
    <Link to="/setting/tradingRecord">{text.to_records}</Link>
  )
  if (state === 'paid') {
    return (
      <Alert type="success" showIcon action={action} title={fill(text.back_paid, { amount: formatMoney(amount) })} />
    )
  }
  return state === 'open' ? (
    <Alert type="warning" showIcon title={text.back_open} />
  ) : (
    <Alert type="info" showIcon title={text.back_waiting} />
  )
}

export function RechargeScreen({ picture_field }: { readonly picture_field: PictureField }) {
  const text = useText(rechargeText)
  const [params] = useSearchParams()
  const { bank } = useServices()
  const ways = usePayWays()
  const words = usePayWords()
  const cashier = ways.find(({ channel }) => channel === params.get('way')) ?? ways[0]
  const way = bank && (params.get('way') === 'bank' || !cashier) ? 'bank' : (cashier?.channel ?? 'none')
  const back = Number(params.get('back')) || null
  const asked = askedAmount(params.get('amount'))
  const keep = asked ? `&amount=${asked}` : ''
  const balance = useCall(wallet.getGroupBalance, {}, { quiet: true }).data?.balance
  const items = [
    ...ways.map(({ channel }, index) => ({
      key: channel,
      to: index === 0 && !asked ? '?' : `?way=${channel}${keep}`,
      label: (
        <>
          <PayMark channel={channel} /> {words.nameOf(channel)}
        </>
      ),
    })),
    ...(bank ? [{ key: 'bank', to: `?way=bank${keep}`, label: text.bank }] : []),
  ]
  return (
    <div className="grid grid-cols-1 min-w-0 gap-4">
      <PageHeader description={text.description} />
      {back === null ? null : <Returned key={back} id={back} />}
      {items.length > 0 ? <TabLinks label={text.ways} active={way} items={items} /> : null}
      <div className={`grid items-start gap-4 ${css.columns}`}>
        {way === 'bank' ? <RechargeBank picture_field={picture_field} asked={asked} /> : null}
        {cashier && way === cashier.channel ? <RechargeCashier key={way} way={cashier} asked={asked} /> : null}
        {way === 'none' ? <Alert type="info" showIcon title={text.no_way} description={text.no_way_hint} /> : null}
        <aside className={`card p-6 ${css.side}`}>
          <h2 className="text-sm font-normal text-quiet">{text.balance}</h2>
          <p className="text-xl font-strong tabular-nums">{balance === undefined ? '–' : formatMoney(balance)}</p>
        </aside>
      </div>
      <RechargeTable />
    </div>
  )
}
