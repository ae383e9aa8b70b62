import * as contract from '@inkroute/contract/notice/notice'
import { bindContent } from '../../infra/content/bind-content.ts'
import { withFacts } from '../../infra/content/facts.ts'
import type { Bind } from '../../infra/http/bind.ts'
import type { Module } from '../../infra/module/module.ts'
import { addDemoNotices } from './notice.demo.ts'
import { holidayKind, noticeKind } from './notice.kinds.ts'
import {
  getAlertNotices,
  getHolidayDialog,
  getNotice,
  getSpinImage,
  listNotices,
  listPublicNotices,
  sellerReader,
  visitor,
} from './notices.ts'

function noticeRoutes(bind: Bind): void {
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

export const noticeModule: Module = {
  name: 'notice',
  tables: ['system_notice', 'holiday_dialog', 'system_config'],
  reads: ['content_item'],
  routes: noticeRoutes,
  demo: addDemoNotices,
}
