import * as contract from '@inkroute/contract/notice/notice'
import { Link, useNavigate } from 'react-router'
import { useCall } from '../../../shared/api/light-hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { noticeText } from '../notice.text.ts'
import { NOTICES_SHOWN, STALE_MS } from '../notice.view.ts'
import { TickerView } from './ticker-view.tsx'

/** For the console: a notice opens on its own page. */
export function NoticeTicker() {
  const text = useText(noticeText)
  const navigate = useNavigate()
  const { data } = useCall(contract.listNotices, { page_size: NOTICES_SHOWN }, { quiet: true, stale_ms: STALE_MS })
  const notices = data?.data ?? []
  return (
    <TickerView notices={notices} onOpen={(index) => void navigate(`/main/bulletinDetail/${notices[index]?.id}`)}>
      <Link to="/main/bulletin" className="flex-none ml-auto">
        {text.ticker_all}
      </Link>
    </TickerView>
  )
}
