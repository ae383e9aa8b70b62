import type { AppCtx } from '../../infra/context.ts'
import { closeAccount } from '../account/account.ts'
import { add, eraseInBlocks, type Result } from './core/erase-rows.ts'
import { inDeletionOrder, usableNames } from './core/privacy.rules.ts'
import { personalData } from './core/registry.ts'
import { countBlocking, countRows, ownedBy, selectReferences } from './core/rows.queries.ts'
import type { SellerNames } from './core/subject.queries.ts'
import { eraseNames } from './erase-names.ts'
import { forgetFile, getMaskRequests, selectFilesOfSeller } from './request.queries.ts'

/** What has to end first, by kind. */
export async function getBlockers(ctx: Pick<AppCtx, 'db' | 'hooks'>, seller_id: number) {
  const found = await Promise.all(personalData(ctx).blockers.map((rule) => countBlocking(ctx.db, seller_id, rule)))
  const byKind = Map.groupBy(
    found.filter(({ count }) => count > 0),
    ({ kind }) => kind,
  )
  return [...byKind].map(([kind, all]) => ({
    kind,
    count: all.reduce((sum, one) => sum + one.count, 0),
    amount_fen: all.reduce((sum, one) => sum + one.amount_fen, 0),
  }))
}

async function removeFolders(ctx: AppCtx, seller_id: number): Promise<number> {
  let count = 0
  for (const folder of personalData(ctx).folders) {
    for await (const { key } of ctx.storage.list(folder.replace('{seller}', String(seller_id)))) {
      await ctx.storage.remove(key)
      count += 1
    }
  }
  return count
}

/** Removes a seller: safe to repeat after a crash, because names are kept with the request until the end. */
export async function eraseSeller(
  ctx: AppCtx,
  {
    request_id,
    seller_id,
    seller,
    beat,
  }: {
    readonly request_id: number
    readonly seller_id: number
    readonly seller: Pick<SellerNames, 'names' | 'contacts'>
    readonly beat: () => Promise<void>
  },
): Promise<Result> {
  const result: Result = {}
  const { tables } = personalData(ctx)
  await closeAccount(ctx.db, seller_id, ctx.clock.now().toISOString())
  const references = await selectReferences(ctx.db)
  const isLinkedToItself = (table: string) =>
    references.some(({ child, parent }) => child === table && parent === table)
  const doomed = inDeletionOrder(
    tables.filter(({ erase }) => erase === 'delete'),
    references,
  )
  for (const one of doomed) {
    const where = ownedBy(one, seller_id, seller.contacts)
    const rows = { table: one.table, where, objects: one.objects }
    const deleted = await eraseInBlocks(ctx, rows, { blank: null, whole: isLinkedToItself(one.table), beat })
    if (deleted > 0) add(result, one.table, { deleted })
  }
  for (const one of tables.filter(({ erase }) => erase !== 'delete')) {
    const where = ownedBy(one, seller_id, seller.contacts)
    const rows = { table: one.table, where, objects: one.objects }
    const blanked = one.erase === 'blank' ? await eraseInBlocks(ctx, rows, { blank: one.blank, beat }) : 0
    const kept = await countRows(ctx.db, one.table, where)
    if (kept > 0) add(result, one.table, { blanked, kept: kept - blanked })
  }
  add(result, 'stored_files', { deleted: await removeFolders(ctx, seller_id) })
  for (const { id, file_key } of await selectFilesOfSeller(ctx.db, seller_id)) {
    if (file_key) await ctx.storage.remove(file_key)
    await forgetFile(ctx.db, id)
  }
  await getMaskRequests(ctx.db, seller_id, `#${seller_id}`)
  const names = usableNames([...seller.names, ...seller.contacts])
  const others = await eraseNames(ctx, {
    request_id,
    seller_id,
    names,
    subjects: [{ subject: 'seller', ids: [String(seller_id)] }],
    own_names: [...seller.names, ...seller.contacts],
  })
  for (const [table, counts] of Object.entries(others)) add(result, table, counts)
  return result
}
