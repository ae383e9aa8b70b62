import * as contract from '@inkroute/contract/notice'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useCall } from '../../../shared/api/light-hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { noticeText } from '../notice.text.ts'
import css from './notice.module.css'
import { NoticeModal } from './notice-modal.tsx'
import { TickerView } from './ticker-view.tsx'

const SHOWN = 5
const STALE_MS = 5 * 60_000

/** For the console: a notice opens on its own page. */
export function NoticeTicker() {
  const text = useText(noticeText)
  const navigate = useNavigate()
  const { data } = useCall(contract.listNotices, { page_size: SHOWN }, { quiet: true, stale_ms: STALE_MS })
  const notices = data?.data ?? []
  return (
    <TickerView notices={notices} onOpen={(index) => void navigate(`/main/bulletinDetail/${notices[index]?.id}`)}>
      <Link to="/main/bulletin" className={css.ticker_all}>
        {text.ticker_all}
      </Link>
    </TickerView>
  )
}

/** For the public site: a notice opens above the page. */
export function PublicNoticeTicker() {
  const { data } = useCall(contract.listPublicNotices, { page_size: SHOWN }, { quiet: true, stale_ms: STALE_MS })
  const [opened, setOpened] = useState<number | null>(null)
  const notices = data?.data ?? []
  return (
    <>
      <TickerView notices={notices} onOpen={setOpened} />
      {opened === null ? null : <NoticeModal notices={notices} start={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
