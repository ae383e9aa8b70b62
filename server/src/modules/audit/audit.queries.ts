import type { AuditFilter } from '@inkroute/contract/audit/audit'
import { sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'

const like = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
const PERIOD_ZONE = 'Asia/Shanghai'

function records(db: Db, filter: AuditFilter) {
  const { staff_id, subject, subject_id, endpoint, result, date_from, date_to, keyword } = filter
  let query = db.selectFrom('audit_record')
  if (staff_id !== undefined) query = query.where('staff_id', '=', staff_id)
  if (subject) query = query.where('subject', '=', subject)
  if (subject_id) query = query.where('subject_id', '=', subject_id)
  if (endpoint) query = query.where('endpoint', 'ilike', like(endpoint))
  if (result) query = query.where('result', '=', result)
  if (date_from) query = query.where('at', '>=', sql<string>`${date_from}::date::timestamp at time zone ${PERIOD_ZONE}`)
  if (date_to)
    query = query.where('at', '<', sql<string>`(${date_to}::date + 1)::timestamp at time zone ${PERIOD_ZONE}`)
  if (keyword) {
    const text = like(keyword)
    query = query.where(
      sql<boolean>`(title ilike ${text} or subject_id ilike ${text} or before::text ilike ${text}
        or after::text ilike ${text} or input::text ilike ${text})`,
    )
  }
  return query
}

export async function countRecords(db: Db, filter: AuditFilter): Promise<number> {
  const { count } = await records(db, filter)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const columns = [
  'id',
  'at',
  'staff_id',
  'staff_name',
  'ip',
  'user_agent',
  'request_id',
  'endpoint',
  'permission',
  'subject',
  'subject_id',
  'title',
  'input',
  'before',
  'after',
  'result',
  'error',
] as const

export const selectRecords = (db: Db, filter: AuditFilter, page: { limit: number; offset: number }) =>
  records(db, filter).select(columns).orderBy('id', 'desc').limit(page.limit).offset(page.offset).execute()

/** For exports: the next batch below this id. */
export const selectRecordsBelow = (db: Db, filter: AuditFilter, below: number | null, limit: number) => {
  const query = records(db, filter).select(columns).orderBy('id', 'desc').limit(limit)
  return (below === null ? query : query.where('id', '<', below)).execute()
}

export type AuditRow = Awaited<ReturnType<typeof selectRecords>>[number]

/** Distinct values by skipping along the index: quick however many records there are. */
export async function selectSubjects(db: Db): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`
    with recursive kind as (
      (select subject from audit_record where subject is not null order by subject limit 1)
      union all
      select (select r.subject from audit_record r where r.subject > kind.subject order by r.subject limit 1)
      from kind where kind.subject is not null
    )
    select subject from kind where subject is not null`.execute(db)
  return rows.map(({ subject }) => subject)
}

export const selectPeople = (db: Db) =>
  db
    .selectFrom('app_user')
    .select(['id', 'username', 'display_name'])
    .where('kind', '=', 'staff')
    .orderBy('id')
    .limit(500)
    .execute()
