import { randomBytes } from 'node:crypto'
import {
  type addDomain as addContract,
  type checkDomain as checkContract,
  DOMAIN_RECORD,
  type Domain,
  type deleteDomain as deleteContract,
  type listDomains as listContract,
  MAX_DOMAINS,
  type useDomain as useContract,
} from '@inkroute/contract/domain/domain'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTurn } from '../../infra/db/seller-turn.queries.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { applyDomainCheck } from './apply-domain-check.ts'
import {
  changeDomain,
  type DomainRow,
  findActiveHost,
  findDomain,
  insertDomain,
  removeDomain,
  selectDomains,
  stopUsing,
} from './domain.queries.ts'
import { domainProblem, recordValue } from './domain-proof.ts'

const TOKEN_BYTES = 16

const toView = ({ seller_id: _, token, state, problem, ...row }: DomainRow): Domain => ({
  ...row,
  state: state as Domain['state'],
  problem: problem as Domain['problem'],
  record_name: `${DOMAIN_RECORD}.${row.host}`,
  record_value: recordValue(token),
})

const getTarget = ({ config }: SellerCtx): string => new URL(config.public_url).hostname

export async function listDomains(ctx: SellerCtx): Promise<Reply<typeof listContract>> {
  return { target: getTarget(ctx), data: (await selectDomains(ctx.db, ctx.seller.id)).map(toView) }
}

export async function addDomain(ctx: SellerCtx, { host }: Input<typeof addContract>): Promise<Domain> {
  const target = getTarget(ctx)
  if (host === target || host.endsWith(`.${target}`)) throw new AppError('domain_taken', { host })
  return inTurn(ctx, { seller_id: ctx.seller.id, matter: 'domain' }, async (tx) => {
    const seller_id = tx.seller.id
    if ((await selectDomains(tx.db, seller_id)).length >= MAX_DOMAINS)
      throw new AppError('domain_limit', { limit: MAX_DOMAINS })
    if (await findActiveHost(tx.db, host)) throw new AppError('domain_taken', { host })
    const row = await insertDomain(tx.db, seller_id, {
      host,
      token: randomBytes(TOKEN_BYTES).toString('hex'),
      state: 'waiting',
      created_at: tx.clock.now().toISOString(),
    })
    if (!row) throw new AppError('domain_known', { host })
    return toView(row)
  })
}

async function ownDomain(ctx: SellerCtx, id: number): Promise<DomainRow> {
  const row = await findDomain(ctx.db, ctx.seller.id, id)
  if (!row) throw new AppError('not_found')
  return row
}

export async function checkDomain(ctx: SellerCtx, { id }: Input<typeof checkContract>): Promise<Domain> {
  const row = await ownDomain(ctx, id)
  return toView(await applyDomainCheck(ctx, row, await domainProblem(ctx, row)))
}

export async function useDomain(
  ctx: SellerCtx,
  { id, is_used }: Input<typeof useContract>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const row = await ownDomain(tx, id)
    if (is_used && row.state !== 'active') throw new AppError('domain_not_active', { host: row.host })
    await stopUsing(tx.db, tx.seller.id)
    if (is_used) await changeDomain(tx.db, tx.seller.id, id, { is_used: true })
    return {}
  })
}

export async function deleteDomain(
  ctx: SellerCtx,
  { id }: Input<typeof deleteContract>,
): Promise<Record<string, never>> {
  await ownDomain(ctx, id)
  await removeDomain(ctx.db, ctx.seller.id, id)
  return {}
}
