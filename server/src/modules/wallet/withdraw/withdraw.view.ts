import { fenToDecimal } from '@inkroute/contract/money'
import type { StaffWithdrawal, Withdrawal } from '@inkroute/contract/wallet/withdraw'
import type { WithdrawalRow } from './withdraw.queries.ts'

const SHOWN = 4

/** `**** 6688` or `li***@qq.com`: enough to recognise your own account, too little for anyone else. */
export function maskAccount(account_no: string): string {
  const [name = '', host] = account_no.split('@')
  if (host) return `${name.slice(0, 2)}***@${host}`
  const digits = account_no.replace(/\s/g, '')
  return digits.length <= SHOWN ? digits : `**** ${digits.slice(-SHOWN)}`
}

const comparable = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** Money that leaves to a name other than the verified one is how stolen accounts are emptied: finance must see it. */
export function checkName(account_name: string, verified_name: string): StaffWithdrawal['name_check'] {
  if (verified_name === '') return 'unverified'
  return comparable(account_name) === comparable(verified_name) ? 'same' : 'different'
}

export const staffWithdrawalView = (row: WithdrawalRow): Withdrawal => ({
  id: row.id,
  amount: fenToDecimal(row.amount_fen),
  method: row.method as Withdrawal['method'],
  account_name: row.account_name,
  account_no: row.account_no,
  bank_name: row.bank_name,
  state: row.state as Withdrawal['state'],
  trade_no: row.trade_no,
  reason: row.reason,
  created_at: row.created_at,
  finished_at: row.finished_at,
})

export const withdrawalView = (row: WithdrawalRow): Withdrawal => ({
  ...staffWithdrawalView(row),
  account_no: maskAccount(row.account_no),
})
