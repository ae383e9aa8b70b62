import { sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'

export const insertSession = (
  db: Db,
  row: { token_hash: Buffer; user_id: number; ip: string; user_agent: string; expires_at: string; purpose?: string },
) => db.insertInto('session').values(row).execute()

interface SessionRow {
  readonly session_id: number
  readonly user_id: number
  readonly username: string
  readonly kind: 'seller' | 'sub' | 'staff'
  readonly seller_id: number | null
  readonly permissions: string[]
}

export async function findSession(db: Db, token_hash: Buffer, now: Date): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select s.id as session_id, u.id as user_id, u.username, u.kind, u.seller_id,
      array(select distinct unnest(r.permissions) from user_role ur
        join role r on r.seller_id = ur.seller_id and r.id = ur.role_id where ur.user_id = u.id) as permissions
    from session s join app_user u on u.id = s.user_id
    where s.token_hash = ${token_hash} and s.revoked_at is null and s.expires_at > ${now} and u.is_enabled`.execute(db)
  return rows[0]
}

export const revokeSession = (db: Db, session_id: number, now: Date) =>
  db.updateTable('session').set({ revoked_at: now.toISOString() }).where('id', '=', session_id).execute()
