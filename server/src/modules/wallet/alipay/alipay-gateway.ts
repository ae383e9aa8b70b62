import { decimalToFen, fenToDecimal } from '@inkroute/contract/money'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { isServiceOn, requireService } from '../../../infra/services/services.ts'
import { type AlipayAccount, alipayAccount } from './alipay-account.ts'

export const NOTIFY_PATH = '/req/frontend/pay/alipay/notify'
export const TRADE_MINUTES = 30

const SUCCESS = '10000'

interface PageTrade {
  readonly out_trade_no: string
  readonly amount_fen: number
  readonly subject: string
  /** The screen the browser returns to. */
  readonly return_path: string
}

/** Any failure to reach Alipay becomes one error for the seller. */
async function reach<T>(ctx: AppCtx, work: (account: AlipayAccount) => Promise<T>): Promise<T> {
  requireService(ctx, 'alipay')
  try {
    return await work(await alipayAccount(ctx))
  } catch (error) {
    // The client's message contains hosts and codes, never keys.
    ctx.log.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'alipay does not answer')
    throw new AppError('alipay_unavailable')
  }
}

/** The signed address of the cashier. */
export const pageUrl = (ctx: AppCtx, trade: PageTrade): Promise<string> =>
  reach(ctx, async ({ sdk }) =>
    sdk.pageExecute('alipay.trade.page.pay', 'GET', {
      notify_url: ctx.callback_origin() + NOTIFY_PATH,
      return_url: ctx.callback_origin() + trade.return_path,
      bizContent: {
        out_trade_no: trade.out_trade_no,
        total_amount: fenToDecimal(trade.amount_fen),
        subject: trade.subject,
        product_code: 'FAST_INSTANT_TRADE_PAY',
        timeout_express: `${TRADE_MINUTES}m`,
      },
    }),
  )

export interface PaidTrade {
  readonly out_trade_no: string
  readonly trade_no: string
  readonly amount_fen: number
}

/** The paid trade, or null. Also null if Alipay is disabled, so that waiting payments can be closed. */
export async function findPaidTrade(ctx: AppCtx, out_trade_no: string): Promise<PaidTrade | null> {
  if (!isServiceOn(ctx, 'alipay')) return null
  return reach(ctx, async ({ sdk }) => {
    const content = { bizContent: { out_trade_no } }
    const answer = await sdk.exec('alipay.trade.query', content, { validateSign: true })
    const is_paid = answer.tradeStatus === 'TRADE_SUCCESS' || answer.tradeStatus === 'TRADE_FINISHED'
    if (answer.code !== SUCCESS || !is_paid) return null
    const { tradeNo, totalAmount } = answer as { tradeNo?: string; totalAmount?: string }
    if (answer.outTradeNo !== out_trade_no || !tradeNo || !totalAmount) return null
    return { out_trade_no, trade_no: tradeNo, amount_fen: decimalToFen(totalAmount) }
  })
}

/** Nothing can be paid into a closed trade. One that was never opened, or is paid, is left as it is. */
export async function closeTrade(ctx: AppCtx, out_trade_no: string): Promise<void> {
  if (!isServiceOn(ctx, 'alipay')) return
  await reach(ctx, ({ sdk }) =>
    sdk.exec('alipay.trade.close', { bizContent: { out_trade_no } }, { validateSign: true }),
  )
}

interface TradeRefund {
  readonly out_trade_no: string
  /** The same number refunds only once. */
  readonly request_no: string
  readonly amount_fen: number
  readonly reason: string
}

/** False if Alipay refuses permanently; throws if it does not answer. */
export const refundTrade = (ctx: AppCtx, refund: TradeRefund): Promise<boolean> =>
  reach(ctx, async ({ sdk }) => {
    const { out_trade_no, request_no, amount_fen, reason } = refund
    const content = { out_trade_no, out_request_no: request_no, refund_amount: fenToDecimal(amount_fen) }
    const bizContent = { ...content, refund_reason: reason }
    const answer = await sdk.exec('alipay.trade.refund', { bizContent }, { validateSign: true })
    if (answer.code === SUCCESS) return true
    if (answer.code === '20000') throw new Error(`alipay asks to try again: ${answer.sub_code ?? ''}`)
    ctx.log.error({ out_trade_no, sub_code: answer.subCode ?? answer.sub_code }, 'alipay refused a refund')
    return false
  })
