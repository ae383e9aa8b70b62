import { createHmac } from 'node:crypto'
import { resolveTxt } from 'node:dns/promises'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DOMAIN_PROOF_PATH, DOMAIN_RECORD, type DomainProblem } from '@inkroute/contract/domain/domain'
import type { AppCtx } from '../../infra/context.ts'
import { fetchFile } from '../../infra/outside/fetch-file.ts'
import type { DomainRow } from './domain.queries.ts'

const LIMITS = { max_bytes: 1024, timeout_ms: 8000, allow: new Set<string>() }

export const recordValue = (token: string): string => `inkroute-domain=${token}`

/** A response that only this installation can compute for a token. */
export const getProof = ({ config }: Pick<AppCtx, 'config'>, token: string): string =>
  createHmac('sha256', config.app_secret).update(`domain\n${token}`).digest('hex')

/** The TXT record proves ownership. */
async function recordProblem({ host, token }: DomainRow): Promise<DomainProblem | null> {
  const found = await resolveTxt(`${DOMAIN_RECORD}.${host}`).catch(() => [])
  if (found.length === 0) return 'record_missing'
  return found.some((parts) => parts.join('') === recordValue(token)) ? null : 'record_wrong'
}

/** The response proves that the host points here with a certificate marketplaces accept. */
async function reachProblem(ctx: AppCtx, { host, token }: DomainRow): Promise<DomainProblem | null> {
  const folder = await mkdtemp(join(tmpdir(), 'inkroute-domain-'))
  try {
    const path = join(folder, 'answer')
    await fetchFile(`https://${host}${DOMAIN_PROOF_PATH}/${token}`, path, LIMITS)
    return (await readFile(path, 'utf8')) === getProof(ctx, token) ? null : 'elsewhere'
  } catch {
    return 'unreachable'
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export const domainProblem = async (ctx: AppCtx, row: DomainRow): Promise<DomainProblem | null> =>
  (await recordProblem(row)) ?? (await reachProblem(ctx, row))
