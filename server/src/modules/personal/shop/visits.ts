import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/personal/shop'
import { shopLimits } from '@inkroute/contract/personal/shop'
import { SHOP_PICTURE } from '@inkroute/contract/personal/shop-names'
import { type Answers, PersonalFields } from '@inkroute/engine/personal/personal-field'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, PublicCtx } from '../../../infra/context.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import { inTurn } from '../../../infra/db/seller-turn.queries.ts'
import { addressHash } from '../../../infra/strangers/visitor.ts'
import { skusOfGoods, titlesIn } from '../../goods/goods.ts'
import { getPreview, ownAnswers, type ShownGoods } from '../buyer/preview.ts'
import { type FormRecord, findForm } from '../core/personal.queries.ts'
import {
  countDrafts,
  countOfDraft,
  type DraftRecord,
  findDraft,
  findKey,
  insertDraft,
  insertReference,
  type KeyRecord,
  selectDraftPhotoIds,
} from '../core/shop.queries.ts'
import { newReference } from '../core/shop.rules.ts'
import { preparedWith } from '../lines/fill-line.ts'
import { getToken, rowIn } from './keys.ts'

const HOUR_MS = 3_600_000

/** Visits, their photos and approvals take turns for each seller. */
export const VISITS = 'personal_draft'

interface OpenKey {
  readonly key: KeyRecord
  readonly form: FormRecord
  readonly fields: PersonalFields
}

/** What a public key is about. Refused where it is not ours, was withdrawn, or nothing is asked any more. */
export async function readKey(ctx: AppCtx, token: string): Promise<OpenKey> {
  const row = rowIn(ctx, 'personal-shop-key', token)
  const key = row && (await findKey(ctx.db, row.seller_id, row.id))
  if (!key || key.revoked_at !== null) throw new AppError('shop_key_unknown')
  const form = await findForm(ctx.db, key.seller_id, key.goods_id)
  if (!form?.is_on) throw new AppError('shop_key_unknown')
  return { key, form, fields: PersonalFields.parse(form.fields) }
}

export async function readDraft(ctx: AppCtx, key: KeyRecord, token: string): Promise<DraftRecord> {
  const row = rowIn(ctx, 'personal-shop-draft', token)
  const draft = row && row.seller_id === key.seller_id ? await findDraft(ctx.db, row.seller_id, row.id) : undefined
  if (!draft || draft.key_id !== key.id) throw new AppError('shop_visit_over')
  return draft
}

/** A visit that may still be added to, and the seller whose shop it is in. */
export async function readVisit(
  ctx: AppCtx,
  { key: token, draft: visit }: { readonly key: string; readonly draft: string },
) {
  const { key, fields } = await readKey(ctx, token)
  return { seller_id: key.seller_id, fields, draft: await readDraft(ctx, key, visit) }
}

/** The goods in the colour of a SKU, or of their first one. */
export async function shownGoods(ctx: AppCtx, { seller_id, goods_id }: KeyRecord, sku = '') {
  const skus = (await skusOfGoods(ctx.db, seller_id, [goods_id])).filter(({ deleted_at }) => deleted_at === null)
  const meant = skus.find(({ sku_code }) => sku_code.toLowerCase() === sku.toLowerCase()) ?? skus[0]
  if (!meant) throw new AppError('shop_key_unknown')
  const shown: ShownGoods = { seller_id, goods_id, color_id: meant.color_id }
  return { shown, sku: meant }
}

export async function openShopForm(
  asked: PublicCtx,
  { key: token, language = asked.language, sku }: Input<typeof contract.openShopForm>,
): Promise<Reply<typeof contract.openShopForm>> {
  const { key, fields } = await readKey(asked, token)
  const { sku: meant } = await shownGoods(asked, key, sku)
  const getTitle = await titlesIn(asked.db, key.seller_id, [meant], language)
  const query = sku ? `?sku=${encodeURIComponent(sku)}` : ''
  return { title: getTitle(meant), fields, picture_url: asked.config.public_url + SHOP_PICTURE + token + query }
}

export async function startShopDraft(
  ctx: PublicCtx,
  { key: token }: Input<typeof contract.startShopDraft>,
): Promise<Reply<typeof contract.startShopDraft>> {
  const { key } = await readKey(ctx, token)
  const { seller_id, id: key_id, goods_id } = key
  const now = ctx.clock.now()
  const address_hash = addressHash(ctx)
  const since = new Date(now.getTime() - HOUR_MS).toISOString()
  const { id } = await inTurn(ctx, { seller_id, matter: VISITS }, async (tx) => {
    const { kept, recent } = await countDrafts(tx.db, seller_id, { key_id, address_hash, since })
    if (recent >= shopLimits.visits_an_hour || kept >= shopLimits.open_visits) throw new AppError('shop_visits_full')
    return insertDraft(tx.db, { seller_id, key_id, goods_id, address_hash, created_at: now.toISOString() })
  })
  return { draft: getToken(ctx, 'personal-shop-draft', { seller_id, id }) }
}

interface Said {
  readonly draft?: DraftRecord | undefined
  readonly sku?: string | undefined
  readonly answers: Answers
}

async function painted(ctx: AppCtx, { key, form, fields }: OpenKey, { draft, sku, answers }: Said) {
  const photos = draft ? await selectDraftPhotoIds(ctx.db, key.seller_id, draft.id) : []
  const own = ownAnswers(fields, answers, new Set(photos.map(String)))
  const { shown } = await shownGoods(ctx, key, sku)
  return getPreview(ctx, shown, await preparedWith(ctx, form, own))
}

export async function previewShopAnswers(
  ctx: PublicCtx,
  { key: token, draft: visit, sku, answers }: Input<typeof contract.previewShopAnswers>,
): Promise<Reply<typeof contract.previewShopAnswers>> {
  const open = await readKey(ctx, token)
  const draft = visit === undefined ? undefined : await readDraft(ctx, open.key, visit)
  return painted(ctx, open, { draft, sku, answers })
}

async function assertRoomForApproval(ctx: AppCtx, seller_id: number, draft_id: number): Promise<void> {
  const { approvals: limit } = shopLimits
  if ((await countOfDraft(ctx.db, seller_id, draft_id)) >= limit) throw new AppError('shop_approvals_full', { limit })
}

/** The picture as it was shown, kept with the approval. */
async function storePicture(ctx: AppCtx, seller_id: number, reference: string, picture: string | undefined) {
  const [, type = '', data = ''] = /^data:image\/(\w+);base64,(.+)$/.exec(picture ?? '') ?? []
  if (data === '') return null
  const key = `private/personal/${seller_id}/${reference.toLowerCase()}.${type === 'jpeg' ? 'jpg' : type}`
  await ctx.storage.put(key, Buffer.from(data, 'base64'))
  return key
}

export async function approveShopAnswers(
  ctx: PublicCtx,
  { key: token, draft: visit, sku, answers, hash, language }: Input<typeof contract.approveShopAnswers>,
): Promise<Reply<typeof contract.approveShopAnswers>> {
  const open = await readKey(ctx, token)
  const { seller_id, goods_id, id: key_id } = open.key
  const draft = await readDraft(ctx, open.key, visit)
  await assertRoomForApproval(ctx, seller_id, draft.id)
  const made = await painted(ctx, open, { draft, sku, answers })
  if (made.hash === null || made.design_hash === null || made.hash !== hash) throw new AppError('buyer_picture_changed')
  const reference = newReference()
  const approved_at = ctx.clock.now().toISOString()
  const picture_key = await storePicture(ctx, seller_id, reference, made.pictures[0])
  const { design_hash } = made
  await inTurn(ctx, { seller_id, matter: VISITS }, async (tx) => {
    await assertRoomForApproval(tx, seller_id, draft.id)
    const what = { key_id, goods_id, answers: jsonText(made.answers), hash, design_hash, picture_key, language }
    await insertReference(tx.db, { seller_id, reference, draft_id: draft.id, approved_at, ...what })
  }).catch(async (error: unknown) => {
    if (picture_key) await ctx.storage.remove(picture_key)
    throw error
  })
  return { reference, hash, approved_at }
}
