import type { JoinKind } from '@inkroute/contract/site/join/fields'
import type { JoinState } from '@inkroute/contract/site/join/join'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { DB } from '../../../infra/db/tables.gen.ts'

export async function insertJoin(db: Db, row: Insertable<DB['join_application']>): Promise<number> {
  const { id } = await db.insertInto('join_application').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** When this visitor applied since then, the oldest first. */
export async function appliedSince(db: Db, visitor: string, since: string): Promise<string[]> {
  const rows = await db
    .selectFrom('join_application')
    .select('created_at')
    .where('visitor', '=', visitor)
    .where('created_at', '>', since)
    .orderBy('created_at')
    .execute()
  return rows.map((row) => row.created_at)
}

export interface JoinFilter {
  readonly kind?: JoinKind | undefined
  readonly state?: JoinState | undefined
  readonly query?: string | undefined
}

const escaped = (word: string) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

const filtered = (db: Db, { kind, state, query }: JoinFilter) =>
  db
    .selectFrom('join_application')
    .leftJoin('app_user', 'app_user.id', 'join_application.handled_by')
    .$if(kind !== undefined, (rows) => rows.where('join_application.kind', '=', kind as JoinKind))
    .$if(state !== undefined, (rows) => rows.where('state', '=', state as JoinState))
    .$if(Boolean(query), (rows) =>
      rows.where(
        sql<boolean>`concat_ws(' ', company, contact, join_application.phone, join_application.email, region, text) ilike ${escaped(query ?? '')}`,
      ),
    )

export const selectJoins = (db: Db, filter: JoinFilter, page: { limit: number; offset: number }) =>
  filtered(db, filter)
    .selectAll('join_application')
    .select(sql<string | null>`coalesce(nullif(app_user.display_name, ''), app_user.username)`.as('handled_by_name'))
    .orderBy('join_application.created_at', 'desc')
    .orderBy('join_application.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export async function countJoins(db: Db, filter: JoinFilter): Promise<number> {
  const row = await filtered(db, filter)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(row.total)
}

export async function countJoinStates(db: Db): Promise<Record<JoinState, number>> {
  const rows = await db
    .selectFrom('join_application')
    .select(['state', (select) => select.fn.countAll<number>().as('total')])
    .groupBy('state')
    .execute()
  const of = (state: JoinState) => Number(rows.find((row) => row.state === state)?.total ?? 0)
  return { new: of('new'), contacted: of('contacted'), accepted: of('accepted'), refused: of('refused') }
}

export const findJoin = (db: Db, id: number) =>
  filtered(db, {})
    .selectAll('join_application')
    .select(sql<string | null>`coalesce(nullif(app_user.display_name, ''), app_user.username)`.as('handled_by_name'))
    .where('join_application.id', '=', id)
    .executeTakeFirst()

export async function updateJoin(
  db: Db,
  id: number,
  change: { state: JoinState; note: string; handled_by: number; updated_at: string },
): Promise<boolean> {
  const done = await db.updateTable('join_application').set(change).where('id', '=', id).executeTakeFirst()
  return done.numUpdatedRows > 0n
}
