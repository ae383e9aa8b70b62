import type { Language } from '@inkroute/contract/errors/errors'
import type { AuthProblem } from '@inkroute/contract/store/platforms'
import type { StoreRow } from '@inkroute/contract/store/store'
import type { StoreListRow } from './store.queries.ts'
import { fixOf, isoOrNull, readableWords } from './store.rules.ts'

interface Beside {
  readonly language: Language
  readonly failed_pushes: number
  readonly push_address: string | null
  readonly allocated_user_ids: number[]
}

function stateOf({ authed, error_kind, synced_at }: StoreListRow): StoreRow['health']['state'] {
  if (authed !== 1) return 'stopped'
  if (error_kind !== null) return 'failing'
  return synced_at === null ? 'waiting' : 'ok'
}

/** A store as its card shows it. */
export function viewStore(row: StoreListRow, beside: Beside): StoreRow {
  const { language, failed_pushes, allocated_user_ids, push_address } = beside
  const state = stateOf(row)
  return {
    id: row.id,
    platform: row.platform,
    name: row.name,
    group_name: row.group_name,
    external_shop_id: row.external_shop_id,
    shop_domain: row.shop_domain,
    region: row.region,
    currency: row.currency,
    authed: row.authed,
    auth_problem: row.auth_problem as AuthProblem | null,
    consent_expires_at: isoOrNull(row.consent_expires_at),
    authed_at: isoOrNull(row.authed_at),
    warehouse_code: row.warehouse_code,
    allocated_user_ids,
    push_address,
    health: {
      state,
      synced_at: isoOrNull(row.synced_at),
      next_sync_at: state === 'stopped' ? null : isoOrNull(row.next_at),
      order_count: row.order_count ?? 0,
      error_kind: row.error_kind,
      error: readableWords(row.error ?? ''),
      fix: state === 'failing' ? fixOf(row.error_kind, language) : '',
      failed_pushes,
    },
  }
}
