import * as payment from '@inkroute/contract/wallet/payment'
import * as recharge from '@inkroute/contract/wallet/recharge'
import * as contract from '@inkroute/contract/wallet/wallet'
import * as withdraw from '@inkroute/contract/wallet/withdraw'
import type { Bind } from '../../infra/http/bind.ts'
import { getFeeSummary, getFunds, getUnpaidCount } from './get-funds.ts'
import { getGroupBalance } from './get-group-balance.ts'
import { getPaymentInvoice, getRechargeReceipt } from './get-invoice.ts'
import { listMovements } from './list-movements.ts'
import { checkPayment } from './payment/check-payment.ts'
import { getPayment, listPayments } from './payment/list-payments.ts'
import { closePayment, resumePayment } from './payment/resume-payment.ts'
import { checkRecharge, getBankAccount, listRecharges, listStaffRecharges } from './recharge/list-recharges.ts'
import { reviewRecharge } from './recharge/review-recharge.ts'
import { sendBankRecharge, startAlipayRecharge } from './recharge/start-recharge.ts'
import { listStaffWithdrawals, listWithdrawals } from './withdraw/list-withdrawals.ts'
import { reviewWithdrawal } from './withdraw/review-withdrawal.ts'
import { cancelWithdrawal, createWithdrawal } from './withdraw/withdraw.ts'

export function walletRoutes(bind: Bind): void {
  bind(contract.getGroupBalance, getGroupBalance)
  bind(contract.getFunds, getFunds)
  bind(contract.listMovements, listMovements)
  bind(contract.getFeeSummary, getFeeSummary)
  bind(contract.getUnpaidCount, getUnpaidCount)
  bind(payment.listPayments, listPayments)
  bind(payment.getPayment, getPayment)
  bind(payment.checkPayment, checkPayment)
  bind(payment.resumePayment, resumePayment)
  bind(payment.closePayment, closePayment)
  bind(payment.getPaymentInvoice, getPaymentInvoice)
  bind(recharge.startAlipayRecharge, startAlipayRecharge)
  bind(recharge.sendBankRecharge, sendBankRecharge)
  bind(recharge.listRecharges, listRecharges)
  bind(recharge.checkRecharge, checkRecharge)
  bind(recharge.getBankAccount, getBankAccount)
  bind(recharge.getRechargeReceipt, getRechargeReceipt)
  bind(recharge.listStaffRecharges, listStaffRecharges)
  bind(recharge.reviewRecharge, reviewRecharge)
  bind(withdraw.createWithdrawal, createWithdrawal)
  bind(withdraw.cancelWithdrawal, cancelWithdrawal)
  bind(withdraw.listWithdrawals, listWithdrawals)
  bind(withdraw.listStaffWithdrawals, listStaffWithdrawals)
  bind(withdraw.reviewWithdrawal, reviewWithdrawal)
}
