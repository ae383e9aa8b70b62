import * as wallet from '@inkroute/contract/wallet'
import { Skeleton } from 'antd'
import { Link } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useMayOpen } from '../../../shared/session/can-open.ts'
import { useText } from '../../../shared/text/language.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { walletText } from '../wallet.text.ts'
import css from './balance-card.module.css'

export function BalanceCard() {
  const text = useText(walletText)
  const mayOpen = useMayOpen()
  const { data, isError, refetch } = useCall(wallet.getGroupBalance, {}, { quiet: true })
  const fees = mayOpen('/setting/fees') ? <Link to="/setting/fees">{text.fees}</Link> : null
  return (
    <Panel title={text.balance} extra={fees}>
      {isError ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : (
        <div className={css.body}>
          {data ? (
            <p className={css.amount}>
              {formatMoney(data.balance)} <small>{text.unit}</small>
            </p>
          ) : (
            <Skeleton.Button active style={{ width: 180, height: 40 }} />
          )}
          <p className={css.note}>{text.note}</p>
          {mayOpen('/setting/recharge') ? (
            <Link className={css.recharge} to="/setting/recharge">
              {text.recharge}
            </Link>
          ) : null}
        </div>
      )}
    </Panel>
  )
}
