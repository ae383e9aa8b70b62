import type * as contract from '@inkroute/contract/catalog/bench/bench'
import type { Input } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import { recordChange } from '../../../infra/audit/audit.ts'
import type { StaffCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { contentKey } from '../../../infra/storage/storage.ts'
import { changeSet } from './bench.queries.ts'
import { readSlots } from './model.rules.ts'
import { lockRevision, setIn } from './sets.ts'

/** A change of the model is a change of the set: what was made before no longer matches it. */
const changed = (ctx: StaffCtx, revision: number) => ({
  revision: revision + 1,
  state: 'draft',
  updated_at: ctx.clock.now().toISOString(),
  updated_by: ctx.identity.username,
})

export async function addBenchModel(ctx: StaffCtx, { id, revision }: Input<typeof contract.addBenchModel>) {
  const file = ctx.file ?? new Uint8Array()
  const slots = readSlots(file)
  if (typeof slots === 'string') throw new AppError('bench_model_broken', { why: slots })
  if (slots.length === 0) throw new AppError('bench_model_slots')
  return inTransaction(ctx, async (tx) => {
    const before = await lockRevision(tx, id, revision)
    const key = contentKey('private', file, 'glb')
    await tx.storage.put(key, file)
    const model = { key, bytes: file.length, slots }
    const row = await changeSet(tx.db, id, { model: JSON.stringify(model), ...changed(tx, revision) })
    const subject = { subject: 'bench_set', subject_id: String(id), title: row.name }
    await recordChange(tx, { ...subject, before: { model: before.model }, after: { model } })
    return setIn(tx, row)
  })
}

export async function removeBenchModel(ctx: StaffCtx, { id, revision }: Input<typeof contract.removeBenchModel>) {
  return inTransaction(ctx, async (tx) => {
    const before = await lockRevision(tx, id, revision)
    const row = await changeSet(tx.db, id, { model: null, ...changed(tx, revision) })
    const subject = { subject: 'bench_set', subject_id: String(id), title: row.name }
    await recordChange(tx, { ...subject, before: { model: before.model }, after: { model: null } })
    return setIn(tx, row)
  })
}
