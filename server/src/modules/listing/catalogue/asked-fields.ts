import type { ListingPlatform } from '@inkroute/contract/listing/platforms'
import { type CategoryField, fieldKey } from '../../../connectors/catalogue.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { openStoresOf } from '../../store/store.ts'
import { findAnyFact } from './catalogue.queries.ts'
import { fieldsKey } from './read-catalogue.ts'

/** What a template's category wants to know, as far as it was ever asked; nobody waits for a marketplace here. */
export async function askedFields(
  ctx: AppCtx,
  seller_id: number,
  { platform }: ListingPlatform,
  category_id: string,
): Promise<{ key: string; name: string }[]> {
  if (platform === null || category_id === '') return []
  const stores = await openStoresOf(ctx.db, seller_id, platform)
  const ids = stores.map(({ id }) => id)
  const fields = await findAnyFact<CategoryField[]>(ctx.db, seller_id, ids, fieldsKey(category_id))
  return (fields ?? []).filter(({ is_required }) => is_required).map(({ id, name }) => ({ key: fieldKey(id), name }))
}
