import * as wallet from '@inkroute/contract/wallet/wallet'
import { Button, Skeleton } from 'antd'
import { Link } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useMayOpen } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { fundsText } from '../dashboard.text.ts'
import css from './dashboard.module.css'

const details = ['frozen', 'month_in', 'month_out'] as const

/** The balance; income and spending only for those who may see the account. */
export function FundsCard() {
  const text = useText(fundsText)
  const mayOpen = useMayOpen()
  const balance = useCall(wallet.getGroupBalance, {}, { quiet: true })
  const funds = useCall(wallet.getFunds, {}, { quiet: true, enabled: mayOpen('/setting/myAccount') })
  // A sub-account that has nothing to do with money.
  if (balance.data && balance.data.balance === undefined) return null
  const fees = mayOpen('/setting/fees') ? <Link to="/setting/fees">{text.details}</Link> : null
  return (
    <Panel title={text.title} extra={fees}>
      {balance.isError && !balance.data ? <LoadFailed onRetry={() => void balance.refetch()} /> : null}
      {!balance.data && !balance.isError ? <Skeleton active title={false} paragraph={{ rows: 3 }} /> : null}
      {balance.data?.balance ? (
        <dl className={`grid grid-cols-3 gap-3 m-0 mb-4 ${css.funds}`}>
          <div className={`col-span-full ${css.available}`}>
            <dt>{text.available}</dt>
            <dd className="wrap-anywhere tabular-nums m-0">{formatMoney(balance.data.balance)}</dd>
          </div>
          {details.map((name) =>
            funds.data ? (
              <div key={name}>
                <dt>{text[name]}</dt>
                <dd className="wrap-anywhere tabular-nums m-0">{formatMoney(funds.data[name])}</dd>
              </div>
            ) : null,
          )}
        </dl>
      ) : null}
      <span className="flex flex-wrap gap-2">
        {mayOpen('/setting/recharge') ? (
          <Link to="/setting/recharge">
            <Button type="primary">{text.recharge}</Button>
          </Link>
        ) : null}
        {mayOpen('/setting/withdraw') ? (
          <Link to="/setting/withdraw">
            <Button>{text.withdraw}</Button>
          </Link>
        ) : null}
      </span>
    </Panel>
  )
}
