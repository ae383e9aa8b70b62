import { COOLING_DAYS, DUE_DAYS } from '@inkroute/contract/privacy/privacy'
import { AppError } from '../../infra/app-error.ts'
import type { AppCtx } from '../../infra/context.ts'
import { inTurn } from '../../infra/db/seller-turn.queries.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { type BuyerLookup, findSellerNames } from './core/subject.queries.ts'
import { findOpenOfSeller, insertRequest, type RequestRow } from './request.queries.ts'
import { runRequestJob } from './run-request.job.ts'

const DAY_MS = 86_400_000

interface Asker {
  readonly asked_by: 'seller' | 'staff' | 'marketplace'
  readonly asked_by_id?: number | null
  readonly asked_name: string
  readonly platform?: number | null
  readonly reference?: string | null
  readonly note?: string
}

interface Asked extends Asker {
  readonly subject: 'seller' | 'buyer' | 'shop'
  readonly kind: 'export' | 'erase'
  readonly seller_id: number | null
  readonly store_id?: number | null
  readonly title: string
  readonly lookup?: BuyerLookup
  /** Days until it runs, in which it can be taken back. */
  readonly cooling_days?: number
}

/** Records a request and starts it; undefined when a marketplace repeats one we have. */
export async function startRequest(ctx: AppCtx, asked: Asked): Promise<RequestRow | undefined> {
  return inTransaction(ctx, async (tx) => {
    const { lookup = {}, cooling_days = 0, ...rest } = asked
    const now = tx.clock.now()
    const after = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString()
    const row = await insertRequest(tx.db, {
      ...rest,
      lookup: JSON.stringify(lookup),
      status: cooling_days > 0 ? 'scheduled' : 'queued',
      requested_at: now.toISOString(),
      updated_at: now.toISOString(),
      due_at: after(DUE_DAYS),
      run_at: after(cooling_days),
    })
    if (row && cooling_days === 0) await tx.jobs.send(runRequestJob, { id: row.id })
    return row
  })
}

/** A request about a seller's account, by the seller or by staff. */
export async function startSellerRequest(
  ctx: AppCtx,
  seller_id: number,
  kind: 'export' | 'erase',
  asker: Asker,
): Promise<RequestRow> {
  const seller = await findSellerNames(ctx.db, seller_id)
  if (!seller) throw new AppError('not_found')
  if (seller.erased_at) throw new AppError('account_erased')
  if (kind === 'erase' && seller.is_demo) throw new AppError('demo_account_fixed')
  return inTurn(ctx, { seller_id, matter: 'privacy_request' }, async (tx) => {
    const open = await findOpenOfSeller(tx.db, seller_id, kind)
    if (open) throw new AppError(kind === 'erase' ? 'privacy_erasing' : 'privacy_export_open')
    const cooling_days = kind === 'erase' ? COOLING_DAYS : 0
    const row = await startRequest(tx, {
      ...asker,
      subject: 'seller',
      kind,
      seller_id,
      title: seller.name,
      cooling_days,
    })
    if (!row) throw new AppError('privacy_erasing')
    return row
  })
}
