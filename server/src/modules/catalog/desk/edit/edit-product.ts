import type * as contract from '@inkroute/contract/catalog/desk/desk'
import type { ProductDocument } from '@inkroute/contract/catalog/desk/document'
import { ProductDocument as Document } from '@inkroute/contract/catalog/desk/document'
import type { HistoryAction } from '@inkroute/contract/content'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../../infra/app-error.ts'
import { recordChange } from '../../../../infra/audit/audit.ts'
import { countHistory, findHistory, listHistoryPage } from '../../../../infra/content/content.queries.ts'
import {
  createContent,
  discardDraft,
  removeContent,
  restoreContent,
  saveContent,
} from '../../../../infra/content/edit-content.ts'
import { signPreviewPass } from '../../../../infra/content/preview-pass.ts'
import type { StaffCtx } from '../../../../infra/context.ts'
import { inTransaction } from '../../../../infra/db/transaction.ts'
import { selectVariantNumbers } from '../../base/own-product.queries.ts'
import { PRODUCT_KIND } from '../../core/product-kind.ts'
import { isCodeTaken, nextProductNumber, removeEntry } from './desk.queries.ts'
import { auditView, getCopy, ITEMS_PER_PRODUCT, numberVariants } from './desk.rules.ts'
import { findProblems, problemsIn } from './findings.ts'
import { getOptions } from './options.ts'
import {
  getEditor,
  lockProduct,
  machine,
  type ProductItem,
  productContent,
  readProduct,
  refreshEntry,
  workingDocument,
} from './product-content.ts'

type Editor = Reply<typeof contract.getDeskProduct>

export async function getProduct(ctx: StaffCtx, { id }: { id: number }): Promise<Editor> {
  return getEditor(await readProduct(ctx, id))
}

async function refuseTakenCode(tx: StaffCtx, code: string, product_id = 0): Promise<void> {
  if (await isCodeTaken(tx.db, code, product_id)) throw new AppError('product_code_taken', { code })
}

/** Begins a product as a draft under a new number. */
async function insertProduct(tx: StaffCtx, document: ProductDocument): Promise<ProductItem> {
  await refuseTakenCode(tx, document.code)
  const product_id = await nextProductNumber(tx.db)
  const kind = { ...productContent, newKey: () => String(product_id) }
  const row = await createContent(tx, kind as typeof machine, numberVariants(document, []))
  const item = await refreshEntry(tx, row.id)
  await recordChange(tx, {
    subject: 'product',
    subject_id: String(product_id),
    title: document.name.zh || document.code,
    before: null,
    after: auditView(document),
  })
  return item
}

/** With a single print shop there is nothing to choose: the product is made there, and sent from its warehouses. */
async function withOnlyShop(tx: StaffCtx, document: ProductDocument): Promise<ProductDocument> {
  if (document.supply.length > 0) return document
  const { factories, warehouses: places } = await getOptions(tx)
  const [shop, ...others] = factories
  if (!shop || others.length > 0) return document
  const { code: factory, region, warehouses, production_hours, techniques } = shop
  const only_technique = techniques.length === 1 ? techniques.map((key) => ({ key, surcharge_fen: 0 })) : []
  return {
    ...document,
    techniques: document.techniques.length > 0 ? document.techniques : only_technique,
    supply: [{ factory, region, warehouses, production_hours }],
    production_hours,
    origin_country: document.origin_country || (places.find(({ code }) => code === warehouses[0])?.country ?? ''),
  }
}

export const createProduct = (ctx: StaffCtx, { document }: Input<typeof contract.createDeskProduct>): Promise<Editor> =>
  inTransaction(ctx, async (tx) => getEditor(await insertProduct(tx, await withOnlyShop(tx, document))))

export const copyProduct = (ctx: StaffCtx, { id, code }: Input<typeof contract.copyDeskProduct>): Promise<Editor> =>
  inTransaction(ctx, async (tx) => {
    const document = workingDocument(await readProduct(tx, id))
    return getEditor(await insertProduct(tx, getCopy(document, code)))
  })

export const noteChange = (tx: StaffCtx, item: ProductItem, after: ProductDocument | null) =>
  recordChange(tx, {
    subject: 'product',
    subject_id: String(item.product_id),
    title: workingDocument(item).name.zh || workingDocument(item).code,
    before: auditView(workingDocument(item)),
    after: after && auditView(after),
  })

export async function saveProduct(ctx: StaffCtx, input: Input<typeof contract.saveDeskProduct>): Promise<Editor> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockProduct(tx, input.id, input.revision)
    const { code } = workingDocument(before)
    if (input.document.code !== code) {
      if (before.published_at !== null) throw new AppError('product_code_fixed', { code })
      await refuseTakenCode(tx, input.document.code, input.id)
    }
    const known = await selectVariantNumbers(tx.db, input.id)
    const payload = numberVariants(
      input.document,
      known.map(({ id, ...variant }) => ({ ...variant, id: id % ITEMS_PER_PRODUCT })),
    )
    await noteChange(tx, before, payload)
    await saveContent(tx, machine, { id: before.id, revision: before.revision, payload })
    return getEditor(await refreshEntry(tx, before.id))
  })
}

export const discardChanges = (ctx: StaffCtx, input: Input<typeof contract.discardDeskDraft>): Promise<Editor> =>
  inTransaction(ctx, async (tx) => {
    const before = await lockProduct(tx, input.id, input.revision)
    await discardDraft(tx, machine, { id: before.id, revision: before.revision })
    await noteChange(tx, before, before.published)
    return getEditor(await refreshEntry(tx, before.id))
  })

export const restoreVersion = (ctx: StaffCtx, input: Input<typeof contract.restoreDeskVersion>): Promise<Editor> =>
  inTransaction(ctx, async (tx) => {
    const before = await lockProduct(tx, input.id, input.revision)
    await restoreContent(tx, machine, { id: before.id, revision: before.revision, number: input.number })
    const after = await refreshEntry(tx, before.id)
    await noteChange(tx, before, workingDocument(after))
    return getEditor(after)
  })

export const removeProduct = (ctx: StaffCtx, input: Input<typeof contract.removeDeskProduct>) =>
  inTransaction(ctx, async (tx) => {
    const before = await lockProduct(tx, input.id, input.revision)
    if (before.published_at !== null) throw new AppError('product_was_on_sale')
    await removeContent(tx, machine, { id: before.id, revision: before.revision })
    await removeEntry(tx.db, input.id)
    await noteChange(tx, before, null)
    return {}
  })

export async function listHistory(
  ctx: StaffCtx,
  { id, page, page_size }: Input<typeof contract.listDeskHistory>,
): Promise<Reply<typeof contract.listDeskHistory>> {
  const item = await readProduct(ctx, id)
  const [rows, total] = await Promise.all([
    listHistoryPage(ctx.db, item.id, page_size, (page - 1) * page_size),
    countHistory(ctx.db, item.id),
  ])
  const data = rows.map(({ number, action, at, by_name }) => ({
    number,
    at,
    by: by_name,
    action: action as HistoryAction,
  }))
  return { data, total, page, page_size }
}

export async function getVersion(
  ctx: StaffCtx,
  { id, number }: Input<typeof contract.getDeskVersion>,
): Promise<Reply<typeof contract.getDeskVersion>> {
  const item = await readProduct(ctx, id)
  const past = await findHistory(ctx.db, item.id, number)
  if (!past) throw new AppError('not_found')
  return { number, at: past.at, by: past.by_name, document: Document.parse(past.payload) }
}

/** Without these the product page has nothing to show. */
const neededToShow = /^(category|items|colours|sizes|techniques|supply)$|^(supply|components)\./

/** The product page with the draft in it, for anyone who has the link. */
export async function previewProduct(ctx: StaffCtx, { id }: { id: number }): Promise<{ url: string }> {
  const item = await readProduct(ctx, id)
  const problems = (await findProblems(ctx, id, workingDocument(item))).filter(({ field }) => neededToShow.test(field))
  if (problems.length > 0) {
    throw new AppError('product_unfinished', { count: problems.length }, problemsIn(ctx.language, problems))
  }
  return { url: `/productDesignDetail/${id}?preview=${signPreviewPass(ctx, PRODUCT_KIND, item.id)}` }
}
