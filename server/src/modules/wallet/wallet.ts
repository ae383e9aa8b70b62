/** Money moves only through these functions: balanced, once per key, and never below zero for the seller. */
export { availableBalance, lockBook as lockMoney, spentSince } from './ledger.queries.ts'
export { cashierUrl, paymentReply, withCashier } from './payment/cashier-url.ts'
export { askBook, pay } from './payment/pay.ts'
export { registerSettler, type Settler } from './payment/payment.registry.ts'
export { refund, resendRefund, unsentRefunds } from './payment/refund.ts'
export { closeWaitingPayments } from './payment/settle-payment.ts'
export { postTransaction, spendChanged } from './post-transaction.ts'
export { addDemoTransfer as addDemoRecharge, addRecentDemoMoney } from './wallet.demo.ts'
