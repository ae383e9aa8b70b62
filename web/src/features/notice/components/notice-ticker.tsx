import * as contract from '@inkroute/contract/notice'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useCall } from '../../../shared/api/light-hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { noticeText } from '../notice.text.ts'
import css from './notice.module.css'
import { NoticeModal } from './notice-modal.tsx'
import { TickerView } from './ticker-view.tsx'

export const NOTICES_SHOWN = 5
const STALE_MS = 5 * 60_000

/** For the console: a notice opens on its own page. */
export function NoticeTicker() {
  const text = useText(noticeText)
  const navigate = useNavigate()
  const { data } = useCall(contract.listNotices, { page_size: NOTICES_SHOWN }, { quiet: true, stale_ms: STALE_MS })
  const notices = data?.data ?? []
  return (
    <TickerView notices={notices} onOpen={(index) => void navigate(`/main/bulletinDetail/${notices[index]?.id}`)}>
      <Link to="/main/bulletin" className={css.ticker_all}>
        {text.ticker_all}
      </Link>
    </TickerView>
  )
}

/** For the public site: its titles come with the page, so that nothing moves; a notice opens above it. */
export function PublicNoticeTicker({ notices }: { notices: readonly contract.NoticeRow[] }) {
  const [opened, setOpened] = useState<number | null>(null)
  const asked = { enabled: opened !== null, stale_ms: STALE_MS }
  const { data } = useCall(contract.listPublicNotices, { page_size: NOTICES_SHOWN }, asked)
  return (
    <>
      <TickerView notices={notices} onOpen={setOpened} />
      {opened === null || !data ? null : (
        <NoticeModal notices={data.data} start={opened} onClose={() => setOpened(null)} />
      )}
    </>
  )
}
