import type { AppCtx } from '../../../infra/context.ts'
import { pageUrl } from '../alipay/alipay-gateway.ts'
import { findPayment } from './payment.queries.ts'

const DEFAULT_RETURN = '/setting/fees?id={id}'

export async function cashierUrl(ctx: AppCtx, seller_id: number, payment_id: number): Promise<string | null> {
  const row = await findPayment(ctx.db, seller_id, payment_id)
  if (row?.state !== 'waiting') return null
  return pageUrl(ctx, {
    out_trade_no: row.payment_no,
    amount_fen: row.alipay_fen,
    subject: `印途 InkRoute · ${row.title_zh}`,
    return_path: (row.return_path || DEFAULT_RETURN).replace('{id}', String(row.id)),
  })
}
