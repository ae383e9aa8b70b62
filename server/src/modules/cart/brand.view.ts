import type { Brand } from '@inkroute/contract/cart/brand'
import { addValueKeys } from '@inkroute/contract/cart/codes'
import type { AppCtx } from '../../infra/context.ts'
import { type KeptPicture, keptPictureUrls } from '../upload/upload.ts'
import type { BrandRow } from './brand.queries.ts'

export const getLogo = (row: BrandRow): readonly KeptPicture[] => row.logo

export function viewBrand(ctx: Pick<AppCtx, 'storage'>, row: BrandRow): Brand {
  const [logo] = getLogo(row)
  return {
    id: row.id,
    name: row.name,
    label_text: row.label_text,
    card_message: row.card_message,
    logo: logo ? keptPictureUrls(ctx, logo) : null,
    services: addValueKeys.filter((key) => row.services.includes(key)),
    is_default: row.is_default,
    updated_at: new Date(row.updated_at).toISOString(),
  }
}

/** Snapshot of a brand stored with an order. */
export interface BrandNote {
  readonly id: number
  readonly name: string
  readonly logo_url: string | null
  readonly label_text: string
  readonly card_message: string
}

export function getNote(ctx: Pick<AppCtx, 'storage'>, row: BrandRow): BrandNote {
  const { id, name, logo, label_text, card_message } = viewBrand(ctx, row)
  return { id, name, logo_url: logo?.preview_url ?? null, label_text, card_message }
}
