import * as dispute from '@inkroute/contract/wallet/dispute'
import * as payment from '@inkroute/contract/wallet/payment'
import * as recharge from '@inkroute/contract/wallet/recharge'
import * as reconcile from '@inkroute/contract/wallet/reconcile'
import * as contract from '@inkroute/contract/wallet/wallet'
import * as withdraw from '@inkroute/contract/wallet/withdraw'
import { type Handler, on } from '../../infra/hooks.ts'
import type { Bind } from '../../infra/http/bind.ts'
import { MINUTE_MS, rowsInState, waitingRows } from '../../infra/jobs/waiting-rows.ts'
import type { Module } from '../../infra/module/module.ts'
import { blanked, blocking, kept } from '../../infra/privacy/personal-data.ts'
import { staffWaiting } from '../../infra/staff-waiting.ts'
import { serviceHooks } from '../service/service.ts'
import { auditLedger } from './audit-ledger.job.ts'
import { walletHooks } from './core/payment.hooks.ts'
import { countToReview } from './core/recharge.queries.ts'
import { countOpenDisputes } from './dispute/dispute.queries.ts'
import { listDisputes } from './dispute/disputes.ts'
import { getFeeSummary, getFunds, getGroupBalance, getUnpaidCount } from './funds.ts'
import { getPaymentInvoice, getRechargeReceipt } from './get-invoice.ts'
import { listMovements } from './list-movements.ts'
import { movementExporter } from './movement.exporter.ts'
import { addPaymentCallbacks } from './notify-callback.ts'
import { checkPayment, closePayment, getPayment, listPayments, resumePayment } from './payment/payments.ts'
import { sendRefundJob } from './payment/send-refund.job.ts'
import {
  checkRecharge,
  getBankAccount,
  listRecharges,
  listStaffRecharges,
  sendBankRecharge,
  startRecharge,
} from './recharge/recharges.ts'
import { reviewRecharge } from './recharge/review-recharge.ts'
import { differenceExporter } from './reconcile/difference.exporter.ts'
import { reconcileDayJob, reconcilePayments } from './reconcile/reconcile.job.ts'
import { countDifferences } from './reconcile/reconcile.queries.ts'
import { listDifferences, listReconciliations, reconcileDay, settleDifference } from './reconcile/reconciliations.ts'
import { sweepTrades } from './sweep-trades.job.ts'
import { closeTradeJob } from './trade/close-trade.job.ts'
import { testGateway } from './trade/gateways.ts'
import { getPayCode, listPayWays } from './trade/pay-ways.ts'
import { addDemoWallet } from './wallet.demo.ts'
import { reviewWithdrawal } from './withdraw/review-withdrawal.ts'
import { countToPay } from './withdraw/withdraw.queries.ts'
import { cancelWithdrawal, createWithdrawal, listStaffWithdrawals, listWithdrawals } from './withdraw/withdraw.ts'

function walletRoutes(bind: Bind): void {
  bind(contract.getGroupBalance, getGroupBalance)
  bind(contract.getFunds, getFunds)
  bind(contract.listMovements, listMovements)
  bind(contract.getFeeSummary, getFeeSummary)
  bind(contract.getUnpaidCount, getUnpaidCount)
  bind(payment.listPayments, listPayments)
  bind(payment.listPayWays, listPayWays)
  bind(payment.getPayCode, getPayCode)
  bind(payment.getPayment, getPayment)
  bind(payment.checkPayment, checkPayment)
  bind(payment.resumePayment, resumePayment)
  bind(payment.closePayment, closePayment)
  bind(payment.getPaymentInvoice, getPaymentInvoice)
  bind(recharge.startRecharge, startRecharge)
  bind(recharge.sendBankRecharge, sendBankRecharge)
  bind(recharge.listRecharges, listRecharges)
  bind(recharge.checkRecharge, checkRecharge)
  bind(recharge.getBankAccount, getBankAccount)
  bind(recharge.getRechargeReceipt, getRechargeReceipt)
  bind(recharge.listStaffRecharges, listStaffRecharges)
  bind(recharge.reviewRecharge, reviewRecharge)
  bind(dispute.listDisputes, listDisputes)
  bind(reconcile.listReconciliations, listReconciliations)
  bind(reconcile.listDifferences, listDifferences)
  bind(reconcile.settleDifference, settleDifference)
  bind(reconcile.reconcileDay, reconcileDay)
  bind(withdraw.createWithdrawal, createWithdrawal)
  bind(withdraw.cancelWithdrawal, cancelWithdrawal)
  bind(withdraw.listWithdrawals, listWithdrawals)
  bind(withdraw.listStaffWithdrawals, listStaffWithdrawals)
  bind(withdraw.reviewWithdrawal, reviewWithdrawal)
}

const waitingFor = (screen: string, count: Handler<typeof staffWaiting>['count']) =>
  on(staffWaiting, { path: `/ops/${screen}`, permission: 'ops.finance', count })

export const walletModule: Module = {
  name: 'wallet',
  tables: [
    'ledger_account',
    'ledger_transaction',
    'ledger_entry',
    'payment',
    'payment_refund',
    'payment_difference',
    'payment_dispute',
    'payment_reconciliation',
    'recharge',
    'withdrawal',
  ],
  reads: ['app_user', 'seller', 'seller_authentication'],
  triggers: [
    {
      names: ['ledger_entry_applies', 'ledger_balance_follows_entries', 'ledger_account_starts_empty'],
      why: 'Entries are the only thing that moves a balance.',
    },
    {
      names: ['ledger_entry_fixed', 'ledger_transaction_fixed', 'ledger_account_kept'],
      why: 'Postings are written once, and no account goes.',
    },
    {
      names: ['ledger_entries_balanced', 'ledger_transaction_balanced'],
      why: 'No code can commit a posting whose entries do not add up to zero.',
    },
  ],
  personal: {
    tables: [
      kept('ledger_account', 'accounting'),
      kept('ledger_transaction', 'accounting'),
      kept('ledger_entry', 'accounting'),
      kept('payment', 'accounting'),
      kept('payment_refund', 'accounting'),
      kept('payment_difference', 'accounting'),
      kept('payment_dispute', 'accounting'),
      blanked('recharge', 'accounting', { payer: '', note: '', vouchers: [] }),
      blanked('withdrawal', 'accounting', { account_name: '', account_no: { last: 4 } }),
    ],
    blockers: [
      blocking('balance', 'ledger_account', 'kind', ['available', 'frozen'], 'balance_fen'),
      blocking('withdrawals', 'withdrawal', 'state', ['submitted'], 'amount_fen'),
      blocking('recharges', 'recharge', 'state', ['waiting', 'reviewing'], 'amount_fen'),
      blocking('payments', 'payment', 'state', ['waiting'], 'amount_fen'),
      blocking('payments', 'payment_refund', 'state', ['sending'], 'amount_fen'),
      blocking('disputes', 'payment_dispute', 'state', ['open'], 'amount_fen'),
    ],
  },
  routes: walletRoutes,
  raw: addPaymentCallbacks,
  jobs: [auditLedger, closeTradeJob, reconcileDayJob, reconcilePayments, sendRefundJob, sweepTrades],
  waiting: [
    waitingRows({
      job: sendRefundJob,
      after_ms: 2 * MINUTE_MS,
      find: rowsInState('payment_refund', { states: ['sending'], since: 'created_at', as: 'refund_id' }),
    }),
  ],
  exporters: [movementExporter, differenceExporter],
  points: walletHooks,
  hooks: [
    ...payment.payChannels.map((service) =>
      on(serviceHooks.test, { service, test: (ctx) => testGateway(ctx, service) }),
    ),
    waitingFor('recharge', countToReview),
    waitingFor('dispute', countOpenDisputes),
    waitingFor('reconcile', (db) => countDifferences(db, { state: 'open' })),
    waitingFor('withdraw', countToPay),
  ],
  demo: addDemoWallet,
}
