import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/personal/buyer'
import { Answers, PersonalFields } from '@inkroute/engine/personal/personal-field'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, PublicCtx } from '../../../infra/context.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import { getMockups } from '../../design/design.ts'
import { getSkus, titlesIn } from '../../goods/goods.ts'
import { orderStoreNames } from '../../order/order.ts'
import {
  findAsk,
  findQuantity,
  insertConsent,
  isForeignOpen,
  markAnswered,
  markOpened,
  selectLastConsents,
  selectPhotoIds,
} from '../core/buyer.queries.ts'
import { buyerStatus, consentHash } from '../core/buyer-link.rules.ts'
import { findForm, findGoodsDesign, findLine, type LineToFill } from '../core/personal.queries.ts'
import { fillLine } from '../lines/approve-lines.ts'
import { getInstant, linkIn } from '../lines/asks.ts'
import { type MadeLine, prepareLine } from '../lines/fill-line.ts'
import { getPreview, MAX_SIDES, ownAnswers } from './preview.ts'

/** What a link is about. Refused where it is not ours or too old. */
async function readLink(ctx: AppCtx, token: string) {
  const link = linkIn(ctx, token)
  if (!link) throw new AppError('buyer_link_unknown')
  if (link.expires_ms <= ctx.clock.now().getTime()) throw new AppError('buyer_link_expired')
  const { seller_id } = link
  const ask = await findAsk(ctx.db, seller_id, link.ask_id)
  const line = ask && (await findLine(ctx.db, seller_id, ask.line_id))
  const form = line && (await findForm(ctx.db, seller_id, line.goods_id))
  if (!ask || !line || !form) throw new AppError('buyer_link_unknown')
  const status = buyerStatus({
    is_open: form.is_on && (await isForeignOpen(ctx.db, seller_id, line.foreign_id)),
    is_answered: ask.answered_at !== null,
    may_change: form.buyer_may_change,
  })
  return { seller_id, ask, line, form, status, fields: PersonalFields.parse(form.fields) }
}

export async function readOpenLink(ctx: AppCtx, token: string) {
  const link = await readLink(ctx, token)
  if (link.status === 'answered') throw new AppError('buyer_link_used')
  if (link.status === 'closed') throw new AppError('buyer_link_closed')
  return link
}

/** Photos a buyer may name: those sent for this line, and what the line shows already. */
async function allowedPhotos(ctx: AppCtx, line: LineToFill): Promise<Set<string>> {
  const own = Object.values(Answers.parse(line.answers)).flatMap((answer) =>
    typeof answer !== 'string' && answer.source.kind === 'material' ? [answer.source.key] : [],
  )
  return new Set([...own, ...(await selectPhotoIds(ctx.db, line.seller_id, line.id)).map(String)])
}

async function pagePictures(ctx: PublicCtx, line: LineToFill, is_approved: boolean): Promise<string[]> {
  const { seller_id } = line
  const goods = await findGoodsDesign(ctx.db, seller_id, line.goods_id)
  const [consent] = is_approved ? await selectLastConsents(ctx.db, seller_id, [line.id]) : []
  const of = consent ?? goods
  if (!of) return []
  const version = { design_id: of.design_id, version: of.design_version }
  const made = (await getMockups(ctx, seller_id, [version], ctx.language)).get(
    `${version.design_id}:${version.version}`,
  )
  const inColour = made?.pictures.filter(({ color_id }) => color_id === line.color_id) ?? []
  return inColour.flatMap(({ large_url }) => large_url ?? []).slice(0, MAX_SIDES)
}

export async function openBuyerPage(
  asked: PublicCtx,
  { token, language = asked.language }: Input<typeof contract.openBuyerPage>,
): Promise<Reply<typeof contract.openBuyerPage>> {
  const ctx = { ...asked, language }
  const { seller_id, ask, line, form, status, fields } = await readLink(ctx, token)
  await markOpened(ctx.db, seller_id, ask.id, ctx.clock.now().toISOString())
  const [[sku], stores, sold, [consent], picture_urls] = await Promise.all([
    getSkus(ctx.db, seller_id, [line.sku_id], ctx.language),
    orderStoreNames(ctx, seller_id, line.store_id > 0 ? [line.store_id] : []),
    findQuantity(ctx.db, seller_id, line.line_id),
    selectLastConsents(ctx.db, seller_id, [line.id]),
    pagePictures(ctx, line, ask.answered_at !== null),
  ])
  const getTitle = await titlesIn(ctx.db, seller_id, sku ? [sku] : [], ctx.language)
  return {
    status,
    title: sku ? getTitle(sku) : '',
    variant: sku ? `${sku.color_name} / ${sku.size_name}` : '',
    quantity: sold?.quantity ?? 1,
    shop: stores.get(line.store_id)?.name ?? '',
    external_no: line.external_no,
    fields,
    answers: Answers.parse(line.answers),
    may_change: form.buyer_may_change,
    expires_at: getInstant(ask.expires_at),
    approved: consent ? { hash: consent.hash, approved_at: getInstant(consent.approved_at) } : null,
    picture_urls,
  }
}

export async function previewBuyerAnswers(
  ctx: PublicCtx,
  { token, answers }: Input<typeof contract.previewBuyerAnswers>,
): Promise<Reply<typeof contract.previewBuyerAnswers>> {
  const { line, fields } = await readOpenLink(ctx, token)
  const prepared = await prepareLine(ctx, line, ownAnswers(fields, answers, await allowedPhotos(ctx, line)))
  if (!prepared) throw new AppError('buyer_link_closed')
  return getPreview(ctx, line, prepared)
}

export async function approveBuyerAnswers(
  ctx: PublicCtx,
  { token, answers, hash }: Input<typeof contract.approveBuyerAnswers>,
): Promise<Reply<typeof contract.approveBuyerAnswers>> {
  const { seller_id, ask, line, form, fields } = await readOpenLink(ctx, token)
  const approved_at = ctx.clock.now().toISOString()
  const accept = async (tx: AppCtx, { design, answers: printed }: MadeLine) => {
    if (!design || consentHash(design.hash, printed) !== hash) throw new AppError('buyer_picture_changed')
    const once = { answered_at: approved_at, may_change: form.buyer_may_change }
    if (!(await markAnswered(tx.db, seller_id, ask.id, once))) throw new AppError('buyer_link_used')
    await insertConsent(tx.db, {
      seller_id,
      ask_id: ask.id,
      line_id: line.id,
      foreign_id: line.foreign_id,
      answers: jsonText(printed),
      hash,
      design_hash: design.hash,
      design_id: design.design_id,
      design_version: design.design_version,
      approved_at,
    })
  }
  const own = ownAnswers(fields, answers, await allowedPhotos(ctx, line))
  if (!(await fillLine(ctx, seller_id, line.id, { answers: own, accept }))) throw new AppError('buyer_link_closed')
  return { hash, approved_at }
}
