import type { ConfigurableService } from '@inkroute/contract/service/providers'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** Marketplaces are kept beside the services, under their slug. */
export const marketKey = (slug: string) => `market:${slug}` as const
type SettingKey = ConfigurableService | ReturnType<typeof marketKey>

export const listSettings = (db: Db) =>
  db.selectFrom('service_setting').select(['service', 'provider', 'settings', 'sealed_secrets']).execute()

export const findSettings = (db: Db, service: SettingKey) =>
  db.selectFrom('service_setting').selectAll().where('service', '=', service).executeTakeFirst()

interface Entry {
  readonly provider: string
  readonly settings: Readonly<Record<string, string>>
  readonly sealed_secrets: Buffer
  readonly revision: number
  readonly by: string
}

/** Undefined when somebody else has saved since. */
export async function writeSettings(
  db: Db,
  service: SettingKey,
  { provider, settings, sealed_secrets, revision, by }: Entry,
): Promise<number | undefined> {
  const values = { provider, settings: JSON.stringify(settings), sealed_secrets, updated_by: by }
  const row =
    revision === 0
      ? await db
          .insertInto('service_setting')
          .values({ service, ...values })
          .onConflict((conflict) => conflict.doNothing())
          .returning('revision')
          .executeTakeFirst()
      : await db
          .updateTable('service_setting')
          .set({ ...values, revision: revision + 1, updated_at: sql<string>`now()` })
          .where('service', '=', service)
          .where('revision', '=', revision)
          .returning('revision')
          .executeTakeFirst()
  return row?.revision
}

/** Left alone when somebody has entered new secrets since. */
export const changeSeal = (db: Db, service: string, before: Buffer, after: Buffer) =>
  db
    .updateTable('service_setting')
    .set({ sealed_secrets: after })
    .where('service', '=', service)
    .where('sealed_secrets', '=', before)
    .execute()

/** Undefined when there is nothing to delete at this revision. */
export const deleteSettings = (db: Db, service: SettingKey, revision: number) =>
  db
    .deleteFrom('service_setting')
    .where('service', '=', service)
    .where('revision', '=', revision)
    .returning('provider')
    .executeTakeFirst()

export interface ServiceCall {
  readonly service: SettingKey
  readonly provider: string
  readonly is_ok: boolean
  readonly duration_ms: number
  readonly answer: string
}

const KEPT_CALLS = 100

export async function insertCall(db: Db, call: ServiceCall, at: Date): Promise<void> {
  await db
    .insertInto('service_call')
    .values({ ...call, at: at.toISOString() })
    .execute()
  const oldest_kept = db
    .selectFrom('service_call')
    .select('id')
    .where('service', '=', call.service)
    .orderBy('id', 'desc')
    .offset(KEPT_CALLS)
    .limit(1)
  await db.deleteFrom('service_call').where('service', '=', call.service).where('id', '<=', oldest_kept).execute()
}

export const newestCalls = (db: Db, service: SettingKey, limit: number) =>
  db
    .selectFrom('service_call')
    .select(['id', 'at', 'provider', 'is_ok', 'duration_ms', 'answer'])
    .where('service', '=', service)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** The newest call of every marketplace that has one. */
export const newestMarketCalls = (db: Db) =>
  db
    .selectFrom('service_call')
    .distinctOn('service')
    .select(['service', 'at', 'provider', 'duration_ms', 'answer'])
    .where('service', 'like', marketKey('%'))
    .orderBy('service')
    .orderBy('id', 'desc')
    .execute()

/** Of each service with calls: when it last worked, and since when it has not. */
export const serviceHealth = async (db: Db) => {
  const { rows } = await sql<{
    service: string
    last_ok_at: string | null
    failing_since: string | null
    last_error: string | null
    /** Failed calls since the last that worked. */
    failures: number
    last_at: string
  }>`
    select service,
      max(at) filter (where is_ok) as last_ok_at,
      min(at) filter (where not is_ok and id > last_ok_id) as failing_since,
      (array_agg(answer order by id desc) filter (where not is_ok and id > last_ok_id))[1] as last_error,
      (count(*) filter (where not is_ok and id > last_ok_id))::int as failures,
      max(at) as last_at
    from (
      select *, coalesce(max(id) filter (where is_ok) over (partition by service), 0) as last_ok_id from service_call
    ) as known
    group by service`.execute(db)
  return rows
}
