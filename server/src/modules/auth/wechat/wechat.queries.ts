import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'

export const insertTicket = (db: Db, row: { scene: string; ticket: string; user_id: number; expires_at: string }) =>
  db.insertInto('wechat_ticket').values(row).execute()

export const findTicket = (db: Db, user_id: number, ticket: string) =>
  db
    .selectFrom('wechat_ticket')
    .select(['status', 'expires_at'])
    .where('ticket', '=', ticket)
    .where('user_id', '=', user_id)
    .executeTakeFirst()

/** The unscanned ticket of a scene, locked until the transaction ends. */
export const holdWaitingTicket = (db: Db, scene: string, now: Date) =>
  db
    .selectFrom('wechat_ticket')
    .innerJoin('app_user', 'app_user.id', 'wechat_ticket.user_id')
    .select(['user_id', 'seller_id', 'username'])
    .where('scene', '=', scene)
    .where('status', '=', 'waiting')
    .where('expires_at', '>', now.toISOString())
    .where('seller_id', 'is not', null)
    .forUpdate('wechat_ticket')
    .$narrowType<{ seller_id: number }>()
    .executeTakeFirst()

export const setTicketStatus = (db: Db, scene: string, status: 'bound' | 'taken') =>
  db.updateTable('wechat_ticket').set({ status }).where('scene', '=', scene).execute()

export const findWechatBinding = (db: Db, user_id: number) =>
  db
    .selectFrom('wechat_binding')
    .select(['openid', 'nickname', 'bound_at'])
    .where('user_id', '=', user_id)
    .executeTakeFirst()

/** False if this WeChat account is bound to another user. */
export async function bindOpenid(db: Db, user_id: number, openid: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ user_id: number }>`
    insert into wechat_binding (user_id, openid, bound_at)
    select ${user_id}::bigint, ${openid}, ${now}
    where not exists (select 1 from wechat_binding where openid = ${openid} and user_id <> ${user_id})
    on conflict (user_id) do update set openid = excluded.openid, bound_at = excluded.bound_at,
      nickname = case when wechat_binding.openid = excluded.openid then wechat_binding.nickname else '' end,
      unionid = case when wechat_binding.openid = excluded.openid then wechat_binding.unionid end,
      web_openid = case when wechat_binding.openid = excluded.openid then wechat_binding.web_openid end
    returning user_id`.execute(db)
  return rows.length > 0
}

interface ProfileRow {
  readonly user_id: number
  readonly openid: string
  readonly nickname: string
  readonly unionid: string | null
}

/** The union id stays with whom it was first seen; it is the login of that account. */
export const setProfile = (db: Db, { user_id, openid, nickname, unionid }: ProfileRow) =>
  sql`update wechat_binding set nickname = ${nickname},
      unionid = case when exists (select 1 from wechat_binding b where b.unionid = ${unionid} and b.user_id <> ${user_id})
        then unionid else coalesce(${unionid}, unionid) end
    where user_id = ${user_id} and openid = ${openid}`.execute(db)

/** Returns whether there was one. */
export async function deleteBinding(db: Db, user_id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('wechat_binding').where('user_id', '=', user_id).executeTakeFirst()
  return numDeletedRows > 0n
}

export const deleteBindingFor = (db: Db, openid: string) =>
  db.deleteFrom('wechat_binding').where('openid', '=', openid).execute()

/** True the first time this pair is seen. */
export async function rememberNonce(db: Db, nonce: string, sent_at_s: number, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('wechat_nonce')
    .values({ nonce, sent_at_s, received_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

interface SeenPerson {
  readonly openid: string
  readonly unionid: string | null
}

/** The seller user whose WeChat this is: by the id both our apps share, or by the one at the website app. */
export async function findUserByWechat(db: Db, { openid, unionid }: SeenPerson, demo: boolean) {
  const { rows } = await sql<{ user_id: number; seller_id: number; username: string }>`
    select u.id as user_id, u.seller_id, u.username from wechat_binding b join app_user u on u.id = b.user_id
    where (b.web_openid = ${openid} or b.unionid = ${unionid}) and u.seller_id is not null and u.is_enabled
      and (not u.is_demo or ${demo})
    order by (b.unionid is not distinct from ${unionid}) desc limit 1`.execute(db)
  return rows[0]
}

export const keepWebOpenid = (db: Db, user_id: number, { openid }: SeenPerson) =>
  sql`update wechat_binding set web_openid = ${openid} where user_id = ${user_id} and web_openid is distinct from ${openid}
    and not exists (select 1 from wechat_binding where web_openid = ${openid})`.execute(db)
