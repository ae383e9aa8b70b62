import { PayChannel } from '@inkroute/contract/wallet/payment'
import { z } from 'zod'
import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { job } from '../../../infra/jobs/job.ts'
import { sameCharge } from '../gateway/charge.rules.ts'
import { type SettledRefund, type SettledTrade, shanghaiDay } from '../gateway/gateway.ts'
import { readRequestNumber, stateAtGateway } from '../payment/send-refund.job.ts'
import { askGateway, waysOn } from '../trade/gateways.ts'
import { findTrade, readTradeNumber } from '../trade/trade.ts'
import {
  selectBooked,
  selectNamed,
  selectNamedRefunds,
  selectRefunded,
  writeDay,
  writeDifferences,
} from './reconcile.queries.ts'
import {
  compareDay,
  compareRefunds,
  dayBefore,
  type FoundDifference,
  type OwnRefund,
  type OwnTrade,
  oursOnly,
  oursOnlyRefund,
} from './reconcile.rules.ts'

type Day = { readonly channel: PayChannel; readonly day: string }

/** Asks about a trade the list does not have: the gateway may have it under a neighbouring day. */
async function isKnownThere(ctx: AppCtx, channel: PayChannel, own: OwnTrade): Promise<boolean> {
  const trade = await findTrade(ctx.db, own.out_trade_no)
  if (!trade) return false
  const paid = await askGateway(ctx, channel, (gateway) => gateway.findPaid(ctx, trade))
  return paid !== null && paid.trade_no === own.trade_no && sameCharge(paid.charge, own.charge)
}

/** The same for a refund: what we finished after midnight may be in the list of the day before. */
async function isRefundedThere(ctx: AppCtx, { seller_id, refund_id }: OwnRefund): Promise<boolean> {
  return (await stateAtGateway(ctx, seller_id, refund_id)) === 'done'
}

async function findRefundDifferences(ctx: AppCtx, { channel, day }: Day, theirs: readonly SettledRefund[]) {
  const { from, to } = shanghaiDay(day)
  const names = theirs.flatMap(({ request_no }) => {
    const asked = readRequestNumber(request_no)
    if (!asked) return []
    const trade = readTradeNumber(asked.out_trade_no)
    return trade ? [{ seller_id: trade.seller_id, refund_id: asked.refund_id }] : []
  })
  const done = await selectRefunded(ctx.db, channel, from, to)
  const compared = compareRefunds(theirs, done, await selectNamedRefunds(ctx.db, channel, names))
  const found: FoundDifference[] = [...compared.differences]
  let { matched } = compared
  for (const own of compared.missing) {
    if (await isRefundedThere(ctx, own)) matched++
    else found.push(oursOnlyRefund(own))
  }
  return { matched, found }
}

async function findPaymentDifferences(ctx: AppCtx, { channel, day }: Day, theirs: readonly SettledTrade[]) {
  const { from, to } = shanghaiDay(day)
  const names = theirs.flatMap(({ out_trade_no }) => {
    const number = readTradeNumber(out_trade_no)
    return number ? [{ seller_id: number.seller_id, out_trade_no }] : []
  })
  const booked = await selectBooked(ctx.db, channel, from, to)
  const compared = compareDay(theirs, booked, await selectNamed(ctx.db, channel, names))
  const found: FoundDifference[] = [...compared.differences]
  let { matched } = compared
  for (const own of compared.missing) {
    if (await isKnownThere(ctx, channel, own)) matched++
    else found.push(oursOnly(own))
  }
  return { matched, found }
}

async function findDifferences(ctx: AppCtx, on: Day) {
  const theirs = await askGateway(ctx, on.channel, (gateway) => gateway.listSettled(ctx, on.day))
  const payments = await findPaymentDifferences(ctx, on, theirs.trades)
  const refunds = await findRefundDifferences(ctx, on, theirs.refunds)
  return {
    matched: payments.matched,
    refunds_matched: refunds.matched,
    found: [...payments.found, ...refunds.found],
  }
}

const getCount = (found: readonly FoundDifference[], kind: FoundDifference['kind']) =>
  found.filter((one) => one.kind === kind).length

/** Compares one day with one gateway. Running it again gives the same rows. */
export const reconcileDayJob = job({
  name: 'wallet.reconcile-day',
  schema: z.object({ channel: PayChannel, day: z.iso.date() }),
  retry_limit: 6,
  async run(ctx, { channel, day }) {
    const checked_at = ctx.clock.now().toISOString()
    const nothing = { matched: 0, refunds_matched: 0, ours_only: 0, theirs_only: 0, differs: 0 }
    const outcome = await findDifferences(ctx, { channel, day }).catch(async (error: Error) => {
      await writeDay(ctx.db, { channel, day, state: 'failed', ...nothing, error: error.message, checked_at })
      throw error
    })
    const { matched, refunds_matched, found } = outcome
    await inTransaction(ctx, async (tx) => {
      await writeDifferences(tx.db, { channel, day, checked_at }, found)
      await writeDay(tx.db, {
        channel,
        day,
        state: 'done',
        matched,
        refunds_matched,
        ours_only: getCount(found, 'ours_only'),
        theirs_only: getCount(found, 'theirs_only'),
        differs: getCount(found, 'differs'),
        error: '',
        checked_at,
      })
    })
  },
})

/** Daily at 04:30 UTC, 12:30 in Shanghai: by then every gateway has closed its books of the day before. */
export const reconcilePayments = job({
  name: 'wallet.reconcile',
  schema: z.object({}),
  cron: '30 4 * * *',
  async run(ctx) {
    const day = dayBefore(ctx.clock.now())
    await ctx.jobs.sendMany(
      reconcileDayJob,
      waysOn(ctx).map((channel) => ({ channel, day })),
    )
  },
})
