import * as contract from '@inkroute/contract/notice/notice'
import { bindContent } from '../../infra/content/bind-content.ts'
import { withFacts } from '../../infra/content/facts.ts'
import type { Bind } from '../../infra/http/bind.ts'
import { getAlertNotices } from './get-alert-notices.ts'
import { getHolidayDialog } from './get-holiday-dialog.ts'
import { getNotice } from './get-notice.ts'
import { getSpinImage } from './get-spin-image.ts'
import { listNotices } from './list-notices.ts'
import { listPublicNotices } from './list-public-notices.ts'
import { holidayKind, noticeKind } from './notice.kinds.ts'
import { sellerReader, visitor } from './reader.ts'

export function noticeRoutes(bind: Bind): void {
  bind(
    contract.listNotices,
    withFacts((ctx, input) => listNotices(ctx, sellerReader(ctx), input)),
  )
  bind(contract.getAlertNotices, withFacts(getAlertNotices))
  bind(
    contract.getNotice,
    withFacts((ctx, input) => getNotice(ctx, sellerReader(ctx), input)),
  )
  bind(contract.listPublicNotices, withFacts(listPublicNotices))
  bind(
    contract.getPublicNotice,
    withFacts((ctx, input) => getNotice(ctx, visitor(ctx), input)),
  )
  bind(contract.getSpinImage, getSpinImage)
  bind(contract.getHolidayDialog, getHolidayDialog)
  bindContent(bind, noticeKind)
  bindContent(bind, holidayKind)
}
