import { type CompiledQuery, type Insertable, sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { AuditRecord } from '../db/tables.gen.ts'

export type AuditRow = Omit<Insertable<AuditRecord>, 'id' | 'hash'>

/** Numbers and hashes are added by a trigger, which lets one transaction write at a time: send it last. */
export const insertRecords = (db: Db, rows: readonly AuditRow[]): CompiledQuery =>
  db.insertInto('audit_record').values(rows).compile()

export interface ChainEnd {
  readonly id: number
  readonly hash: Buffer
}

/** Before the first record. */
export const CHAIN_START: ChainEnd = { id: 0, hash: Buffer.alloc(0) }

export const findChainEnd = (db: Db): Promise<ChainEnd | undefined> =>
  db.selectFrom('audit_record').select(['id', 'hash']).orderBy('id', 'desc').limit(1).executeTakeFirst()

/**
 * The first record after `after` that is missing or does not match its hash, up to and including `until`. Where names
 * were blanked, the record keeps the hash it had; what is left must be what a later record of the chain lists.
 */
export async function findBrokenLink(db: Db, after: ChainEnd, until: number): Promise<number | null> {
  const start = after.id
  const { rows } = await sql<{ broken: number | null }>`
    with chain as (
      select r.id, r.hash, row_number() over w as nth,
        case when r.erased_hash is null then audit_hash(coalesce(lag(r.hash) over w, ${after.hash}), r) else r.hash end
          as expected,
        r.erased_hash is not null and (r.erased_hash <> audit_hash(r.hash, r) or not exists (
          select 1 from audit_record e where e.subject = 'audit_erasure' and e.id > r.id
            and e.after -> 'records' ->> r.id::text = encode(r.erased_hash, 'hex'))) as is_forged
      from audit_record r where r.id > ${start} and r.id <= ${until} window w as (order by r.id)
    )
    select min(least(id, ${start} + nth)) as broken from chain
    where hash <> expected or is_forged or id <> ${start} + nth`.execute(db)
  const broken = rows[0]?.broken ?? null
  if (broken !== null) return Number(broken)
  const { count } = await db
    .selectFrom('audit_record')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('id', '>', start)
    .where('id', '<=', until)
    .executeTakeFirstOrThrow()
  return count === until - start ? null : start + count + 1
}

export interface Seal {
  readonly record_id: number
  readonly hash: Buffer
  readonly mac: Buffer
  readonly sealed_at: string
}

export const findLastSeal = (db: Db): Promise<Seal | undefined> =>
  db
    .selectFrom('audit_seal')
    .select(['record_id', 'hash', 'mac', 'sealed_at'])
    .orderBy('record_id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Every seal with the hash its record has now; null where the record is gone. */
export const selectSeals = (db: Db) =>
  db
    .selectFrom('audit_seal')
    .leftJoin('audit_record', 'audit_record.id', 'audit_seal.record_id')
    .select(['record_id', 'audit_seal.hash', 'mac', 'sealed_at', 'audit_record.hash as found_hash'])
    .orderBy('record_id')
    .execute()

export const insertSeal = (db: Db, seal: Seal) =>
  db
    .insertInto('audit_seal')
    .values(seal)
    .onConflict((conflict) => conflict.column('record_id').doNothing())
    .execute()

export interface NamedRecord {
  readonly id: number
  readonly title: string
  readonly input: unknown
  readonly before: unknown
  readonly after: unknown
}

/** Replaces what is left of a record; the trigger lets it through only while erasing, and hashes the rest. */
export async function blankRecord(db: Db, record: NamedRecord, request_id: number): Promise<string> {
  await sql`select set_config('inkroute.erasing', 'on', true)`.execute(db)
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value))
  const { rows } = await sql<{ hash: string }>`
    update audit_record set title = ${record.title}, input = ${json(record.input)}::jsonb,
      before = ${json(record.before)}::jsonb, after = ${json(record.after)}::jsonb, erased_by = ${request_id}
    where id = ${record.id} returning encode(erased_hash, 'hex') as hash`.execute(db)
  return rows[0]?.hash ?? ''
}
