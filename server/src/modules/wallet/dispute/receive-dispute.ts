import { fenToDecimal } from '@inkroute/contract/money'
import { payChannelNames } from '@inkroute/contract/wallet/payment'
import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { sendMessage } from '../../message/message.ts'
import { lockAccounts, lockBook } from '../core/ledger.queries.ts'
import { getClearing } from '../core/ledger.rules.ts'
import { postTransaction } from '../core/post-transaction.ts'
import type { DisputeNotice } from '../gateway/gateway.ts'
import { findTrade, type Trade } from '../trade/trade.ts'
import { changeDispute, type DisputeRow, insertDispute, lockDispute } from './dispute.queries.ts'
import { disputedFen, holdLines, lostLines, wonLines } from './dispute.rules.ts'

const availableFen = async (tx: AppCtx, seller_id: number) =>
  (await lockAccounts(tx.db, seller_id, ['available'])).get('available') ?? 0

async function tell(tx: AppCtx, row: DisputeRow, step: 'open' | 'won' | 'lost'): Promise<void> {
  const amount = fenToDecimal(row.amount_fen)
  const name = payChannelNames[row.channel as DisputeNotice['channel']]
  const titles = {
    open: { zh: '一笔付款被发起争议', en: 'A payment is disputed' },
    won: { zh: '付款争议已解除', en: 'A dispute was decided in your favour' },
    lost: { zh: '付款争议未获支持', en: 'A dispute was lost' },
  }
  const bodies = {
    open: {
      zh: `${name.zh}付款 ${row.out_trade_no}（¥${amount}）被付款人发起争议，余额中 ¥${fenToDecimal(row.held_fen)} 暂时冻结。`,
      en: `The payment ${row.out_trade_no} (¥${amount}) by ${name.en} is disputed. ¥${fenToDecimal(row.held_fen)} of your balance is on hold until it is decided.`,
    },
    won: {
      zh: `付款 ${row.out_trade_no} 的争议已解除，冻结的金额已退回余额。`,
      en: `The dispute of ${row.out_trade_no} has been closed; the amount on hold is back in your balance.`,
    },
    lost: {
      zh: `付款 ${row.out_trade_no}（¥${amount}）已被退回付款人，冻结的金额已扣除。`,
      en: `The payment ${row.out_trade_no} (¥${amount}) was returned to the payer; the amount on hold has been deducted.`,
    },
  }
  await sendMessage(tx, {
    seller_id: row.seller_id,
    type: 3,
    permission: 'account.trading',
    title: titles[step],
    body: bodies[step],
    link: '/setting/tradingRecord',
    once_key: `dispute-${step}:${row.dispute_no}`,
  })
}

const getPosting = (row: DisputeRow, cause: 'dispute_hold' | 'dispute_won' | 'dispute_lost') => ({
  idempotency_key: `${cause}:${row.channel}:${row.dispute_no}`,
  cause,
  cause_id: row.out_trade_no,
  title: { zh: `争议 ${row.dispute_no}`, en: `Dispute ${row.dispute_no}` },
})

async function openDispute(tx: AppCtx, trade: Trade, notice: DisputeNotice): Promise<DisputeRow> {
  const { seller_id, amount_fen: fen, charge } = trade
  const amount_fen = disputedFen(notice.charge, { fen, charge })
  const held_fen = Math.min(await availableFen(tx, seller_id), amount_fen)
  const row = await insertDispute(tx.db, seller_id, {
    channel: notice.channel,
    dispute_no: notice.dispute_no,
    out_trade_no: trade.out_trade_no,
    currency: notice.charge.currency,
    amount_minor: notice.charge.minor,
    amount_fen,
    held_fen,
    reason: notice.reason,
    gateway_state: notice.gateway_state,
    state: 'open',
    due_at: notice.due_at?.toISOString() ?? null,
    opened_at: notice.opened_at.toISOString(),
  })
  if (held_fen > 0) {
    await postTransaction(tx, seller_id, { ...getPosting(row, 'dispute_hold'), lines: holdLines(held_fen) })
  }
  await tell(tx, row, 'open')
  return row
}

async function closeDispute(tx: AppCtx, row: DisputeRow, notice: DisputeNotice): Promise<void> {
  const { seller_id, held_fen } = row
  const { state, gateway_state } = notice
  if (state === 'won' && held_fen > 0) {
    await postTransaction(tx, seller_id, { ...getPosting(row, 'dispute_won'), lines: wonLines(held_fen) })
  }
  if (state === 'lost') {
    const lines = lostLines(row, await availableFen(tx, seller_id), getClearing(row.channel))
    await postTransaction(tx, seller_id, { ...getPosting(row, 'dispute_lost'), lines })
  }
  const closed_at = tx.clock.now().toISOString()
  await changeDispute(tx.db, seller_id, row.id, { state, gateway_state, closed_at })
  await tell(tx, row, state === 'won' ? 'won' : 'lost')
}

/** Keeps a dispute as the gateway has it now; a decided one never changes. Null when it is done, else why not. */
export async function receiveDispute(ctx: AppCtx, notice: DisputeNotice): Promise<string | null> {
  const trade = await findTrade(ctx.db, notice.out_trade_no)
  if (!trade || trade.channel !== notice.channel) return 'unknown trade'
  if (trade.trade_no === null) return 'the payment is not booked yet'
  await inTransaction(ctx, async (tx) => {
    const { seller_id } = trade
    await lockBook(tx.db, seller_id)
    const known = await lockDispute(tx.db, seller_id, notice.channel, notice.dispute_no)
    const row = known ?? (await openDispute(tx, trade, notice))
    if (row.state !== 'open') return
    if (notice.state !== 'open') return closeDispute(tx, row, notice)
    const due_at = notice.due_at?.toISOString() ?? null
    await changeDispute(tx.db, seller_id, row.id, { gateway_state: notice.gateway_state, due_at })
  })
  return null
}
