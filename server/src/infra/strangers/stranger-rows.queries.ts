import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { PublicCtx } from '../context.ts'
import type { Db } from '../db/database.ts'
import { addressHash } from './visitor.ts'

interface Cap {
  readonly address: number
  /** None where a stranger with many addresses could keep everybody else out. */
  readonly all: number | null
}

/**
 * How many rows a day what anybody may fill takes from one address, and from all together. An office shares an address;
 * the sum is what staff could still read, or what a table can hold for as long as its rows are kept.
 */
export const strangerCaps = {
  blog_comment: { address: 20, all: 2_000 },
  blog_view: { address: 500, all: 500_000 },
  captcha_challenge: { address: 3_000, all: null },
  design_share_comment: { address: 50, all: 10_000 },
  help_vote: { address: 100, all: 20_000 },
  idempotency_key: { address: 2_000, all: null },
  join_application: { address: 10, all: 1_000 },
  site_visit: { address: 3_000, all: 1_000_000 },
} satisfies Record<string, Cap>

export type StrangerMatter = keyof typeof strangerCaps

const DAY_MS = 86_400_000

/** Counts one more row, in one statement, so that calls at the same time cannot pass together; false beyond a cap. */
export async function hasRoomForRow(ctx: PublicCtx, matter: StrangerMatter): Promise<boolean> {
  const { address, all }: Cap = strangerCaps[matter]
  const day = ctx.clock.now().toISOString().slice(0, 10)
  const visitor = ctx.identity ? `user:${ctx.identity.user_id}` : addressHash(ctx)
  const { rows } = await sql<{ has_room: boolean }>`
    with own as (
      insert into stranger_rows as r (matter, day, visitor, count) values (${matter}, ${day}, ${visitor}, 1)
      on conflict (matter, day, visitor) do update set count = r.count + 1 where r.count < ${address} returning 1),
    everybody as (
      insert into stranger_rows as r (matter, day, visitor, count)
      select ${matter}, ${day}::date, '', 1 from own where ${all}::int is not null
      on conflict (matter, day, visitor) do update set count = r.count + 1 where r.count < ${all}::int returning 1)
    select exists (select from own) and (${all}::int is null or exists (select from everybody)) as has_room`.execute(
    ctx.db,
  )
  return rows[0]?.has_room === true
}

/** The same, and a refusal until tomorrow. */
export async function requireRoomForRow(ctx: PublicCtx, matter: StrangerMatter): Promise<void> {
  if (await hasRoomForRow(ctx, matter)) return
  const seconds = Math.ceil((DAY_MS - (ctx.clock.now().getTime() % DAY_MS)) / 1000)
  throw new AppError('too_many_requests', { seconds })
}

export const deleteOldStrangerRows = (db: Db, now: Date) =>
  sql`delete from stranger_rows where day < ${new Date(now.getTime() - 2 * DAY_MS)}::date`.execute(db)
