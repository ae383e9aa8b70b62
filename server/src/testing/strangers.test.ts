import { orderStates } from '@inkroute/contract/order/codes'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findUserByLogin } from '../modules/account/account.ts'
import { openSession } from '../modules/auth/auth.ts'
import { allEndpoints, getLabel } from './endpoints.ts'
import { newSeller } from './factories.ts'
import { sampleInput } from './sample-input.ts'
import { ApiRefusal, type TestApp, testApp } from './test-app.ts'

type Row = Record<string, unknown>
const AT_ONCE = 6
/** Shorter words occur in everybody's rows: states, sizes, countries. */
const TELLING_LENGTH = 6

async function getTables({ ctx }: TestApp): Promise<{ name: string; is_owned: boolean }[]> {
  const { rows } = await sql<{ name: string; is_owned: boolean }>`
    select table_name as name, bool_or(column_name = 'seller_id') as is_owned
    from information_schema.columns where table_schema = 'public' group by 1`.execute(ctx.db)
  return rows
}

/** All that one seller owns, by table. */
async function belongings(app: TestApp, seller_id: number): Promise<Map<string, Row[]>> {
  const owned = new Map<string, Row[]>()
  for (const { name } of (await getTables(app)).filter(({ is_owned }) => is_owned)) {
    const { rows } = await sql<{ row: Row }>`
      select to_jsonb(t) as row from ${sql.table(name)} t where seller_id = ${seller_id} order by t::text`.execute(
      app.ctx.db,
    )
    owned.set(
      name,
      rows.map(({ row }) => row),
    )
  }
  return owned
}

const textsIn = (rows: readonly Row[]): string[] =>
  rows.flatMap((row) => Object.values(row).filter((value) => typeof value === 'string'))

/** Words that occur in this seller's rows and in no shared data; the names of states are everybody's. */
async function tellingWords(app: TestApp, owned: ReadonlyMap<string, Row[]>): Promise<Set<string>> {
  const words = new Set([...owned.values()].flatMap(textsIn).filter((word) => word.length >= TELLING_LENGTH))
  for (const { name } of (await getTables(app)).filter(({ is_owned }) => !is_owned)) {
    const { rows } = await sql<{ row: Row }>`select to_jsonb(t) as row from ${sql.table(name)} t`.execute(app.ctx.db)
    for (const word of textsIn(rows.map(({ row }) => row))) words.delete(word)
  }
  for (const state of orderStates) words.delete(state)
  return words
}

/** The first ids of every table: that is where another seller would begin to guess. */
const guessableIds = (owned: ReadonlyMap<string, Row[]>): number[] => {
  const firsts = [...owned.values()].map((rows) => Math.min(...rows.map(({ id }) => Number(id ?? Number.NaN))))
  return [...new Set(firsts.filter(Number.isSafeInteger))]
}

function* getWords(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* getWords(part)
}

test('another seller’s ids are unknown to every call: nothing is told, nothing changes, nothing breaks', async () => {
  const app = await testApp({ holds: 'demo' })
  const demo = await findUserByLogin(app.ctx.db, 'demo')
  const before = await belongings(app, demo!.seller_id!)
  const words = await tellingWords(app, before)
  const ids = guessableIds(before)
  expect(words.size).toBeGreaterThan(500)
  expect(ids.length).toBeGreaterThan(3)

  const stranger = await newSeller(app)
  const answers = new Map<string, string[]>()
  const told: string[] = []
  const guess = async ({ endpoint }: Awaited<ReturnType<typeof allEndpoints>>[number]) => {
    // Some calls end sessions; each endpoint comes with one of its own.
    const { token } = await openSession(app.ctx, { user_id: stranger.user_id, ip: '127.0.0.1', user_agent: 'test' })
    const seen: string[] = []
    for (const id of ids) {
      const input = sampleInput(endpoint.input, id)
      if (!input) return
      const answer = await app.call(endpoint, input, { token }).catch((refusal: ApiRefusal) => refusal)
      seen.push(answer instanceof ApiRefusal ? answer.error : 'ok')
      if (answer instanceof ApiRefusal && answer.http >= 500) told.push(`${getLabel(endpoint)} broke with ${id}`)
      for (const word of getWords(answer)) if (words.has(word)) told.push(`${getLabel(endpoint)} told “${word}”`)
    }
    answers.set(getLabel(endpoint), seen)
  }
  const waiting = (await allEndpoints()).filter(
    ({ endpoint }) => ['seller', 'both'].includes(endpoint.access) && !endpoint.file_max_bytes,
  )
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await guess(next)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))

  expect(told).toEqual([])
  expect(await belongings(app, demo!.seller_id!)).toEqual(before)
  // Most were understood and answered: the guesses were real ones.
  const understood = [...answers.values()].filter((seen) => seen.includes('not_found') || seen.includes('ok'))
  expect(understood.length).toBeGreaterThan(200)
})
