import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { PoolLoad } from '../trace/meters.ts'
import type { Disk } from './disks.ts'
import type { Figures } from './figures.rules.ts'

export interface NodeReport {
  readonly id: string
  readonly role: string
  readonly version: string
  readonly started_at: string
  readonly rss_bytes: number
  readonly heap_bytes: number
  readonly db_ping_ms: number
  readonly db_connections: {
    readonly total: number
    readonly idle: number
    readonly waiting: number
    /** Missing in what a node of an earlier release reports. */
    readonly listening?: number
  }
  readonly pools: readonly ({ readonly name: string } & PoolLoad)[]
  readonly disks: readonly Disk[]
  readonly certificate_ends_at: string | null
}

/** The current minute by the clock of the database, which all nodes share. */
export async function pingMinute(db: Db): Promise<string> {
  const { rows } = await sql<{ minute: string }>`select date_trunc('minute', now()) as minute`.execute(db)
  return rows[0]?.minute ?? ''
}

export const upsertNode = (db: Db, node: NodeReport) =>
  sql`
    insert into node_report (id, role, version, started_at, rss_bytes, heap_bytes, db_ping_ms, db_connections, pools,
      disks, certificate_ends_at)
    values (${node.id}, ${node.role}, ${node.version}, ${node.started_at}, ${node.rss_bytes}, ${node.heap_bytes},
      ${node.db_ping_ms}, ${JSON.stringify(node.db_connections)}::jsonb, ${JSON.stringify(node.pools)}::jsonb,
      ${JSON.stringify(node.disks)}::jsonb, ${node.certificate_ends_at}::timestamptz)
    on conflict (id) do update set role = excluded.role, version = excluded.version, started_at = excluded.started_at,
      seen_at = now(), stopped_at = null, rss_bytes = excluded.rss_bytes, heap_bytes = excluded.heap_bytes,
      db_ping_ms = excluded.db_ping_ms, db_connections = excluded.db_connections, pools = excluded.pools, disks = excluded.disks,
      certificate_ends_at = excluded.certificate_ends_at`.execute(db)

/** A node that restarts loses what it counted in that minute; nobody needs it that exactly. */
export const upsertMinute = (
  db: Db,
  { node_id, minute, figures }: { readonly node_id: string; readonly minute: string; readonly figures: Figures },
) =>
  sql`
    insert into node_minute (node_id, minute, figures)
    values (${node_id}, ${minute}::timestamptz, ${JSON.stringify(figures)}::jsonb)
    on conflict (node_id, minute) do update set figures = excluded.figures`.execute(db)

export const markStopped = (db: Db, id: string) =>
  sql`update node_report set stopped_at = now(), seen_at = now() where id = ${id}`.execute(db)

/** Minutes nobody can look at any more, and nodes that have been gone for a day. */
export async function deleteOldReports(db: Db): Promise<void> {
  await sql`delete from node_minute where minute < now() - interval '65 minutes'`.execute(db)
  await sql`delete from node_report where seen_at < now() - interval '1 day'
    or (stopped_at is not null and stopped_at < now() - interval '1 hour')`.execute(db)
}

export async function deleteNode(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from node_report where id = ${id} and (stopped_at is not null or seen_at < now() - interval '1 minute')
    returning id`.execute(db)
  return rows.length > 0
}
