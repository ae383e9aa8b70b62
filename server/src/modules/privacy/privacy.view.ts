import type { Language } from '@inkroute/contract/errors/errors'
import { fenToDecimal } from '@inkroute/contract/money'
import type * as contract from '@inkroute/contract/privacy/privacy'
import { keepReasons } from '../../infra/privacy/personal-data.ts'
import type { Storage } from '../../infra/storage/storage.ts'
import type { Result } from './core/erase-rows.ts'
import type { DeclaredTable } from './core/registry.ts'
import { openStatuses, type RequestRow, type RequestStatus } from './request.queries.ts'

export interface StoredBlocker {
  readonly kind: contract.Blocker['kind']
  readonly count: number
  readonly amount_fen: number
}

export const viewBlockers = (blockers: readonly StoredBlocker[]): contract.Blocker[] =>
  blockers.map(({ kind, count, amount_fen }) => ({ kind, count, amount: fenToDecimal(amount_fen) }))

const words: Record<contract.Blocker['kind'], (one: contract.Blocker) => { zh: string; en: string }> = {
  balance: ({ amount }) => ({ zh: `账户还有余额 ¥${amount}`, en: `there is ¥${amount} in the account` }),
  orders: ({ count }) => ({ zh: `有 ${count} 个订单未完成`, en: `unfinished orders: ${count}` }),
  withdrawals: ({ count }) => ({ zh: `有 ${count} 笔提现待处理`, en: `withdrawals in progress: ${count}` }),
  recharges: ({ count }) => ({ zh: `有 ${count} 笔充值待处理`, en: `recharges in progress: ${count}` }),
  payments: ({ count }) => ({ zh: `有 ${count} 笔付款或退款处理中`, en: `payments or refunds in progress: ${count}` }),
  disputes: ({ count }) => ({ zh: `有 ${count} 笔支付争议未结束`, en: `open payment disputes: ${count}` }),
  tickets: ({ count }) => ({ zh: `有 ${count} 个售后工单未结束`, en: `open tickets: ${count}` }),
}

export const blockersText = (blockers: readonly contract.Blocker[], language: Language): string =>
  blockers.map((one) => words[one.kind](one)[language]).join(language === 'zh' ? '、' : ', ')

export function viewRequest(
  row: RequestRow,
  { now, storage }: { readonly now: Date; readonly storage: Pick<Storage, 'url'> },
): contract.PrivacyRequest {
  const { id, seller_id, title, asked_name, platform, requested_at, due_at, run_at, done_at, bytes, expires_at } = row
  const isOpen = openStatuses.includes(row.status as RequestStatus)
  return {
    id,
    seller_id,
    title,
    asked_name,
    platform,
    requested_at,
    due_at,
    run_at,
    done_at,
    bytes,
    expires_at,
    subject: row.subject as contract.PrivacyRequest['subject'],
    kind: row.kind as contract.PrivacyRequest['kind'],
    asked_by: row.asked_by as contract.PrivacyRequest['asked_by'],
    status: row.status as RequestStatus,
    is_overdue: isOpen && new Date(due_at) < now,
    blockers: viewBlockers(row.blockers),
    download_url: row.file_key ? `${storage.url(row.file_key)}&name=inkroute-data-${id}.zip` : null,
  }
}

/** What was done, table by table; those with rows that stayed say why. */
export function viewResults(row: RequestRow, tables: readonly DeclaredTable[], language: Language) {
  const why = new Map(tables.map((one) => [one.table as string, one.why]))
  return Object.entries(row.result as Result)
    .map(([table, { exported = 0, deleted = 0, blanked = 0, kept = 0 }]) => {
      const reason = row.kind === 'erase' ? why.get(table) : null
      return { table, exported, deleted, blanked, kept, why: reason ? keepReasons[reason][language] : '' }
    })
    .sort((a, b) => a.table.localeCompare(b.table))
}
