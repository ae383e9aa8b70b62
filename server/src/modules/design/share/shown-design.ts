import type * as contract from '@inkroute/contract/design/share'
import { shareLimits } from '@inkroute/contract/design/share'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, PublicCtx } from '../../../infra/context.ts'
import { inTurn } from '../../../infra/db/seller-turn.queries.ts'
import { derivedKey } from '../../../infra/derived-key.ts'
import { requireRoomForRow } from '../../../infra/strangers/stranger-rows.queries.ts'
import { cachedProduct } from '../../catalog/catalog.ts'
import { sendMessage } from '../../message/message.ts'
import { findShare, insertComment, selectComments } from './share.queries.ts'
import { readShareToken } from './share-token.rules.ts'
import { SHARE_PURPOSE, sharePath } from './shares.ts'

/** A forged token, a withdrawn link and one that never existed look the same. */
async function shownBy(ctx: AppCtx, token: string) {
  const { app_secret, old_app_secrets } = ctx.config
  const keys = [app_secret, ...old_app_secrets].map((secret) => derivedKey(secret, SHARE_PURPOSE))
  const key = readShareToken(keys, token)
  const share = key ? await findShare(ctx.db, key.seller_id, key.id) : undefined
  if (!share) throw new AppError('share_gone')
  return share
}

export async function readDesignShare(
  ctx: PublicCtx,
  { token }: Input<typeof contract.readDesignShare>,
): Promise<Reply<typeof contract.readDesignShare>> {
  const share = await shownBy(ctx, token)
  const product = await cachedProduct(ctx, share.basic_product_id)
  const comments = await selectComments(ctx.db, share.seller_id, [share.id])
  const pictures = share.pictures
  const getName = (view_id: number) =>
    product?.views.find((view) => view.view_id === view_id)?.[`name_${ctx.language}`] ?? ''
  return {
    title: share.title,
    product_name: product?.[`name_${ctx.language}`] ?? '',
    pictures: pictures.map(({ view_id, key }) => ({ name: getName(view_id), url: ctx.storage.url(key) })),
    updated_at: share.updated_at,
    comments: comments.map(({ id, name, text, created_at }) => ({ id, name, text, created_at })),
  }
}

export async function commentDesign(
  ctx: PublicCtx,
  { token, name, text }: Input<typeof contract.commentDesign>,
): Promise<Reply<typeof contract.commentDesign>> {
  const share = await shownBy(ctx, token)
  const { seller_id, id: share_id } = share
  await requireRoomForRow(ctx, 'design_share_comment')
  const created_at = ctx.clock.now().toISOString()
  return inTurn(ctx, { seller_id, matter: 'design_comment' }, async (tx) => {
    const before = await selectComments(tx.db, seller_id, [share_id])
    if (before.length >= shareLimits.comments) throw new AppError('comment_limit', { limit: shareLimits.comments })
    const comment = await insertComment(tx.db, seller_id, { share_id, name, text, created_at })
    await sendMessage(tx, {
      seller_id,
      user_id: share.created_by,
      type: 1,
      title: { zh: `${name} 评论了“${share.title}”`, en: `${name} commented on “${share.title}”` },
      body: { zh: text, en: text },
      // The page they saw: it shows the design and all comments, and can be answered there.
      link: sharePath(ctx, share),
      once_key: `design-comment.${comment.id}`,
    })
    return comment
  })
}
