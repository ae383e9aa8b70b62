import { fenToDecimal } from '@inkroute/contract/money'
import type { Recharge } from '@inkroute/contract/wallet/recharge'
import type { AppCtx } from '../../../infra/context.ts'
import { keptPictureUrls } from '../../upload/upload.ts'
import type { RechargeRow } from '../core/recharge.queries.ts'
import { chargeView } from '../gateway/charge.rules.ts'

/** A `date` column arrives as text or as local midnight; only the day counts. */
const findDay = (value: unknown): string | null =>
  value === null || value === undefined
    ? null
    : value instanceof Date
      ? `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, '0')}-${String(value.getDate()).padStart(2, '0')}`
      : String(value).slice(0, 10)

export const rechargeView = (ctx: Pick<AppCtx, 'storage'>, row: RechargeRow): Recharge => ({
  id: row.id,
  recharge_no: row.recharge_no,
  channel: row.channel as Recharge['channel'],
  amount: fenToDecimal(row.amount_fen),
  charge: chargeView(row),
  state: row.state as Recharge['state'],
  trade_no: row.trade_no,
  payer: row.payer,
  transferred_on: findDay(row.transferred_on),
  note: row.note,
  vouchers: row.vouchers.map((picture) => keptPictureUrls(ctx, picture)),
  reason: row.reason,
  created_at: row.created_at,
  finished_at: row.finished_at,
})
