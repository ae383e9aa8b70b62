import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { AppCtx } from '../context.ts'
import type { Db } from '../db/database.ts'
import { derivedKey } from '../derived-key.ts'
import { job } from '../jobs/job.ts'
import {
  CHAIN_START,
  type ChainEnd,
  findBrokenLink,
  findChainEnd,
  findLastSeal,
  insertSeal,
  selectSeals,
} from './audit.queries.ts'

export interface Secrets {
  readonly app_secret: string
  readonly old_app_secrets: readonly string[]
}

const getMac = (secret: string, { id, hash }: ChainEnd): Buffer =>
  createHmac('sha256', derivedKey(secret, 'audit')).update(`${id}:`).update(hash).digest()

const isGenuine = ({ app_secret, old_app_secrets }: Secrets, end: ChainEnd, mac: Buffer): boolean =>
  [app_secret, ...old_app_secrets].some((secret) => timingSafeEqual(getMac(secret, end), mac))

export interface Integrity {
  readonly broken_at: number | null
  readonly last_id: number
  readonly sealed_id: number
  readonly sealed_at: string | null
}

/** Checks the records since the last seal; earlier ones were checked when they were sealed. */
export async function checkRecentChain(db: Db, secrets: Secrets): Promise<Integrity & { readonly end: ChainEnd }> {
  const [end = CHAIN_START, seal] = await Promise.all([findChainEnd(db), findLastSeal(db)])
  const sealed = seal ? { id: seal.record_id, hash: seal.hash } : CHAIN_START
  const state = { last_id: end.id, sealed_id: sealed.id, sealed_at: seal?.sealed_at ?? null, end }
  if (seal && !isGenuine(secrets, sealed, seal.mac)) return { ...state, broken_at: sealed.id }
  if (end.id < sealed.id) return { ...state, broken_at: end.id + 1 }
  return { ...state, broken_at: await findBrokenLink(db, sealed, end.id) }
}

/** Checks every record and every seal; each problem is a sentence. */
export async function auditRecords(db: Db, secrets: Secrets): Promise<{ records: number; problems: string[] }> {
  const end = (await findChainEnd(db)) ?? CHAIN_START
  const broken = await findBrokenLink(db, CHAIN_START, end.id)
  const seals = await selectSeals(db)
  // A genuine seal vouches for all records before it, and so for earlier seals made with a secret that was rotated away.
  const vouched = seals.findLastIndex(({ record_id, hash, mac }) => isGenuine(secrets, { id: record_id, hash }, mac))
  const torn = seals.filter(
    ({ hash, found_hash }, index) => found_hash === null || !found_hash.equals(hash) || index > vouched,
  )
  const problems = [
    ...(broken === null ? [] : [`Audit record ${broken} is missing or was changed.`]),
    ...torn.slice(0, 20).map(({ record_id }) => `The seal of audit record ${record_id} does not match.`),
  ]
  return { records: end.id, problems }
}

/** Every hour: checks the new records and seals the end of the chain with the application's secret. */
export const sealAuditJob = job({
  name: 'audit.seal',
  schema: z.object({}),
  cron: '20 * * * *',
  retry_limit: 1,
  async run(ctx: AppCtx) {
    const { broken_at, end, sealed_id } = await checkRecentChain(ctx.db, ctx.config)
    if (broken_at !== null) throw new Error(`audit record ${broken_at} is missing or was changed`)
    if (end.id === sealed_id) return
    const mac = getMac(ctx.config.app_secret, end)
    await insertSeal(ctx.db, { record_id: end.id, hash: end.hash, mac, sealed_at: ctx.clock.now().toISOString() })
  },
})
