import * as contract from '@inkroute/contract/notice/notice'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useCall } from '../../../shared/api/light-hooks.ts'
import { NOTICES_SHOWN, STALE_MS } from '../notice.view.ts'
import { NoticeModal } from './notice-modal.tsx'
import { PromotionLine } from './promotion-line.tsx'
import { TickerView } from './ticker-view.tsx'

const isHome = (pathname: string) => /^\/(en\/?)?$/.test(pathname)

/** For the public site: titles come with the page, so nothing shifts; a notice opens in a modal. */
export function PublicNoticeTicker({ notices }: { notices: readonly contract.NoticeRow[] }) {
  const { pathname } = useLocation()
  const [opened, setOpened] = useState<number | null>(null)
  const asked = { enabled: opened !== null, stale_ms: STALE_MS }
  const { data } = useCall(contract.listPublicNotices, { page_size: NOTICES_SHOWN }, asked)
  const ticker = <TickerView notices={notices} onOpen={setOpened} />
  return (
    <>
      {isHome(pathname) ? <PromotionLine>{ticker}</PromotionLine> : ticker}
      {opened === null || !data ? null : (
        <NoticeModal notices={data.data} start={opened} onClose={() => setOpened(null)} />
      )}
    </>
  )
}
