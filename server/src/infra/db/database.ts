import type { Kysely, Transaction } from 'kysely'
import type pg from 'pg'
import type { DB } from './tables.gen.ts'

export type Db = Kysely<DB> | Transaction<DB>

export interface Database {
  readonly db: Kysely<DB>
  readonly pool: pg.Pool
  readonly url: string
  close(): Promise<void>
}
