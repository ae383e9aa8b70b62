import type { ConversationState } from '@inkroute/contract/after-sale/codes'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import { type JsonColumns, jsonText } from '../../../infra/db/json-column.ts'
import type { Conversation, ConversationMessage } from '../../../infra/db/tables.gen.ts'

const shown = (db: Db) =>
  db
    .selectFrom('conversation as c')
    .leftJoin('app_user as h', 'h.id', 'c.handler_id')
    .leftJoin('app_user as owner', (join) =>
      join.onRef('owner.seller_id', '=', 'c.seller_id').on('owner.kind', '=', 'seller'),
    )
    .selectAll('c')
    .select(['h.display_name as handler_name', 'owner.username as seller_name'])
    .select(
      sql<string>`coalesce((select m.body from conversation_message m
      where m.seller_id = c.seller_id and m.conversation_id = c.id and m.author <> 'system'
      order by m.id desc limit 1), '')`.as('last_words'),
    )
    .select(sql<number>`count(*) over ()`.as('total'))
export type ConversationRecord = Awaited<ReturnType<typeof selectOwnConversations>>[number]

interface Range {
  readonly limit: number
  readonly offset: number
}

/** Whose conversations a caller sees: those of the team, or only one’s own. */
export interface OwnScope {
  readonly seller_id: number
  readonly user_id: number | null
}

export const selectOwnConversations = (db: Db, { seller_id, user_id }: OwnScope, range: Range) =>
  shown(db)
    .where('c.seller_id', '=', seller_id)
    .$if(user_id !== null, (query) => query.where('c.created_by', '=', Number(user_id)))
    .orderBy(sql`c.state = 'closed'`)
    .orderBy('c.updated_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(range.limit)
    .offset(range.offset)
    .execute()

export const findOwnConversation = (db: Db, { seller_id, user_id }: OwnScope, id: number) =>
  shown(db)
    .where('c.seller_id', '=', seller_id)
    .$if(user_id !== null, (query) => query.where('c.created_by', '=', Number(user_id)))
    .where('c.id', '=', id)
    .executeTakeFirst()

export async function countOwnUnread(db: Db, { seller_id, user_id }: OwnScope): Promise<number> {
  const row = await db
    .selectFrom('conversation')
    .select(sql<string>`coalesce(sum(seller_unread), 0)`.as('unread'))
    .where('seller_id', '=', seller_id)
    .$if(user_id !== null, (query) => query.where('created_by', '=', Number(user_id)))
    .executeTakeFirstOrThrow()
  return Number(row.unread)
}

export async function countOpen(db: Db, seller_id: number): Promise<number> {
  const row = await db
    .selectFrom('conversation')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('seller_id', '=', seller_id)
    .where('state', '<>', 'closed')
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

const escaped = (words: string) => `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

interface StaffFilter {
  readonly state?: ConversationState | undefined
  readonly keyword?: string | undefined
}

/** Those that wait for us first, the longest waiting on top. */
export const selectStaffConversations = (db: Db, { state, keyword }: StaffFilter, range: Range) =>
  shown(db)
    .$if(state !== undefined, (query) => query.where('c.state', '=', state ?? ''))
    .$if(keyword !== undefined, (query) =>
      query.where((where) =>
        where.or([
          where('owner.username', '=', keyword ?? ''),
          where('c.subject', 'ilike', escaped(keyword ?? '')),
          ...(/^\d{1,15}$/.test(keyword ?? '') ? [where('c.id', '=', Number(keyword))] : []),
        ]),
      ),
    )
    .orderBy(sql`case c.state when 'waiting_staff' then 0 when 'waiting_seller' then 1 else 2 end`)
    .orderBy(sql`case when c.state = 'waiting_staff' then c.updated_at end asc nulls last`)
    .orderBy('c.updated_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(range.limit)
    .offset(range.offset)
    .execute()

export const findAnyConversation = (db: Db, id: number) => shown(db).where('c.id', '=', id).executeTakeFirst()

export const countByState = (db: Db) =>
  db
    .selectFrom('conversation')
    .select(['state', (select) => select.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()

export async function countWaitingForStaff(db: Db): Promise<number> {
  const row = await db
    .selectFrom('conversation')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('state', '=', 'waiting_staff')
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export const lockConversation = (db: Db, seller_id: number, id: number) =>
  db
    .selectFrom('conversation')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
export type LockedConversation = NonNullable<Awaited<ReturnType<typeof lockConversation>>>

export async function insertConversation(db: Db, row: Insertable<Conversation>): Promise<number> {
  const { id } = await db.insertInto('conversation').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export const changeConversation = (db: Db, seller_id: number, id: number, change: Updateable<Conversation>) =>
  db.updateTable('conversation').set(change).where('seller_id', '=', seller_id).where('id', '=', id).execute()

export async function insertMessage(db: Db, row: Insertable<ConversationMessage>): Promise<number> {
  const { id } = await db.insertInto('conversation_message').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export const setPictures = (
  db: Db,
  seller_id: number,
  { conversation_id, id }: { readonly conversation_id: number; readonly id: number },
  pictures: JsonColumns['conversation_message.pictures'],
) =>
  db
    .updateTable('conversation_message')
    .set({ pictures: jsonText(pictures) })
    .where('seller_id', '=', seller_id)
    .where('conversation_id', '=', conversation_id)
    .where('id', '=', id)
    .execute()

export const selectMessages = (db: Db, seller_id: number, conversation_id: number) =>
  db
    .selectFrom('conversation_message as m')
    .leftJoin('app_user as u', 'u.id', 'm.user_id')
    .selectAll('m')
    .select(['u.display_name', 'u.username'])
    .where('m.seller_id', '=', seller_id)
    .where('m.conversation_id', '=', conversation_id)
    .orderBy('m.id')
    .execute()
