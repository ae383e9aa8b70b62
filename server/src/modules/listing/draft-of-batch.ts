import { permissionName } from '@inkroute/contract/account/permission-tree'
import { findListingPlatform } from '@inkroute/contract/listing/platforms'
import { AppError } from '../../infra/app-error.ts'
import type { Handler } from '../../infra/hooks.ts'
import type { batchHooks } from '../goods/goods.ts'
import { findTemplate, insertDraftListing } from './core/listing.queries.ts'
import { makeDrafts } from './make-drafts.ts'
import { openStore } from './release-listings.ts'
import { templateFor } from './template/templates.ts'

const PERMISSION = 'listing.release'

export const checkBatchListings: Handler<typeof batchHooks.beforeRun> = async (
  ctx,
  { platform, store_id, template_id },
) => {
  const { permissions } = ctx.identity
  if (permissions && !permissions.has(PERMISSION)) {
    throw new AppError('forbidden', { permission: permissionName(PERMISSION, ctx.language) })
  }
  await openStore(ctx, store_id, platform, await templateFor(ctx, template_id, platform))
}

/** Goods of a batch run become listing drafts that the seller can release. */
export const draftBatchListing: Handler<typeof batchHooks.goodsFinished> = async (
  tx,
  { seller_id, goods_id, language },
  { platform: word, store_id, template_id },
) => {
  const platform = findListingPlatform(word)
  const template = await findTemplate(tx.db, seller_id, template_id)
  if (!platform || template?.platform !== word) throw new AppError('not_found')
  const [made] = await makeDrafts(tx, seller_id, platform, template, [goods_id], { language })
  if (!made) return
  const { draft, problems } = made
  const wanted = { platform: word, store_id, goods_id, template_id, title: draft.title, draft, problems }
  await insertDraftListing(tx.db, seller_id, wanted, tx.clock.now().toISOString())
}
