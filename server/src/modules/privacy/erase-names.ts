import { blankRecord, type NamedRecord } from '../../infra/audit/audit.queries.ts'
import { recordJob } from '../../infra/audit/audit.ts'
import type { AppCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { ERASED, scrubbed, withoutNames } from './core/privacy.rules.ts'
import { deleteEndedJobs, type Subjects, selectRecordsNaming } from './names.queries.ts'

const BATCH = 100

interface Named {
  readonly request_id: number
  readonly seller_id: number | null
  /** Looked for everywhere. */
  readonly names: readonly string[]
  /** Audit records about these lose their title and these names too, however short they are. */
  readonly subjects: readonly Subjects[]
  readonly own_names: readonly string[]
}

const isNew = (before: NamedRecord, after: NamedRecord): boolean => JSON.stringify(before) !== JSON.stringify(after)

function blanked(record: NamedRecord, names: readonly string[]): NamedRecord {
  return {
    id: record.id,
    title: withoutNames(record.title, names),
    input: scrubbed(record.input, names),
    before: scrubbed(record.before, names),
    after: scrubbed(record.after, names),
  }
}

/** Blanks names in audit records. A new record lists what is left of them, so that the chain still proves the rest. */
async function blankAudit(ctx: AppCtx, named: Named): Promise<number> {
  const names = [...new Set([...named.names, ...named.own_names])].filter((name) => name !== '')
  let count = 0
  let after = 0
  for (;;) {
    const records = await selectRecordsNaming(ctx.db, named, after, BATCH)
    const last = records.at(-1)
    if (!last) return count
    after = last.id
    const changed = records.map((one) => [one, blanked(one, names)] as const).filter(([one, next]) => isNew(one, next))
    if (changed.length === 0) continue
    await inTransaction(ctx, async (tx) => {
      const hashes: Record<string, string> = {}
      for (const [, next] of changed) hashes[next.id] = await blankRecord(tx.db, next, named.request_id)
      const author = { staff_id: null, staff_name: ERASED, job: 'privacy.run', at: tx.clock.now() }
      const subject = { subject: 'audit_erasure', subject_id: String(named.request_id), title: '' }
      await recordJob(tx.db, author, [{ ...subject, after: { records: hashes } }])
    })
    count += changed.length
  }
}

/** What remains of a person outside the tables that modules declare. */
export async function eraseNames(
  ctx: AppCtx,
  named: Named,
): Promise<Record<string, { blanked?: number; deleted?: number }>> {
  const records = await blankAudit(ctx, named)
  const jobs = await deleteEndedJobs(ctx.db, named)
  return { audit_record: { blanked: records }, job: { deleted: jobs } }
}
