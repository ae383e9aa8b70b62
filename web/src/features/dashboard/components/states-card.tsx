import type { getOverview } from '@inkroute/contract/dashboard/dashboard'
import type { Reply } from '@inkroute/contract/endpoint'
import { orderStateNames } from '@inkroute/contract/order/codes'
import { Skeleton } from 'antd'
import { Link } from 'react-router'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { overviewText } from '../dashboard.text.ts'
import { pipelineCounts } from '../overview.view.ts'
import css from './dashboard.module.css'

/** Orders by state; each links to its list. */
export function StatesCard({ states }: { states: Reply<typeof getOverview>['states'] | undefined }) {
  const text = useText(overviewText)
  const { language } = useLanguage()
  return (
    <Panel title={text.states} extra={<Link to="/myOrder/orderAdmin">{text.all_orders}</Link>}>
      {states ? (
        <ul className="bare-list grid gap-1">
          {pipelineCounts(states).map(({ state, count, share }) => (
            <li key={state}>
              <Link
                className={`grid items-center min-h-11 text-ink rounded-control gap-3 px-2 py-0 ${css.state}`}
                to={`/myOrder/orderAdmin?state=${state}`}
                data-state={state}
                data-some={count > 0}
              >
                <span>{orderStateNames[state][language]}</span>
                <span className={`h-2 overflow-hidden bg-paper rounded-sm ${css.track}`}>
                  <span className="block h-full bg-action rounded-sm" style={{ width: `${share * 100}%` }} />
                </span>
                <b className="font-medium text-right tabular-nums">{count}</b>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 7 }} />
      )}
    </Panel>
  )
}
