import { MINUTE_MS, rowsInState, waitingRows } from '../../infra/jobs/waiting-rows.ts'
import type { Module } from '../../infra/module.ts'
import { registerStaffWaiting } from '../../infra/staff-waiting.ts'
import { addAlipayNotify } from './alipay/notify-callback.ts'
import { auditLedger } from './audit-ledger.job.ts'
import { movementExporter } from './movement.exporter.ts'
import { closeTradeJob } from './payment/close-trade.job.ts'
import { sendRefundJob } from './payment/send-refund.job.ts'
import { countToReview } from './recharge/recharge.queries.ts'
import { sweepTrades } from './sweep-trades.job.ts'
import { addDemoWallet } from './wallet.demo.ts'
import { walletRoutes } from './wallet.routes.ts'
import { countToPay } from './withdraw/withdraw.queries.ts'

registerStaffWaiting({ path: '/ops/recharge', permission: 'ops.finance', count: countToReview })
registerStaffWaiting({ path: '/ops/withdraw', permission: 'ops.finance', count: countToPay })

export const walletModule: Module = {
  name: 'wallet',
  routes: walletRoutes,
  raw: addAlipayNotify,
  jobs: [auditLedger, closeTradeJob, sendRefundJob, sweepTrades],
  waiting: [
    waitingRows({
      job: sendRefundJob,
      after_ms: 2 * MINUTE_MS,
      find: rowsInState('payment_refund', { states: ['sending'], since: 'created_at', as: 'refund_id' }),
    }),
  ],
  exporters: [movementExporter],
  demo: addDemoWallet,
}
