import * as contract from '@inkroute/contract/catalog/bench/bench'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { errorText } from '@inkroute/contract/errors/errors'
import { AppError } from '../../../infra/app-error.ts'
import { recordChange } from '../../../infra/audit/audit.ts'
import type { StaffCtx } from '../../../infra/context.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import {
  changeSet,
  deleteSet,
  findSet,
  insertSet,
  listSetRows,
  lockSet,
  productsUsing,
  type SetRow,
  selectPhotos,
} from './bench.queries.ts'
import { photoIds, problemsIn, StoredModel, StoredResult } from './bench.rules.ts'
import { makeSetJob } from './make-set.job.ts'
import { photoFile } from './photos.ts'

type BenchSet = contract.BenchSet

const stamp = (ctx: StaffCtx) => ({ updated_at: ctx.clock.now().toISOString(), updated_by: ctx.identity.username })

const getSubject = ({ id, name }: Pick<SetRow, 'id' | 'name'>) => ({
  subject: 'bench_set',
  subject_id: String(id),
  title: name,
})

export async function setIn(ctx: StaffCtx, row: SetRow): Promise<BenchSet> {
  const document = contract.BenchDocument.parse(row.document)
  const photos = await selectPhotos(ctx.db, photoIds(document))
  const model = row.model ? StoredModel.parse(row.model) : null
  return {
    id: row.id,
    state: row.state as contract.BenchState,
    revision: row.revision,
    document,
    photos: photos.map((photo) => photoFile(ctx, photo)),
    model: model && { bytes: model.bytes, slots: model.slots },
    result: row.result ? StoredResult.parse(row.result) : null,
    reason: row.reason === null ? null : errorText('bench_not_made', ctx.language),
    created_at: row.created_at,
    updated_at: row.updated_at,
    updated_by: row.updated_by,
  }
}

/** Locks the set; refuses when someone else has changed it meanwhile. */
export async function lockRevision(tx: StaffCtx, id: number, revision: number): Promise<SetRow> {
  const row = await lockSet(tx.db, id)
  if (!row) throw new AppError('not_found')
  if (row.revision !== revision) throw new AppError('bench_changed_meanwhile', { by: row.updated_by })
  return row
}

async function listItems(ctx: StaffCtx, rows: readonly SetRow[]): Promise<contract.BenchListItem[]> {
  const documents = rows.map((row) => contract.BenchDocument.parse(row.document))
  const folders = rows.map((row) => (row.result ? StoredResult.parse(row.result).folder : null))
  const used = await productsUsing(
    ctx.db,
    folders.filter((folder) => folder !== null),
  )
  const covers = documents.flatMap(({ shots }) => shots[0]?.photo_id ?? [])
  const photos = new Map((await selectPhotos(ctx.db, covers)).map((photo) => [photo.id, photo]))
  return rows.map((row, n) => {
    const shots = documents[n]?.shots ?? []
    const photo = photos.get(shots[0]?.photo_id ?? -1)
    const folder = folders[n] ?? null
    return {
      id: row.id,
      name: row.name,
      state: row.state as contract.BenchState,
      shots: shots.length,
      folder,
      preview_url: photo ? ctx.storage.url(photo.preview_key) : null,
      used_by: (folder && used.get(folder)) || [],
      updated_at: row.updated_at,
      updated_by: row.updated_by,
    }
  })
}

export async function listBenchSets(
  ctx: StaffCtx,
  { page, page_size, keyword, state }: Input<typeof contract.listBenchSets>,
): Promise<Reply<typeof contract.listBenchSets>> {
  const offset = (page - 1) * page_size
  const { rows, total } = await listSetRows(ctx.db, { keyword, state, limit: page_size, offset })
  return { data: await listItems(ctx, rows), total, page, page_size }
}

export async function getBenchSet(ctx: StaffCtx, { id }: Input<typeof contract.getBenchSet>): Promise<BenchSet> {
  const row = await findSet(ctx.db, id)
  if (!row) throw new AppError('not_found')
  return setIn(ctx, row)
}

export async function createBenchSet(
  ctx: StaffCtx,
  { document }: Input<typeof contract.createBenchSet>,
): Promise<BenchSet> {
  return inTransaction(ctx, async (tx) => {
    const made = stamp(tx)
    const row = await insertSet(tx.db, {
      document: jsonText(document),
      name: document.name,
      created_at: made.updated_at,
      ...made,
    })
    await recordChange(tx, { ...getSubject(row), after: { name: document.name, shots: document.shots.length } })
    return setIn(tx, row)
  })
}

export async function saveBenchSet(
  ctx: StaffCtx,
  { id, revision, document }: Input<typeof contract.saveBenchSet>,
): Promise<BenchSet> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockRevision(tx, id, revision)
    const row = await changeSet(tx.db, id, {
      document: jsonText(document),
      name: document.name,
      revision: revision + 1,
      // A set that is being made goes on from its old revision, and the result is dropped.
      state: 'draft',
      reason: null,
      ...stamp(tx),
    })
    await recordChange(tx, { ...getSubject(row), before: before.document, after: document })
    return setIn(tx, row)
  })
}

export async function finishBenchSet(
  ctx: StaffCtx,
  { id, revision }: Input<typeof contract.finishBenchSet>,
): Promise<BenchSet> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockRevision(tx, id, revision)
    const document = contract.BenchDocument.parse(before.document)
    const photos = new Set((await selectPhotos(tx.db, photoIds(document))).map((photo) => photo.id))
    const problems = problemsIn(document, photos, tx.language)
    if (problems.length > 0) throw new AppError('bench_unfinished', { count: problems.length }, problems)
    const row = await changeSet(tx.db, id, { state: 'making', reason: null, ...stamp(tx) })
    await tx.jobs.send(makeSetJob, { id, revision }, { singleton_key: `${id}:${revision}` })
    await recordChange(tx, { ...getSubject(row), before: { state: before.state }, after: { state: 'making' } })
    return setIn(tx, row)
  })
}

export async function removeBenchSet(ctx: StaffCtx, { id, revision }: Input<typeof contract.removeBenchSet>) {
  return inTransaction(ctx, async (tx) => {
    const row = await lockRevision(tx, id, revision)
    const folder = row.result ? StoredResult.parse(row.result).folder : null
    const used = folder ? (await productsUsing(tx.db, [folder])).get(folder) : undefined
    if (used?.length) throw new AppError('bench_in_use', { products: used.join(', ') })
    await deleteSet(tx.db, id)
    await recordChange(tx, { ...getSubject(row), before: { name: row.name, folder } })
    return {}
  })
}
