import * as contract from '@inkroute/contract/notice/notice'
import { Button, Pagination, Result, Skeleton } from 'antd'
import { Link, useSearchParams } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { formatDay } from '../../../shared/format/time.ts'
import { useTimeZone } from '../../../shared/session/use-user.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { noticeText } from '../notice.text.ts'
import css from './bulletin.module.css'

const PAGE_SIZE = 10

/** All notices, newest first; the page number is in the URL. */
function BulletinList() {
  const text = useText(noticeText)
  const [params, setParams] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const { data, isError, refetch } = useCall(contract.listNotices, { page, page_size: PAGE_SIZE }, { quiet: true })
  if (isError) {
    const retry = <Button onClick={() => void refetch()}>{text.retry}</Button>
    return <Result status="warning" title={text.failed} extra={retry} />
  }
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />
  if (data.total === 0) return <p className={`card text-quiet text-center ${css.empty}`}>{text.empty}</p>
  return (
    <>
      <ul className={`bare-list card overflow-hidden ${css.list}`}>
        {data.data.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} />
        ))}
      </ul>
      <Pagination
        style={{ marginTop: 16 }}
        current={page}
        pageSize={PAGE_SIZE}
        total={data.total}
        hideOnSinglePage
        showSizeChanger={false}
        showTotal={(count) => fill(text.total, { count })}
        onChange={(next) => setParams(next > 1 ? { page: String(next) } : {})}
      />
    </>
  )
}

function NoticeItem({ notice }: { notice: contract.NoticeRow }) {
  const day = formatDay(notice.created_at, useTimeZone())
  return (
    <li>
      <Link to={`/main/bulletinDetail/${notice.id}`} className={`flex text-ink gap-6 px-6 py-5 ${css.item}`}>
        <time
          dateTime={notice.created_at}
          className={`flex flex-col flex-none w-14 text-xs text-quiet leading-4.5 ${css.date}`}
        >
          <strong className="text-md font-medium text-ink">{day.slice(5)}</strong>
          <span>{day.slice(0, 4)}</span>
        </time>
        <span className="min-w-0">
          <span className={`block text-md font-medium ${css.title}`}>{notice.title}</span>
          <span className="block text-sm text-quiet leading-5 mt-0.5">{notice.summary}</span>
        </span>
      </Link>
    </li>
  )
}

export default function BulletinPage() {
  const text = useText(noticeText)
  return (
    <>
      <PageHeader description={text.list_description} />
      <BulletinList />
    </>
  )
}
