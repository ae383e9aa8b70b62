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
    <Link to="/main/bulletin" className={css.back}>
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
    <article className={css.article} aria-busy={isPlaceholderData}>
      {back}
      <h1 className={css.headline}>{data.title}</h1>
      <time dateTime={data.created_at} className={css.when}>
        {formatInstant(data.created_at, time_zone)}
      </time>
      <RichText html={data.desc} />
      <nav className={css.neighbours} aria-label={text.neighbours}>
        <Neighbour notice={data.older} label={text.older} />
        <Neighbour notice={data.newer} label={text.newer} />
      </nav>
    </article>
  )
}

function Neighbour({ notice, label }: { notice: contract.NoticeRow | null; label: string }) {
  if (!notice) return <span />
  return (
    <Link to={`/main/bulletinDetail/${notice.id}`} className={css.neighbour}>
      <span>{label}</span>
      {notice.title}
    </Link>
  )
}

export default function BulletinDetailPage() {
  const { id = '' } = useParams()
  return <BulletinDetail key={id} id={id} />
}
