import { MessageStatus } from '@inkroute/contract/codes'
import type { Language } from '@inkroute/contract/errors/errors'
import type { UnreadCounts } from '@inkroute/contract/message/message'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { compileOnce } from '../../infra/db/compile-once.ts'
import type { Db } from '../../infra/db/database.ts'
import { type Query, query } from '../../infra/db/pipeline.ts'
import type { DB } from '../../infra/db/tables.gen.ts'
import { getRecipients } from '../account/account.ts'

export interface NewMessageRow {
  readonly user_ids: readonly number[]
  readonly type: number
  readonly status?: number
  readonly title: { readonly zh: string; readonly en: string }
  readonly body: { readonly zh: string; readonly en: string }
  readonly link: string | null
  readonly once_key: string | null
  readonly created_at: Date
}

export function insertMessages(db: Db, seller_id: number, { user_ids, title, body, ...row }: NewMessageRow) {
  return db
    .insertInto('user_message')
    .values(
      user_ids.map((user_id) => ({
        ...row,
        seller_id,
        user_id,
        title_zh: title.zh,
        title_en: title.en,
        description_zh: body.zh,
        description_en: body.en,
        created_at: row.created_at.toISOString(),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['seller_id', 'user_id', 'once_key']).where('once_key', 'is not', null).doNothing(),
    )
    .returning(['id', 'user_id'])
    .execute()
}

/** What the message says once it covers several events; `{count}` is how many. */
export interface Digest {
  readonly key: string
  readonly title: { readonly zh: string; readonly en: string }
  readonly body: { readonly zh: string; readonly en: string }
  readonly link: string
}

type OneMessage = Omit<NewMessageRow, 'user_ids' | 'status'> & {
  readonly seller_id: number
  readonly topic: string | null
  readonly digest?: Digest | undefined
}

/** Counts in the unread message of the same digest, which moves to the top of the inbox. */
const joinDigest = ({ title, body, link }: Digest) => sql`
    on conflict (seller_id, user_id, digest) where digest is not null and status = ${sql.lit(MessageStatus.unread)}
    do update set id = default, events = user_message.events + 1, created_at = excluded.created_at, link = ${link},
      title_zh = replace(${title.zh}, '{count}', (user_message.events + 1)::text),
      title_en = replace(${title.en}, '{count}', (user_message.events + 1)::text),
      description_zh = ${body.zh}, description_en = ${body.en}`

const once = sql`on conflict (seller_id, user_id, once_key) where once_key is not null do nothing`

const newMessages = ({ seller_id, title, body, digest, ...row }: OneMessage, people: RawBuilder<{ id: number }>) =>
  sql<{ id: number }>`
    insert into user_message
      (seller_id, user_id, type, topic, title_zh, title_en, description_zh, description_en, link, once_key, digest,
        created_at)
    select ${seller_id}, person.id, ${row.type}, ${row.topic}, ${title.zh}, ${title.en}, ${body.zh}, ${body.en}, ${row.link},
      ${row.once_key}, ${digest?.key ?? null}, ${row.created_at}::timestamptz
    from (${people}) as person
    ${digest ? joinDigest(digest) : once}
    returning id`

const toOne = compileOnce((_db, { user_id, ...message }: OneMessage & { readonly user_id: number }) =>
  newMessages(message, sql`select ${user_id}::bigint as id`),
)
const toMany = compileOnce((_db, { permission, ...message }: OneMessage & { readonly permission: string | null }) =>
  newMessages(message, getRecipients(message.seller_id, permission)),
)

/** One message for one person, or for everyone with the permission. */
export const newMessagesQuery = (
  db: Db,
  to: { readonly user_id: number } | { readonly permission: string | null },
  message: OneMessage,
): Query<{ id: number }[]> =>
  query('user_id' in to ? toOne(db, { ...message, ...to }) : toMany(db, { ...message, ...to }))

interface Filter {
  readonly user_id: number
  readonly type?: number | undefined
  readonly status?: number | undefined
}

const inbox = (db: Db, seller_id: number, { user_id, type, status }: Filter) =>
  db
    .selectFrom('user_message')
    .where('seller_id', '=', seller_id)
    .where('user_id', '=', user_id)
    .$if(type !== undefined, (query) => query.where('type', '=', type as number))
    .$if(status !== undefined, (query) => query.where('status', '=', status as number))

function columns<O>(query: SelectQueryBuilder<DB, 'user_message', O>, language: Language) {
  return query.select([
    'id',
    'type',
    'user_id',
    'status',
    `title_${language} as title`,
    `description_${language} as description`,
    'link',
    'events',
    'created_at',
  ])
}

export const listMessageRows = (
  db: Db,
  seller_id: number,
  page: Filter & { language: Language; limit: number; offset: number },
) =>
  columns(inbox(db, seller_id, page), page.language)
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export async function countMessages(db: Db, seller_id: number, filter: Filter): Promise<number> {
  const row = await inbox(db, seller_id, filter)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(row.total)
}

export async function countUnreadByType(db: Db, seller_id: number, user_id: number): Promise<UnreadCounts> {
  const rows = await inbox(db, seller_id, { user_id, status: MessageStatus.unread })
    .select((select) => ['type' as const, select.fn.countAll<number>().as('unread')])
    .groupBy('type')
    .execute()
  const of = (type: number) => Number(rows.find((row) => row.type === type)?.unread ?? 0)
  const by_type = { '1': of(1), '2': of(2), '3': of(3) }
  return { total: by_type['1'] + by_type['2'] + by_type['3'], by_type }
}

/** Returns how many of the named messages are this person's, read before or not. */
export async function markRead(db: Db, seller_id: number, user_id: number, ids: readonly number[]): Promise<number> {
  const rows = await db
    .updateTable('user_message')
    .set({ status: MessageStatus.read })
    .where('seller_id', '=', seller_id)
    .where('user_id', '=', user_id)
    .where('id', 'in', ids)
    .returning('id')
    .execute()
  return rows.length
}

export async function markAllRead(db: Db, seller_id: number, user_id: number, type: number | undefined): Promise<void> {
  await db
    .updateTable('user_message')
    .set({ status: MessageStatus.read })
    .where('seller_id', '=', seller_id)
    .where('user_id', '=', user_id)
    .where('status', '=', MessageStatus.unread)
    .$if(type !== undefined, (query) => query.where('type', '=', type as number))
    .execute()
}

export async function removeMessages(
  db: Db,
  seller_id: number,
  user_id: number,
  ids: readonly number[],
): Promise<number> {
  const rows = await db
    .deleteFrom('user_message')
    .where('seller_id', '=', seller_id)
    .where('user_id', '=', user_id)
    .where('id', 'in', ids)
    .returning('id')
    .execute()
  return rows.length
}

interface After {
  readonly user_id: number
  readonly after_id: number
  readonly language: Language
  readonly limit: number
}

/** Oldest first, for a stream that resumes. */
export const listMessagesAfter = (db: Db, seller_id: number, { user_id, after_id, language, limit }: After) =>
  columns(inbox(db, seller_id, { user_id }).where('id', '>', after_id), language)
    .orderBy('id')
    .limit(limit)
    .execute()

export const findMessage = (
  db: Db,
  seller_id: number,
  { user_id, id, language }: { user_id: number; id: number; language: Language },
) => columns(inbox(db, seller_id, { user_id }).where('id', '=', id), language).executeTakeFirst()

export async function newestMessageId(db: Db, seller_id: number, user_id: number): Promise<number> {
  const row = await inbox(db, seller_id, { user_id })
    .select((select) => select.fn.max('id').as('id'))
    .executeTakeFirst()
  return Number(row?.id ?? 0)
}

export interface NewPlatformMessage {
  readonly sent_by: number
  readonly recipient_seller_id: number | null
  readonly recipient: string | null
  readonly title_zh: string
  readonly title_en: string
  readonly body_zh: string
  readonly body_en: string
  readonly link: string | null
}

export async function insertPlatformMessage(db: Db, row: NewPlatformMessage): Promise<number> {
  const { id } = await db.insertInto('platform_message').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export const findPlatformMessage = (db: Db, id: number) =>
  db.selectFrom('platform_message').selectAll().where('id', '=', id).executeTakeFirst()

export async function addDelivered(db: Db, id: number, count: number): Promise<void> {
  await db
    .updateTable('platform_message')
    .set((set) => ({ delivered: set('delivered', '+', count) }))
    .where('id', '=', id)
    .execute()
}

export async function listPlatformMessageRows(db: Db, page: { limit: number; offset: number }) {
  const data = await db
    .selectFrom('platform_message')
    .innerJoin('app_user', 'app_user.id', 'platform_message.sent_by')
    .selectAll('platform_message')
    .select(sql<string>`coalesce(nullif(app_user.display_name, ''), app_user.username)`.as('sent_by_name'))
    .orderBy('platform_message.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const { total } = await db
    .selectFrom('platform_message')
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { data, total: Number(total) }
}

export async function countUnreadMessages(db: Db, seller_id: number, user_id: number): Promise<number> {
  const { unread } = await db
    .selectFrom('user_message')
    .select((select) => select.fn.countAll<number>().as('unread'))
    .where('seller_id', '=', seller_id)
    .where('user_id', '=', user_id)
    .where('status', '=', MessageStatus.unread)
    .executeTakeFirstOrThrow()
  return unread
}
