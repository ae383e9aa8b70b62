import * as contract from '@inkroute/contract/notice/notice'
import { Skeleton } from 'antd'
import { Link } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { noticeText } from '../notice.text.ts'
import css from './latest-notices.module.css'

const SHOWN = 4

/** The newest notices, for the dashboard. */
export function LatestNotices() {
  const text = useText(noticeText)
  const { data, isError, refetch } = useCall(contract.listNotices, { page_size: SHOWN }, { quiet: true })
  return (
    <Panel title={text.ticker_label} extra={<Link to="/main/bulletin">{text.ticker_all}</Link>}>
      {isError ? <LoadFailed onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton active title={false} paragraph={{ rows: 4 }} /> : null}
      {data?.total === 0 ? <p className="flex-none text-xs text-quiet">{text.empty}</p> : null}
      <ul className={`bare-list grid grid-cols-1 ${css.list}`}>
        {data?.data.map((notice) => (
          <li key={notice.id}>
            <Link className={css.notice} to={`/main/bulletinDetail/${notice.id}`}>
              <span className={`truncate min-w-0 ${css.title}`}>{notice.title}</span>
              <span className="flex-none text-xs text-quiet">
                <RelativeTime at={notice.created_at} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
