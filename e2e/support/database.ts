import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/** Looks into the database of the program under test, for what a person sees but a test cannot: a gap in a picture. */
export async function queryOne<T>(text: string, values: unknown[] = []): Promise<T | undefined> {
  const folder = process.env.E2E_DATA_DIR as string
  const port = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3]
  const password = readFileSync(join(folder, 'postgres.secret'), 'utf8')
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(port),
    user: 'inkroute',
    password,
    database: 'inkroute',
  })
  await client.connect()
  const { rows } = await client.query(text, values)
  await client.end()
  return rows[0] as T | undefined
}
