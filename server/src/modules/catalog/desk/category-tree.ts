import type * as contract from '@inkroute/contract/catalog/desk/terms'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import { recordChange } from '../../../infra/audit/audit.ts'
import type { AppCtx, StaffCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { announceChange } from '../base/catalogue-change.ts'
import { rewriteCardsJob } from './rewrite-cards.job.ts'
import {
  type CategoryRow,
  changeCategory as changeRow,
  countCategoryUse,
  deleteCategory,
  insertCategory,
  selectCategoryRows,
  sortCategoryRows,
} from './terms.queries.ts'

type Category = contract.DeskCategory

const toView = (row: CategoryRow, rows: readonly CategoryRow[], use: ReadonlyMap<string, number>): Category => ({
  key: row.key,
  parent: row.parent,
  http_url: row.http_url,
  name: { zh: row.name_zh, en: row.name_en },
  keywords: row.keywords,
  products: rows
    .filter(({ key, parent }) => key === row.key || parent === row.key)
    .reduce((sum, { key }) => sum + (use.get(key) ?? 0), 0),
})

async function getTree(ctx: AppCtx): Promise<Category[]> {
  const [rows, use] = await Promise.all([selectCategoryRows(ctx.db), countCategoryUse(ctx.db)])
  return rows.map((row) => toView(row, rows, use))
}

export const listCategories = async (ctx: StaffCtx): Promise<Reply<typeof contract.listDeskCategories>> => ({
  data: await getTree(ctx),
})

const noteCategory = (tx: AppCtx, key: string, before: unknown, after: unknown) =>
  recordChange(tx, { subject: 'category', subject_id: key, title: key, before, after })

type Fields = Input<typeof contract.changeDeskCategory>

/** The tree is two levels deep: a category with children cannot go below another. */
function rowFor(rows: readonly CategoryRow[], { key, parent, name, keywords }: Fields) {
  const above = rows.find((row) => row.key === parent)
  const is_parent = rows.some((row) => row.parent === key)
  if (parent !== null && !above) throw new AppError('not_found')
  if (above && (above.parent !== null || above.key === key || is_parent)) throw new AppError('category_depth')
  return {
    parent_id: above?.id ?? null,
    http_url: above ? `${above.key}-${key}` : key,
    name_zh: name.zh,
    name_en: name.en,
    keywords,
  }
}

async function requireCategory(tx: AppCtx, key: string): Promise<Category> {
  const found = (await getTree(tx)).find((entry) => entry.key === key)
  if (!found) throw new AppError('not_found')
  return found
}

export const addCategory = (ctx: StaffCtx, input: Input<typeof contract.addDeskCategory>): Promise<Category> =>
  inTransaction(ctx, async (tx) => {
    const rows = await selectCategoryRows(tx.db)
    const change = rowFor(rows, input)
    const is_taken = rows.some((row) => row.key === input.key || row.http_url === change.http_url)
    if (is_taken) throw new AppError('category_taken', { key: input.key })
    await insertCategory(tx.db, input.key, change)
    await noteCategory(tx, input.key, null, input)
    await announceChange(tx)
    return requireCategory(tx, input.key)
  })

/** Addresses that people keep do not change: a category that moves keeps its own. */
export const changeCategory = (ctx: StaffCtx, input: Fields): Promise<Category> =>
  inTransaction(ctx, async (tx) => {
    const rows = await selectCategoryRows(tx.db)
    const before = rows.find((row) => row.key === input.key)
    if (!before) throw new AppError('not_found')
    await changeRow(tx.db, input.key, { ...rowFor(rows, input), http_url: before.http_url })
    const { name_zh: zh, name_en: en, parent, keywords } = before
    await noteCategory(tx, input.key, { parent, keywords, name: { zh, en } }, input)
    await tx.jobs.send(rewriteCardsJob, {})
    await announceChange(tx)
    return requireCategory(tx, input.key)
  })

export const sortCategories = (ctx: StaffCtx, { keys }: Input<typeof contract.sortDeskCategories>) =>
  inTransaction(ctx, async (tx): Promise<Reply<typeof contract.sortDeskCategories>> => {
    await sortCategoryRows(tx.db, keys)
    await noteCategory(tx, 'order', null, { keys })
    await announceChange(tx)
    return {}
  })

export const removeCategory = (ctx: StaffCtx, { key }: Input<typeof contract.removeDeskCategory>) =>
  inTransaction(ctx, async (tx): Promise<Reply<typeof contract.removeDeskCategory>> => {
    const category = await requireCategory(tx, key)
    const children = (await selectCategoryRows(tx.db)).filter((row) => row.parent === key).length
    if (category.products > 0 || children > 0) {
      throw new AppError('category_in_use', { products: category.products, children })
    }
    await deleteCategory(tx.db, key)
    await noteCategory(tx, key, category, null)
    await announceChange(tx)
    return {}
  })
