import { isDeepStrictEqual } from 'node:util'
import type { StoreConn } from '../../core/connector.ts'
import { type MarketAnswer, type MarketRequest, parseExact } from '../../core/market-client.ts'
import { type Drop, dropFields, optionalFields } from './answer-fields.ts'
import type { TriedShop } from './shop-at-sandbox.ts'
import { type Errand, getErrands } from './shop-day.ts'
import { callName, isWrite } from './write-calls.ts'

/** One kind of write of one connector. */
export interface TriedWrite {
  readonly errand: string
  readonly call: string
  readonly tried: number
  /** What was missing, and what came of it. */
  readonly failures: readonly string[]
}

type Change = (call: string, text: string) => string

const withText = (answer: MarketAnswer, text: string): MarketAnswer => ({
  ...answer,
  text,
  bytes: Buffer.from(text),
  json<T>() {
    return parseExact(text) as T
  },
})

/** The shop answers writes with less. */
function answering(conn: StoreConn, change: Change): StoreConn {
  const send = async (request: MarketRequest) => {
    const answer = await conn.http.send(request)
    const is_json = answer.text.startsWith('{') || answer.text.startsWith('[')
    if (!isWrite(request) || answer.status >= 300 || !is_json) return answer
    return withText(answer, change(callName(request), answer.text))
  }
  return { ...conn, http: { send } }
}

let runs = 0

async function getOutcome(tried: TriedShop, errand: Errand, change: Change): Promise<unknown> {
  const mark = `T${Date.now().toString(36)}${++runs}`.toUpperCase()
  try {
    return await errand.run(tried, answering(tried.conn, change), mark)
  } catch (error) {
    return String(error)
  }
}

const shortly = (outcome: unknown): string =>
  typeof outcome === 'string' ? outcome : `other than before: ${JSON.stringify(outcome)}`

interface Trial {
  readonly word: string
  readonly drop: Drop
}

const together: readonly Trial[] = [
  { word: 'everything but ids', drop: 'all' },
  { word: 'what is 0, empty or null', drop: 'empty' },
]

/** All answers to writes at once with less, and field by field if `is_thorough`. */
async function tryErrand(tried: TriedShop, errand: Errand, is_thorough: boolean): Promise<TriedWrite[]> {
  const fields = new Map<string, Set<string>>()
  const expected = await getOutcome(tried, errand, (call, text) => {
    const known = fields.get(call) ?? new Set()
    fields.set(call, known)
    for (const field of optionalFields(text)) known.add(field)
    return text
  })
  if (typeof expected === 'string')
    return [{ errand: errand.name, call: 'whole answers', tried: 1, failures: [expected] }]
  const attempt = async (call: string | null, trials: readonly Trial[]): Promise<TriedWrite> => {
    const failures: string[] = []
    for (const { word, drop } of trials) {
      const change: Change = (name, text) => (call === null || call === name ? dropFields(text, drop) : text)
      const outcome = await getOutcome(tried, errand, change)
      if (!isDeepStrictEqual(outcome, expected)) failures.push(`${word}: ${shortly(outcome)}`)
    }
    return { errand: errand.name, call: call ?? 'all writes', tried: trials.length, failures }
  }
  const rows = [await attempt(null, together)]
  if (!is_thorough) return rows
  for (const [call, known] of fields) {
    const one_by_one = [...known].map((field) => ({ word: field, drop: { field } }))
    rows.push(await attempt(call, [...one_by_one, ...together]))
  }
  return rows
}

/** An answer to a write may omit every field but its id: what comes of it has to be the same. */
export async function tryConnector(tried: TriedShop, picture_url: string, is_thorough: boolean): Promise<TriedWrite[]> {
  const rows: TriedWrite[] = []
  for (const errand of getErrands(tried, picture_url)) rows.push(...(await tryErrand(tried, errand, is_thorough)))
  return rows
}
