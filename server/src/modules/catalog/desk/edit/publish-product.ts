import type * as contract from '@inkroute/contract/catalog/desk/desk'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../../infra/app-error.ts'
import { recordChange } from '../../../../infra/audit/audit.ts'
import { publishContent, withdrawContent } from '../../../../infra/content/publish-content.ts'
import type { StaffCtx } from '../../../../infra/context.ts'
import { inTransaction } from '../../../../infra/db/transaction.ts'
import { auditView } from './desk.rules.ts'
import { findProblems, problemsIn } from './findings.ts'
import {
  getEditor,
  lockProduct,
  machine,
  type ProductItem,
  readProduct,
  refreshEntry,
  stateOfItem,
  workingDocument,
} from './product-content.ts'
import { tellWithdrawnJob } from './tell-withdrawn.job.ts'

type Editor = Reply<typeof contract.publishDeskProduct>

export async function checkProduct(
  ctx: StaffCtx,
  { id, document }: Input<typeof contract.checkDeskProduct>,
): Promise<Reply<typeof contract.checkDeskProduct>> {
  const checked = document ?? workingDocument(await readProduct(ctx, id))
  return { findings: problemsIn(ctx.language, await findProblems(ctx, id, checked)) }
}

/** Refuses an unfinished draft with everything that is wrong; nothing is half published. */
export async function publishLocked(tx: StaffCtx, item: ProductItem): Promise<ProductItem> {
  if (item.draft === null) throw new AppError('content_no_draft')
  const problems = await findProblems(tx, item.product_id, item.draft)
  if (problems.length > 0) {
    throw new AppError('product_unfinished', { count: problems.length }, problemsIn(tx.language, problems))
  }
  await publishContent(tx, machine, { id: item.id, revision: item.revision })
  const after = await refreshEntry(tx, item.id)
  await recordChange(tx, {
    subject: 'product',
    subject_id: String(item.product_id),
    title: item.draft.name.zh,
    before: item.published && { ...auditView(item.published), state: stateOfItem(item) },
    after: { ...auditView(item.draft), state: stateOfItem(after) },
  })
  return after
}

export const publishProduct = (
  ctx: StaffCtx,
  { id, revision }: Input<typeof contract.publishDeskProduct>,
): Promise<Editor> =>
  inTransaction(ctx, async (tx) => getEditor(await publishLocked(tx, await lockProduct(tx, id, revision))))

/** Sellers with carts, drafts, runs, goods or listings of the product get a message each. */
export async function withdrawLocked(tx: StaffCtx, item: ProductItem): Promise<ProductItem> {
  if (item.published === null) throw new AppError('product_not_on_sale')
  await withdrawContent(tx, machine, { id: item.id, revision: item.revision })
  const after = await refreshEntry(tx, item.id)
  await tx.jobs.send(tellWithdrawnJob, { product_id: item.product_id, revision: after.revision })
  await recordChange(tx, {
    subject: 'product',
    subject_id: String(item.product_id),
    title: item.published.name.zh,
    before: { state: stateOfItem(item) },
    after: { state: stateOfItem(after) },
  })
  return after
}

export const withdrawProduct = (
  ctx: StaffCtx,
  { id, revision }: Input<typeof contract.withdrawDeskProduct>,
): Promise<Editor> =>
  inTransaction(ctx, async (tx) => getEditor(await withdrawLocked(tx, await lockProduct(tx, id, revision))))
