import type { DeliveryChannel, DeliveryMode, DeliveryTopic } from '@inkroute/contract/message/delivery'
import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'

export interface ChoiceRow {
  readonly channel: DeliveryChannel
  readonly topic: DeliveryTopic
  readonly mode: DeliveryMode
}

export const listChoices = (db: Db, seller_id: number, user_id: number) =>
  db
    .selectFrom('delivery_choice')
    .select(['channel', 'topic', 'mode', 'updated_at'])
    .where('seller_id', '=', seller_id)
    .where('user_id', '=', user_id)
    .$narrowType<ChoiceRow>()
    .execute()

export const saveChoices = (db: Db, seller_id: number, user_id: number, rows: readonly ChoiceRow[], now: Date) =>
  db
    .insertInto('delivery_choice')
    .values(rows.map((row) => ({ ...row, seller_id, user_id, updated_at: now.toISOString() })))
    .onConflict((conflict) =>
      conflict.columns(['seller_id', 'user_id', 'channel', 'topic']).doUpdateSet((change) => ({
        mode: change.ref('excluded.mode'),
        updated_at: change.ref('excluded.updated_at'),
      })),
    )
    .execute()

export type ConsentSource = 'settings' | 'register' | 'mail_link' | 'one_click' | 'demo'

interface Consent {
  readonly address: string
  readonly source: ConsentSource
  readonly ip: string
  readonly now: Date
}

export const insertConsents = (
  db: Db,
  seller_id: number,
  user_id: number,
  rows: readonly ChoiceRow[],
  { now, ...consent }: Consent,
) =>
  db
    .insertInto('delivery_consent')
    .values(rows.map((row) => ({ ...row, ...consent, seller_id, user_id, created_at: now.toISOString() })))
    .execute()

/** What waits for a channel that was switched off in between is dropped. */
export const dropWaiting = (db: Db, seller_id: number, user_id: number, rows: readonly ChoiceRow[]) =>
  sql`delete from delivery d using user_message m
    where d.seller_id = ${seller_id} and d.user_id = ${user_id} and m.seller_id = d.seller_id and m.id = d.message_id
      and (d.channel, coalesce(m.topic, case m.type when 2 then 'order' when 3 then 'money' else 'news' end)) in
        (${sql.join(rows.map(({ channel, topic }) => sql`(${channel}, ${topic})`))})`.execute(db)

export const findRecipient = (db: Db, user_id: number) =>
  db
    .selectFrom('app_user')
    .select(['seller_id', 'email', 'language', 'time_zone', 'is_enabled'])
    .where('id', '=', user_id)
    .where('seller_id', 'is not', null)
    .$narrowType<{ seller_id: number }>()
    .executeTakeFirst()

export interface Batch {
  readonly seller_id: number
  readonly user_id: number
  readonly channel: DeliveryChannel
  readonly mode: DeliveryMode
  readonly batch: string
}

interface Claim {
  readonly channels: readonly DeliveryChannel[]
  readonly now: Date
  readonly limit: number
  /** Mails to one person within an hour; more wait and share one later. */
  readonly mails_per_hour: number
}

/** Local hour of the daily mail. */
const MORNING = 8

/**
 * Puts what is due into batches, one per person, channel and mode. A daily message is due on the next morning of its
 * reader; one message may wait while the person has had enough mails this hour.
 */
export async function claimDue(db: Db, { channels, now, limit, mails_per_hour }: Claim): Promise<Batch[]> {
  const hour_ago = new Date(now.getTime() - 3_600_000)
  const due = sql`d.batch is null and d.channel in (${sql.join(channels)}) and (d.mode = 'now' or (
      (${now}::timestamptz at time zone u.time_zone)::date > (d.created_at at time zone u.time_zone)::date
      and extract(hour from ${now}::timestamptz at time zone u.time_zone) >= ${MORNING}))`
  const { rows } = await sql<Batch>`
    with people as materialized (
      select d.seller_id, d.user_id, d.channel, d.mode, gen_random_uuid() as batch
      from delivery d join app_user u on u.id = d.user_id
      where ${due} and (d.channel <> 'mail' or (select count(*) from mail_sent s
        where s.recipient = u.email and s.created_at > ${hour_ago}) < ${mails_per_hour})
      group by d.seller_id, d.user_id, d.channel, d.mode limit ${limit}
    ), claimed as (
      update delivery d set batch = p.batch from people p, app_user u
      where d.seller_id = p.seller_id and d.user_id = p.user_id and d.channel = p.channel and d.mode = p.mode
        and u.id = d.user_id and ${due}
      returning d.seller_id, d.user_id, d.channel, d.mode, d.batch
    )
    select distinct * from claimed`.execute(db)
  return rows
}

/** Batches whose job may have been lost. */
export async function listBatches(db: Db, before: string, limit: number): Promise<Batch[]> {
  const { rows } = await sql<Batch>`
    select distinct seller_id, user_id, channel, mode, batch from delivery
    where batch is not null and created_at < ${before}::timestamptz limit ${limit}`.execute(db)
  return rows
}

export interface DueMessage {
  readonly topic: DeliveryTopic
  readonly title: string
  readonly body: string
  readonly link: string | null
  readonly created_at: string
}

/** Messages of a batch in the reader's language, oldest first. Those deleted or no longer wanted are left out. */
export async function listBatch(
  db: Db,
  { seller_id, user_id, channel, batch }: Batch,
  language: string,
  limit: number,
) {
  const { rows } = await sql<DueMessage>`
    select m.topic, m.title, m.body, m.link, m.created_at from (
      select coalesce(topic, case type when 2 then 'order' when 3 then 'money' else 'news' end) as topic,
        case ${language} when 'en' then title_en else title_zh end as title,
        case ${language} when 'en' then description_en else description_zh end as body, link, created_at, id, seller_id
      from user_message where seller_id = ${seller_id} and user_id = ${user_id}
    ) m join delivery d on d.seller_id = m.seller_id and d.message_id = m.id
      join delivery_choice c on c.seller_id = d.seller_id and c.user_id = d.user_id and c.channel = d.channel
        and c.topic = m.topic and c.mode <> 'off'
    where d.seller_id = ${seller_id} and d.user_id = ${user_id} and d.channel = ${channel} and d.batch = ${batch}
    order by m.id limit ${limit}`.execute(db)
  return rows
}

export const deleteBatch = (db: Db, { seller_id, user_id, batch }: Batch) =>
  db
    .deleteFrom('delivery')
    .where('seller_id', '=', seller_id)
    .where('user_id', '=', user_id)
    .where('batch', '=', batch)
    .execute()

/** News of days ago is no news: after an outage nobody wants a hundred old mails. */
export const deleteStale = (db: Db, before: Date) =>
  db.deleteFrom('delivery').where('created_at', '<', before.toISOString()).execute()

/** For the demo: its newest messages, written before anybody chose anything, as if they had waited. */
export const queueNewest = (db: Db, seller_id: number, user_id: number) =>
  sql`insert into delivery (seller_id, user_id, message_id, channel, mode, created_at)
    select m.seller_id, m.user_id, m.id, c.channel, c.mode, m.created_at
    from (select * from user_message where seller_id = ${seller_id} and user_id = ${user_id} order by id desc limit 8) m
      join delivery_choice c on c.seller_id = m.seller_id and c.user_id = m.user_id and c.mode <> 'off'
        and c.topic = coalesce(m.topic, case m.type when 2 then 'order' when 3 then 'money' else 'news' end)
    where not exists (select 1 from delivery d where d.seller_id = m.seller_id and d.message_id = m.id)`.execute(db)
