import type { Fault } from './fault.ts'

/** Money, what moves it twice, and quotas. */
export const bookFaults: readonly Fault[] = [
  {
    name: 'the left-over fen goes to who lost least',
    area: 'money',
    file: 'engine/src/checkout/split-shares.ts',
    from: 'a.rest < b.rest ? 1 : -1',
    to: 'a.rest > b.rest ? 1 : -1',
    tests: ['engine/src/checkout/split-shares.test.ts'],
  },
  {
    name: 'the last fen of a payment cannot be refunded',
    area: 'money',
    file: 'server/src/modules/wallet/core/payment.rules.ts',
    from: 'amount_fen > balance_left + alipay_left',
    to: 'amount_fen >= balance_left + alipay_left',
    tests: ['server/src/modules/wallet/core/payment.rules.test.ts'],
  },
  {
    name: 'a balance may be spent below zero by what it holds',
    area: 'money',
    file: 'server/src/modules/wallet/core/ledger.rules.ts',
    from: '(balances.get(line.account) ?? 0) + line.amount_fen < 0',
    to: '(balances.get(line.account) ?? 0) < 0',
    tests: ['server/src/modules/wallet/ledger.test.ts'],
  },
  {
    name: 'freight forgets the weight of the packaging',
    area: 'money',
    file: 'engine/src/freight/freight.ts',
    from: 'const weight_g = parcel.weight_g + parcel.packaging_g',
    to: 'const weight_g = parcel.weight_g',
    tests: ['engine/src/freight/freight.test.ts'],
  },
  {
    name: 'idempotency keys are shared by all callers',
    area: 'idempotency',
    file: 'server/src/infra/http/idempotency/idempotency.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source as it is written
    from: 'ctx.identity ? `user:${ctx.identity.user_id}` : `ip:${ctx.ip}`',
    to: "'everybody'",
    tests: ['server/src/infra/http/idempotency/idempotency.test.ts'],
  },
  {
    name: 'a key used with another body gets the first answer',
    area: 'idempotency',
    file: 'server/src/infra/http/idempotency/idempotency.ts',
    from: 'kept && kept.request_hash !== slot.request_hash',
    to: 'kept && kept.request_hash === null',
    tests: ['server/src/infra/http/idempotency/idempotency.test.ts'],
  },
  {
    name: 'a posting with a known key and another amount passes for done',
    area: 'idempotency',
    file: 'server/src/modules/wallet/core/post-transaction.ts',
    from: 'posted.cause !== posting.cause || !sameLines(posting.lines, entries)',
    to: 'posted.cause !== posting.cause || entries.length === 0',
    tests: ['server/src/modules/wallet/ledger.test.ts'],
  },
  {
    name: 'the allowance of a month is never used up',
    area: 'quotas',
    file: 'server/src/modules/membership/quota.rules.ts',
    from: 'Math.min(count, Math.max(0, allowance - used))',
    to: 'Math.min(count, allowance)',
    tests: ['server/src/modules/membership/quota.rules.test.ts'],
  },
  {
    name: 'a team gets one seat more than its level has',
    area: 'quotas',
    file: 'server/src/modules/account/team-guard.ts',
    from: 'if (enabled >= limit)',
    to: 'if (enabled > limit)',
    tests: ['server/src/modules/account/team.test.ts'],
  },
]
