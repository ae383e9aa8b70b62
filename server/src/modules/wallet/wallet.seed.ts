import type { AppCtx } from '../../infra/context.ts'
import { findUserByLogin } from '../account/account.ts'
import { postTransaction } from './wallet.ts'

const OPENING_FEN = 268_000

/** The demo seller starts with a bank transfer that finance has booked, so that every later figure adds up. */
export async function seedWallet(ctx: AppCtx): Promise<void> {
  const demo = await findUserByLogin(ctx.db, 'demo')
  if (!demo?.seller_id) return
  await postTransaction(ctx, demo.seller_id, {
    idempotency_key: 'recharge:demo-opening',
    cause: 'recharge',
    cause_id: 'demo-opening',
    created_by: demo.id,
    lines: [
      { account: 'available', amount_fen: OPENING_FEN },
      { account: 'clearing_bank', amount_fen: -OPENING_FEN },
    ],
  })
}
