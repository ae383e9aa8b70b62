import type { ProductDocument } from '@inkroute/contract/catalog/desk/document'
import { z } from 'zod'
import { recordJob } from '../../../../infra/audit/audit.ts'
import type { AppCtx, StaffCtx } from '../../../../infra/context.ts'
import { inTransaction } from '../../../../infra/db/transaction.ts'
import { job } from '../../../../infra/jobs/job.ts'
import { selectVariantNumbers } from '../../base/own-product.queries.ts'
import { changeVersions } from '../edit/bulk.ts'
import { auditView, ITEMS_PER_PRODUCT } from '../edit/desk.rules.ts'
import { findProblems, problemsIn } from '../edit/findings.ts'
import { lockProduct, workingDocument } from '../edit/product-content.ts'
import { isUnchanged, withChanges } from './compare-rows.rules.ts'
import {
  findSheet,
  finishProduct,
  moveSheet,
  nextProduct,
  type SheetRecord,
  selectProductChanges,
} from './sheet.queries.ts'

const meanwhile = {
  zh: '产品在检查之后又被修改，请重新导出',
  en: 'The product has changed since the check; export it again',
}

/** A call on behalf of the member of staff who asked for it. */
const onBehalf = (ctx: AppCtx, { staff_id, created_by, language }: SheetRecord): StaffCtx => ({
  ...ctx,
  language: language as 'zh' | 'en',
  ip: '',
  user_agent: 'job',
  request_id: 'catalogue.apply-sheet',
  identity: {
    user_id: staff_id,
    username: created_by,
    kind: 'staff',
    seller_id: 0,
    permissions: null,
    session_id: 0,
  },
})

const getIds = (version: ProductDocument | null) => version?.items.map(({ id }) => id) ?? []

async function applyToProduct(ctx: StaffCtx, sheet: SheetRecord, product_id: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const item = await lockProduct(tx, product_id)
    const changes = await selectProductChanges(tx.db, sheet.id, product_id)
    const document = workingDocument(item)
    const numbers = await selectVariantNumbers(tx.db, product_id)
    const used = [...numbers.map(({ id }) => id % ITEMS_PER_PRODUCT), ...getIds(item.draft), ...getIds(item.published)]
    const free_id = Math.max(0, ...used) + 1
    const change = (version: ProductDocument) => withChanges(version, changes, free_id)
    const refused = changes.find(({ problem }) => problem !== null)?.problem
    const known = isUnchanged(document, changes) ? null : meanwhile[tx.language]
    const [wrong] =
      refused || known || !item.published
        ? []
        : problemsIn(tx.language, await findProblems(tx, product_id, change(item.published)))
    const problem = refused ?? known ?? wrong?.message ?? null
    if (problem === null) {
      await changeVersions(tx, item, change)
      const author = { staff_id: sheet.staff_id, staff_name: sheet.created_by, job: 'catalogue.apply-sheet' }
      const what = { subject: 'product', subject_id: String(product_id), title: document.name.zh || document.code }
      await recordJob(tx.db, { ...author, at: tx.clock.now() }, [
        { ...what, before: auditView(document), after: auditView(change(document)) },
      ])
    }
    await finishProduct(tx.db, sheet.id, product_id, problem)
  })
}

/** Changes the products of a checked file one by one, each as a whole or not at all. */
export const applySheetJob = job({
  name: 'catalogue.apply-sheet',
  schema: z.object({ id: z.int() }),
  expire_seconds: 3600,
  async run(ctx, { id }, isStopping) {
    const sheet = await findSheet(ctx.db, id)
    if (sheet?.state !== 'applying') return
    const staff = onBehalf(ctx, sheet)
    for (;;) {
      if (isStopping?.()) throw new Error('the node stops; another goes on')
      const product_id = await nextProduct(ctx.db, id)
      if (product_id === undefined) break
      await applyToProduct(staff, sheet, product_id)
    }
    await moveSheet(ctx.db, id, 'applying', 'done')
  },
})
