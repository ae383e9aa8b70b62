import { CompiledQuery, sql } from 'kysely'
import type { Db } from '../../db/database.ts'

interface Slot {
  readonly scope: string
  readonly key_hash: string
}

interface Claim extends Slot {
  readonly request_hash: string
  /** Distinguishes this request from one that takes over the key later. */
  readonly claim: string
}

/** Renewed every `RENEW_MS` while the request runs. */
const LEASE = sql`interval '15 seconds'`
export const RENEW_MS = 5_000

/** True when the key is ours: new, older than a day, or of a process that died before it committed anything. */
export async function claimKey(db: Db, { scope, key_hash, request_hash, claim }: Claim): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_key (scope, key_hash, request_hash, claim, leased_until)
    values (${scope}, ${key_hash}, ${request_hash}, ${claim}, now() + ${LEASE})
    on conflict (scope, key_hash) do update
      set request_hash = excluded.request_hash, claim = excluded.claim, leased_until = excluded.leased_until,
        response = null, is_committed = false, is_answered = false, created_at = now()
      where idempotency_key.leased_until < now()
        and (idempotency_key.created_at < now() - interval '1 day'
          or not (idempotency_key.is_committed or idempotency_key.is_answered))
    returning scope`.execute(db)
  return rows.length > 0
}

const held = (db: Db, { scope, key_hash, claim }: Omit<Claim, 'request_hash'>) =>
  db
    .updateTable('idempotency_key')
    .where('scope', '=', scope)
    .where('key_hash', '=', key_hash)
    .where('claim', '=', claim)

export const renewClaim = (db: Db, claim: Claim) =>
  held(db, claim)
    .set({ leased_until: sql<string>`now() + ${LEASE}` })
    .execute()

export const findKey = (db: Db, { scope, key_hash }: Slot) =>
  db
    .selectFrom('idempotency_key')
    .select(['request_hash', 'response', 'is_committed', 'is_answered'])
    .select(sql<boolean>`leased_until >= now()`.as('is_leased'))
    .where('scope', '=', scope)
    .where('key_hash', '=', key_hash)
    .executeTakeFirst()

/**
 * Marks the key as used in the transaction of the work and stores its result. Fails, and the transaction with it, when the
 * key is no longer ours.
 */
export const committing = ({ scope, key_hash, claim }: Claim, response: Buffer | null): CompiledQuery =>
  CompiledQuery.raw('select commit_idempotency_key($1, $2, $3, $4)', [scope, key_hash, claim, response])

export const isClaimLost = (error: unknown): boolean => (error as { code?: string }).code === 'IK001'

/** The reply is final; without a response, the one committed with the work is. False where none was: nothing was written. */
export async function keepAnswer(db: Db, claim: Claim, response: Buffer | null): Promise<boolean> {
  const final = held(db, claim).set({ is_answered: true, ...(response ? { response } : {}) })
  const { numUpdatedRows } = await (response ? final : final.where('response', 'is not', null)).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The request has ended: a retry need not wait for the lease to expire. */
export const endLease = (db: Db, claim: Claim) =>
  held(db, claim).set({ leased_until: sql<string>`now() - interval '1 second'` }).execute()

/** Frees the key of a failed request that has committed nothing, or any with `even_committed`. */
export const freeKey = (db: Db, { scope, key_hash, claim }: Claim, even_committed: boolean) =>
  db
    .deleteFrom('idempotency_key')
    .where('scope', '=', scope)
    .where('key_hash', '=', key_hash)
    .where('claim', '=', claim)
    .$if(!even_committed, (query) => query.where('is_committed', '=', false))
    .execute()

export const deleteOldKeys = (db: Db) =>
  sql`delete from idempotency_key where created_at < now() - interval '1 day' and leased_until < now()`.execute(db)
