import * as contract from '@inkroute/contract/notice/notice'
import { Button, Result, Skeleton } from 'antd'
import { Link, useParams } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { useTimeZone } from '../../../shared/session/use-user.ts'
import { useText } from '../../../shared/text/language.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { RichText } from '../../../shared/ui/rich-text.tsx'
import { noticeText } from '../notice.text.ts'
import css from './bulletin.module.css'

/** One notice in full, with links to its neighbours. */
function BulletinDetail({ id }: { id: string }) {
  const text = useText(noticeText)
  const time_zone = useTimeZone()
  const { data, error, refetch, isPlaceholderData } = useCall(contract.getNotice, { id }, { quiet: true })
  const back = (
    <Link to="/main/bulletin" className={`inline-flex items-center text-sm text-quiet gap-1 px-0 py-1 ${css.back}`}>
      <Icon name="chevron_left" size_px={18} />
      {text.back}
    </Link>
  )
  if (error) {
    const is_missing = error.http === 200
    const retry = is_missing ? back : <Button onClick={() => void refetch()}>{text.retry}</Button>
    return <Result status="info" title={is_missing ? text.missing : text.failed} extra={retry} />
  }
  if (!data) return <Skeleton active paragraph={{ rows: 10 }} />
  return (
    <article className={`card ${css.article}`} aria-busy={isPlaceholderData}>
      {back}
      <h1 className={`text-xl leading-1.4 mt-3 ${css.headline}`}>{data.title}</h1>
      <time dateTime={data.created_at} className="block text-sm text-quiet border-b pb-4 mt-2 mb-6">
        {formatInstant(data.created_at, time_zone)}
      </time>
      <RichText html={data.desc} />
      <nav className={`grid grid-cols-halves border-t gap-4 mt-10 ${css.neighbours}`} aria-label={text.neighbours}>
        <Neighbour notice={data.older} label={text.older} />
        <Neighbour notice={data.newer} label={text.newer} />
      </nav>
    </article>
  )
}

function Neighbour({ notice, label }: { notice: contract.NoticeRow | null; label: string }) {
  if (!notice) return <span />
  return (
    <Link to={`/main/bulletinDetail/${notice.id}`} className={`text-sm text-ink ${css.neighbour}`}>
      <span className="block text-xs text-quiet">{label}</span>
      {notice.title}
    </Link>
  )
}

export default function BulletinDetailPage() {
  const { id = '' } = useParams()
  return <BulletinDetail key={id} id={id} />
}
