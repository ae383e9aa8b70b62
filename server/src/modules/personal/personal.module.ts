import * as buyer from '@inkroute/contract/personal/buyer'
import * as contract from '@inkroute/contract/personal/personal'
import * as proof from '@inkroute/contract/personal/proof'
import * as shop from '@inkroute/contract/personal/shop'
import type { AppCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { on } from '../../infra/hooks.ts'
import { MINUTE_MS, rowsInState, waitingRows } from '../../infra/jobs/waiting-rows.ts'
import type { Module } from '../../infra/module/module.ts'
import { aged, blanked, deleted, ofBuyers } from '../../infra/privacy/personal-data.ts'
import { goodsHooks } from '../goods/goods.ts'
import { advanceOrder, type OrderRecord, orderHooks } from '../order/order.ts'
import { eraseBuyerPhotosJob } from './buyer/erase-photos.job.ts'
import { approveBuyerAnswers, openBuyerPage, previewBuyerAnswers } from './buyer/page.ts'
import { expectBuyerPhoto, sendBuyerPhoto } from './buyer/photos.ts'
import { checkPersonalForm } from './check-form.ts'
import { followDesign } from './follow-design.ts'
import { getPersonalForm, queueForeignLines, savePersonalForm, savePersonalMapping } from './forms.ts'
import { approvePersonalLines, correctPersonalLine } from './lines/approve-lines.ts'
import { approveOverdueJob } from './lines/approve-overdue.job.ts'
import { askBuyer } from './lines/asks.ts'
import { fillLinesJob } from './lines/fill-lines.job.ts'
import { listPersonalLines } from './lines/list-lines.ts'
import { approvedDesigns, findUnfilledOrder, selectUnfilledLines, unfilledOrderQuery } from './own-design.queries.ts'
import { addPlainPages } from './plain/plain.raw.ts'
import { getDeskPrintProof, getPrintProof } from './proof.ts'
import { cleanDraftsJob } from './shop/clean-drafts.job.ts'
import { getShopKey, makeShopKey, revokeShopKey } from './shop/keys.ts'
import { addShopHttp } from './shop/shop.raw.ts'
import { expectShopPhoto, sendShopPhoto } from './shop/shop-photos.ts'
import { approveShopAnswers, openShopForm, previewShopAnswers, startShopDraft } from './shop/visits.ts'
import { getPersonalStatistics } from './statistics.ts'

/** The last check before a factory: what is not approved is not printed, however it was paid. */
async function holdUnfilled(ctx: AppCtx, { seller_id, id }: OrderRecord): Promise<boolean> {
  if ((await findUnfilledOrder(ctx.db, seller_id, id)) === undefined) return true
  const move = { to: 'on_hold', actor: 'system', hold_reason: 'personalised' } as const
  await inTransaction(ctx, (tx) => advanceOrder(tx, { seller_id, id, from: 'paid' }, move))
  return false
}

const withoutAnswers = { answers: {}, problems: [] } as const

export const personalModule: Module = {
  name: 'personal',
  tables: [
    'personal_form',
    'personal_mapping',
    'personal_line',
    'personal_ask',
    'personal_consent',
    'personal_photo',
    'personal_cutout',
    'personal_key',
    'personal_draft',
    'personal_draft_photo',
    'personal_reference',
  ],
  reads: [
    'app_user',
    'foreign_order',
    'foreign_order_line',
    'goods',
    'goods_sku',
    'sales_order',
    'sales_order_line',
    'upload',
  ],
  personal: {
    tables: [
      deleted('personal_form'),
      deleted('personal_mapping'),
      deleted('personal_ask'),
      deleted('personal_photo'),
      deleted('personal_cutout'),
      deleted('personal_key'),
      deleted('personal_draft'),
      deleted('personal_draft_photo'),
      deleted('personal_reference', { objects: ['picture_key'] }),
      blanked('personal_line', 'orders', withoutAnswers),
      blanked('personal_consent', 'proof', { answers: {} }),
    ],
    buyers: [
      ofBuyers('personal_line', { foreign: 'foreign_id' }, withoutAnswers),
      ofBuyers('personal_consent', { foreign: 'foreign_id' }, { answers: {} }),
      ofBuyers('personal_photo', { foreign: 'foreign_id' }, { is_due: true }),
      ofBuyers('personal_reference', { foreign: 'used_foreign_id' }, { answers: {} }),
    ],
    folders: ['private/personal/{seller}/'],
    retention: [
      {
        key: 'personal',
        name: { zh: '买家的定制内容', en: 'What buyers had printed' },
        note: {
          zh: '通过后超过此天数，清空买家填写的文字与照片引用，设计版本保留',
          en: 'Answers are removed this long after approval; the design stays for reprints',
        },
        default_days: 365,
        min_days: 90,
        rows: [
          aged('personal_line', 'approved_at', { blank: withoutAnswers }),
          aged('personal_consent', 'approved_at', { blank: { answers: {} } }),
          aged('personal_reference', 'approved_at', { objects: ['picture_key'] }),
        ],
      },
    ],
  },
  routes(bind) {
    bind(contract.getPersonalForm, getPersonalForm)
    bind(contract.savePersonalForm, savePersonalForm)
    bind(contract.checkPersonalForm, checkPersonalForm)
    bind(contract.getPersonalStatistics, getPersonalStatistics)
    bind(contract.listPersonalLines, listPersonalLines)
    bind(contract.approvePersonalLines, approvePersonalLines)
    bind(contract.correctPersonalLine, correctPersonalLine)
    bind(contract.savePersonalMapping, savePersonalMapping)
    bind(proof.getPrintProof, getPrintProof)
    bind(proof.getDeskPrintProof, getDeskPrintProof)
    bind(buyer.askBuyer, askBuyer)
    bind(buyer.openBuyerPage, openBuyerPage)
    bind(buyer.previewBuyerAnswers, previewBuyerAnswers)
    bind(buyer.approveBuyerAnswers, approveBuyerAnswers)
    bind(buyer.sendBuyerPhoto, sendBuyerPhoto, expectBuyerPhoto)
    bind(shop.getShopKey, getShopKey)
    bind(shop.makeShopKey, makeShopKey)
    bind(shop.revokeShopKey, revokeShopKey)
    bind(shop.openShopForm, openShopForm)
    bind(shop.previewShopAnswers, previewShopAnswers)
    bind(shop.startShopDraft, startShopDraft)
    bind(shop.sendShopPhoto, sendShopPhoto, expectShopPhoto)
    bind(shop.approveShopAnswers, approveShopAnswers)
  },
  raw: (http) => {
    addShopHttp(http)
    addPlainPages(http)
  },
  hooks: [
    on(orderHooks.foreignLines, queueForeignLines),
    on(orderHooks.beforePrint, holdUnfilled),
    on(orderHooks.unfilledLines, selectUnfilledLines),
    on(orderHooks.unfilledOrder, unfilledOrderQuery),
    on(orderHooks.ownDesigns, approvedDesigns),
    on(goodsHooks.designed, followDesign),
  ],
  jobs: [fillLinesJob, approveOverdueJob, eraseBuyerPhotosJob, cleanDraftsJob],
  waiting: [
    waitingRows({
      job: fillLinesJob,
      after_ms: 2 * MINUTE_MS,
      find: rowsInState('personal_line', { states: ['queued'], since: 'updated_at', as: 'id' }),
    }),
  ],
}
