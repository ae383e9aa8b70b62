import * as contract from '@inkroute/contract/notice/notice'
import { useState } from 'react'
import { useCall } from '../../../shared/api/light-hooks.ts'
import { NOTICES_SHOWN, STALE_MS } from '../notice.view.ts'
import { NoticeModal } from './notice-modal.tsx'
import { TickerView } from './ticker-view.tsx'

/** For the public site: titles come with the page, so nothing shifts; a notice opens in a modal. */
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
