import * as wallet from '@inkroute/contract/wallet/wallet'
import { Button, Skeleton } from 'antd'
import { Link } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useMayOpen } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { accountOverviewText } from '../account.text.ts'
import css from './wallet.module.css'

const tiles = ['available', 'frozen', 'month_in', 'month_out'] as const

function Actions() {
  const text = useText(accountOverviewText)
  const mayOpen = useMayOpen()
  return (
    <>
      {mayOpen('/setting/withdraw') ? (
        <Link to="/setting/withdraw">
          <Button>{text.withdraw}</Button>
        </Link>
      ) : null}
      {mayOpen('/setting/recharge') ? (
        <Link to="/setting/recharge">
          <Button type="primary">{text.recharge}</Button>
        </Link>
      ) : null}
    </>
  )
}

/** Header of “My account”: the balance, and what needs attention. */
export function FundsOverview() {
  const text = useText(accountOverviewText)
  const funds = useCall(wallet.getFunds, {}, { quiet: true })
  if (funds.isError && !funds.data) return <LoadFailed onRetry={() => void funds.refetch()} />
  const { waiting_payments = 0, open_withdrawals = 0 } = funds.data ?? {}
  return (
    <>
      <PageHeader description={text.description} actions={<Actions />} />
      {funds.data ? (
        <dl className={`grid grid-cols-4 gap-4 ${css.wide}`}>
          {tiles.map((tile) => (
            <div key={tile} className="card px-6 py-4">
              <dt className="text-quiet">{text[tile]}</dt>
              <dd className="text-xl font-strong tabular-nums m-0">{formatMoney(funds.data[tile])}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <Skeleton active />
      )}
      <p className="flex flex-wrap text-quiet gap-x-6 gap-y-2">
        {waiting_payments > 0 ? (
          <Link to="/setting/fees?state=waiting">{fill(text.waiting, { count: waiting_payments })}</Link>
        ) : null}
        {open_withdrawals > 0 ? (
          <Link to="/setting/withdraw">{fill(text.open, { count: open_withdrawals })}</Link>
        ) : null}
        <Link to="/setting/tradingRecord">{text.trading}</Link>
      </p>
    </>
  )
}
