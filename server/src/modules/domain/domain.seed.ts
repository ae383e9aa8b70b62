import type { AppCtx } from '../../infra/context.ts'
import { findUserByLogin } from '../account/account.ts'
import { insertDomain } from './domain.queries.ts'

const HOUR_MS = 3_600_000

/** A name whose records are still to be set. */
export async function seedDomain(ctx: AppCtx): Promise<void> {
  const demo = await findUserByLogin(ctx.db, 'demo')
  if (!demo?.seller_id) return
  const ago = (hours: number) => new Date(ctx.clock.now().getTime() - hours * HOUR_MS).toISOString()
  await insertDomain(ctx.db, demo.seller_id, {
    ...{ host: 'img.inkboat.example', token: '5f0c1e7a9b3d4c628e1f70a2d4b6c8e0', state: 'waiting' },
    ...{ problem: 'record_missing', checked_at: ago(20), created_at: ago(21) },
  })
}
