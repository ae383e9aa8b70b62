import type { Identity, IdentityForStaff, IdentityKind, IdentityState } from '@inkroute/contract/identity/identity'
import { maskNumber } from '@inkroute/contract/identity/numbers'
import type { AppCtx } from '../../infra/context.ts'
import { keptPictureUrls } from '../upload/upload.ts'
import type { IdentityRow, StaffRow } from './identity.queries.ts'
import { openNumber } from './sealed-number.ts'

type Ctx = Pick<AppCtx, 'config' | 'storage'>

const viewWhole = (ctx: Ctx, row: IdentityRow): Identity => ({
  id: row.id,
  name: row.name,
  legal_person: row.legal_person,
  reason: row.reason,
  created_at: row.created_at,
  reviewed_at: row.reviewed_at,
  kind: row.kind as IdentityKind,
  state: row.state as IdentityState,
  number: openNumber(ctx, row.number_sealed),
  pictures: row.pictures.map((picture) => keptPictureUrls(ctx, picture)),
})

export function viewIdentity(ctx: Ctx, row: IdentityRow): Identity {
  const whole = viewWhole(ctx, row)
  return { ...whole, number: maskNumber(whole.number) }
}

export const viewForStaff = (ctx: Ctx, row: StaffRow): IdentityForStaff => ({
  ...viewWhole(ctx, row),
  seller_id: row.seller_id,
  seller_name: row.seller_name,
  reviewed_by: row.reviewer,
})
