import type { PayChannel } from '@inkroute/contract/wallet/payment'

/** The seller's money, which never goes below zero. */
const sellerAccounts = ['available', 'frozen'] as const
/** The platform's side of the seller's book. */
const platformAccounts = [
  'revenue',
  'freight',
  'service',
  'coupon_expense',
  'compensation',
  'withdraw_payable',
  'clearing_alipay',
  'clearing_wechat',
  'clearing_bank',
  'clearing_stripe',
  'clearing_paypal',
  /** Disputes lost beyond what the seller had. */
  'dispute_loss',
] as const

export type LedgerAccountKind = (typeof sellerAccounts)[number] | (typeof platformAccounts)[number]

/** Positive brings money to the account, negative takes it away. */
export interface LedgerLine {
  readonly account: LedgerAccountKind
  readonly amount_fen: number
}

const clearing: Record<PayChannel | 'bank', LedgerAccountKind> = {
  alipay: 'clearing_alipay',
  wechat_pay: 'clearing_wechat',
  stripe: 'clearing_stripe',
  paypal: 'clearing_paypal',
  bank: 'clearing_bank',
}

/** Where money of a cashier or of the bank is on its way to us. */
export const getClearing = (channel: string): LedgerAccountKind => {
  const account = clearing[channel as PayChannel]
  if (!account) throw new RangeError(`no clearing account for ${channel}`)
  return account
}

const isSellers = (kind: string): boolean => (sellerAccounts as readonly string[]).includes(kind)

/** A mistake in our code, not of the caller: the lines must be whole fen, name each account once, and sum to zero. */
export function assertBalanced(lines: readonly LedgerLine[]): void {
  const total = lines.reduce((sum, line) => sum + line.amount_fen, 0)
  const whole = lines.every((line) => Number.isSafeInteger(line.amount_fen) && line.amount_fen !== 0)
  const once = new Set(lines.map((line) => line.account)).size === lines.length
  if (lines.length < 2 || total !== 0 || !whole || !once) {
    throw new RangeError(`unbalanced ledger lines: ${JSON.stringify(lines)}`)
  }
}

/** The first seller account the lines would push below zero. */
export function findOverdraft(
  lines: readonly LedgerLine[],
  balances: ReadonlyMap<string, number>,
): LedgerLine | undefined {
  return lines.find((line) => isSellers(line.account) && (balances.get(line.account) ?? 0) + line.amount_fen < 0)
}

/** Whether a repeated key describes the same movement. */
export function sameLines(
  lines: readonly LedgerLine[],
  posted: readonly { account_kind: string; amount_fen: number }[],
): boolean {
  const amounts = new Map(posted.map((entry) => [entry.account_kind, entry.amount_fen]))
  return lines.length === posted.length && lines.every((line) => amounts.get(line.account) === line.amount_fen)
}
