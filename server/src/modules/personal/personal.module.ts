import * as contract from '@inkroute/contract/personal/personal'
import type { AppCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { MINUTE_MS, rowsInState, waitingRows } from '../../infra/jobs/waiting-rows.ts'
import type { Module } from '../../infra/module.ts'
import { aged, blanked, deleted, ofBuyers } from '../../infra/privacy/personal-data.ts'
import {
  advanceOrder,
  findUnfilledOrder,
  type OrderRecord,
  registerForeignLineWatcher,
  registerPrintGate,
} from '../order/order.ts'
import { approvePersonalLines, correctPersonalLine } from './approve-lines.ts'
import { checkPersonalForm } from './check-form.ts'
import { fillLinesJob } from './fill-lines.job.ts'
import { getPersonalForm, queueForeignLines, savePersonalForm, savePersonalMapping } from './forms.ts'
import { listPersonalLines } from './list-lines.ts'

/** The last check before a factory: what is not approved is not printed, however it was paid. */
async function holdUnfilled(ctx: AppCtx, { seller_id, id }: OrderRecord): Promise<boolean> {
  if ((await findUnfilledOrder(ctx.db, seller_id, id)) === undefined) return true
  const move = { to: 'on_hold', actor: 'system', hold_reason: 'personalised' } as const
  await inTransaction(ctx, (tx) => advanceOrder(tx, { seller_id, id, from: 'paid' }, move))
  return false
}

registerForeignLineWatcher(queueForeignLines)
registerPrintGate(holdUnfilled)

const withoutAnswers = { answers: {}, problems: [] } as const

export const personalModule: Module = {
  name: 'personal',
  personal: {
    tables: [deleted('personal_form'), deleted('personal_mapping'), blanked('personal_line', 'orders', withoutAnswers)],
    buyers: [ofBuyers('personal_line', { foreign: 'foreign_id' }, withoutAnswers)],
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
        rows: [aged('personal_line', 'approved_at', { blank: withoutAnswers })],
      },
    ],
  },
  routes(bind) {
    bind(contract.getPersonalForm, getPersonalForm)
    bind(contract.savePersonalForm, savePersonalForm)
    bind(contract.checkPersonalForm, checkPersonalForm)
    bind(contract.listPersonalLines, listPersonalLines)
    bind(contract.approvePersonalLines, approvePersonalLines)
    bind(contract.correctPersonalLine, correctPersonalLine)
    bind(contract.savePersonalMapping, savePersonalMapping)
  },
  jobs: [fillLinesJob],
  waiting: [
    waitingRows({
      job: fillLinesJob,
      after_ms: 2 * MINUTE_MS,
      find: rowsInState('personal_line', { states: ['queued'], since: 'updated_at', as: 'id' }),
    }),
  ],
}
