import { randomUUID } from 'node:crypto'
import { FLAT_COLOR_ID, mockupWidths } from '@inkroute/contract/design/design'
import type * as contract from '@inkroute/contract/design/share'
import { type DesignShare, SHARE_PAGE, shareLimits } from '@inkroute/contract/design/share'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../../infra/context.ts'
import type { Db } from '../../../infra/db/database.ts'
import { inTurn } from '../../../infra/db/seller-turn.queries.ts'
import { derivedKey } from '../../../infra/derived-key.ts'
import { paintPool } from '../../../infra/paint/paint-pool.ts'
import { productToDesign } from '../../catalog/catalog.ts'
import { printedViewIds } from '../core/design.rules.ts'
import type { Painting } from '../core/faces.rules.ts'
import { pictureTask } from '../core/picture-task.ts'
import { documentFrom } from '../core/store-design.ts'
import { unsavedPainting } from '../core/unsaved-painting.ts'
import {
  type CommentRow,
  changeShare,
  countShares,
  findShare,
  insertShare,
  markSeen,
  markWithdrawn,
  type SharedPicture,
  type ShareRow,
  selectComments,
  selectShares,
} from './share.queries.ts'
import { type ShareKey, shareToken } from './share-token.rules.ts'

/** Of the keys of tokens; the public side reads them with the same. */
export const SHARE_PURPOSE = 'design-share'

export const sharePath = ({ config }: Pick<AppCtx, 'config'>, key: ShareKey): string => {
  const token = shareToken(derivedKey(config.app_secret, SHARE_PURPOSE), key)
  return `${SHARE_PAGE}?token=${encodeURIComponent(token)}`
}

const viewShare = (ctx: SellerCtx, row: ShareRow, comments: readonly CommentRow[]): DesignShare => ({
  id: row.id,
  title: row.title,
  path: sharePath(ctx, row),
  created_at: row.created_at,
  updated_at: row.updated_at,
  comments: comments.map(({ id, name, text, created_at }) => ({ id, name, text, created_at })),
  new_comments: comments.filter(({ seen_at }) => seen_at === null).length,
})

async function withComments(ctx: SellerCtx, rows: readonly ShareRow[]): Promise<DesignShare[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const comments = await selectComments(ctx.db, ctx.seller.id, ids)
  return rows.map((row) => {
    const own = comments.filter(({ share_id }) => share_id === row.id)
    return viewShare(ctx, row, own)
  })
}

/** A picture of every printed side: on the product where there is a photograph, otherwise the print alone. */
async function paintPictures(ctx: SellerCtx, painting: Painting, id: string, color_id: number) {
  const pictures: SharedPicture[] = []
  for (const view_id of printedViewIds(painting.document)) {
    const wanted = { view_id, color_id, faces_key: `share:${id}:${randomUUID()}`, sides_px: [mockupWidths.large] }
    const task =
      (await pictureTask(ctx, painting, wanted)) ??
      (await pictureTask(ctx, painting, { ...wanted, color_id: FLAT_COLOR_ID }))
    const answer = task && (await paintPool.run(task, { affinity: String(ctx.seller.id) }))
    if (answer?.kind === 'refused') throw new AppError(answer.refusal.name, answer.refusal.details)
    const picture = answer?.kind === 'pictures' ? answer.pictures.at(-1) : undefined
    if (answer?.kind !== 'pictures' || !picture) throw new AppError('design_not_made')
    const file_key = `private/share/${ctx.seller.id}/${id}/${randomUUID()}.${answer.type}`
    await ctx.storage.put(file_key, picture)
    pictures.push({ view_id, key: file_key })
  }
  return pictures
}

const getKeys = (pictures: unknown): string[] => (pictures as readonly SharedPicture[]).map(({ key }) => key)

async function assertRoom(db: Db, seller_id: number): Promise<void> {
  if ((await countShares(db, seller_id)) < shareLimits.links) return
  throw new AppError('share_limit', { limit: shareLimits.links })
}

export async function shareDesign(
  ctx: SellerCtx,
  input: Input<typeof contract.shareDesign>,
): Promise<Reply<typeof contract.shareDesign>> {
  const seller_id = ctx.seller.id
  const document = documentFrom(input.document)
  if (printedViewIds(document).length === 0) throw new AppError('design_empty')
  const product = await productToDesign(ctx, document.basic_product_id)
  const before = input.id ? await findShare(ctx.db, seller_id, input.id) : undefined
  if (input.id && !before) throw new AppError('not_found')
  if (!before) await assertRoom(ctx.db, seller_id)
  const id = before?.id ?? randomUUID()
  const pictures = await paintPictures(ctx, await unsavedPainting(ctx, document, product), id, input.color_id)
  const updated_at = ctx.clock.now().toISOString()
  const state = { basic_product_id: product.id, title: input.title, pictures, updated_at }
  if (!before) {
    await inTurn(ctx, { seller_id, matter: 'design_share' }, async (tx) => {
      await assertRoom(tx.db, seller_id)
      await insertShare(tx.db, seller_id, id, tx.identity.user_id, state)
    }).catch(async (error: unknown) => {
      for (const key of getKeys(pictures)) await ctx.storage.remove(key)
      throw error
    })
  } else if (!(await changeShare(ctx.db, seller_id, id, state))) throw new AppError('not_found')
  for (const key of getKeys(before?.pictures ?? [])) await ctx.storage.remove(key)
  const row = await findShare(ctx.db, seller_id, id)
  const [share] = row ? await withComments(ctx, [row]) : []
  if (!share) throw new AppError('not_found')
  return share
}

export async function listDesignShares(
  ctx: SellerCtx,
  { basic_product_id }: Input<typeof contract.listDesignShares>,
): Promise<Reply<typeof contract.listDesignShares>> {
  const rows = await selectShares(ctx.db, ctx.seller.id, basic_product_id, shareLimits.links)
  return { data: await withComments(ctx, rows) }
}

export async function seeDesignComments(ctx: SellerCtx, { id }: Input<typeof contract.seeDesignComments>) {
  if (!(await findShare(ctx.db, ctx.seller.id, id))) throw new AppError('not_found')
  await markSeen(ctx.db, ctx.seller.id, id, ctx.clock.now().toISOString())
  return {}
}

/** The pictures go too, so that an address somebody kept shows nothing. */
export async function withdrawDesignShare(ctx: SellerCtx, { id }: Input<typeof contract.withdrawDesignShare>) {
  const row = await markWithdrawn(ctx.db, ctx.seller.id, id, ctx.clock.now().toISOString())
  if (!row) throw new AppError('not_found')
  for (const key of getKeys(row.pictures)) await ctx.storage.remove(key)
  return {}
}
