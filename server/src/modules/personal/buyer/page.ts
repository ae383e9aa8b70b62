import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/personal/buyer'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { readDocument } from '@inkroute/engine/document/read-document'
import { Answers, type PersonalField, PersonalFields } from '@inkroute/engine/personal/personal-field'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, PublicCtx } from '../../../infra/context.ts'
import { hashOfDocument } from '../../../infra/paint/design-hash.ts'
import { mockupsOf, paintOnProduct } from '../../design/design.ts'
import { skusOf, titlesIn } from '../../goods/goods.ts'
import { storeNamesOf } from '../../order/order.ts'
import { fillLine } from '../approve-lines.ts'
import { draftLine, filledDocument, type MadeLine, prepareLine } from '../fill-line.ts'
import { findForm, findGoodsDesign, findLine, type LineToFill } from '../personal.queries.ts'
import { instantOf, linkIn } from './asks.ts'
import {
  findAsk,
  findQuantity,
  insertConsent,
  isForeignOpen,
  markAnswered,
  markOpened,
  selectLastConsents,
  selectPhotoIds,
  selectPictureFiles,
} from './buyer.queries.ts'
import { buyerStatus, consentHash } from './buyer-link.rules.ts'

const SIDE_PX = 800
const MAX_SIDES = 4

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

/** Only answers to the form's own fields; a photo of somebody else counts as no answer. */
async function ownAnswers(ctx: AppCtx, line: LineToFill, fields: PersonalFields, given: Answers): Promise<Answers> {
  const photos = await allowedPhotos(ctx, line)
  const own: Answers = {}
  for (const { id, kind } of fields) {
    const answer = given[id]
    if (answer === undefined) continue
    if (kind !== 'photo' && typeof answer === 'string') own[id] = answer
    else if (kind === 'photo' && typeof answer !== 'string' && answer.source.kind === 'material') {
      if (photos.has(answer.source.key)) own[id] = answer
    }
  }
  return own
}

async function pagePictures(ctx: PublicCtx, line: LineToFill, is_approved: boolean): Promise<string[]> {
  const { seller_id } = line
  const goods = await findGoodsDesign(ctx.db, seller_id, line.goods_id)
  const [consent] = is_approved ? await selectLastConsents(ctx.db, seller_id, [line.id]) : []
  const of = consent ?? goods
  if (!of) return []
  const version = { design_id: of.design_id, version: of.design_version }
  const made = (await mockupsOf(ctx, seller_id, [version], ctx.language)).get(`${version.design_id}:${version.version}`)
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
    skusOf(ctx.db, seller_id, [line.sku_id], ctx.language),
    storeNamesOf(ctx, seller_id, line.store_id > 0 ? [line.store_id] : []),
    findQuantity(ctx.db, seller_id, line.line_id),
    selectLastConsents(ctx.db, seller_id, [line.id]),
    pagePictures(ctx, line, ask.answered_at !== null),
  ])
  const titleOf = await titlesIn(ctx.db, seller_id, sku ? [sku] : [], ctx.language)
  return {
    status,
    title: sku ? titleOf(sku) : '',
    variant: sku ? `${sku.color_name} / ${sku.size_name}` : '',
    quantity: sold?.quantity ?? 1,
    shop: stores.get(line.store_id)?.name ?? '',
    external_no: line.external_no,
    fields,
    answers: Answers.parse(line.answers),
    may_change: form.buyer_may_change,
    expires_at: instantOf(ask.expires_at),
    approved: consent ? { hash: consent.hash, approved_at: instantOf(consent.approved_at) } : null,
    picture_urls,
  }
}

/** Sides that show a field, the first field's first. */
const sidesOf = (document: DesignDocument, fields: readonly PersonalField[]): number[] =>
  [
    ...new Set(
      fields.flatMap(({ layer_ids }) =>
        document.views
          .filter(({ layers }) => layers.some(({ id }) => layer_ids.includes(id)))
          .map((view) => view.view_id),
      ),
    ),
  ].slice(0, MAX_SIDES)

async function paint(ctx: AppCtx, line: LineToFill, fields: PersonalFields, document: DesignDocument) {
  const { seller_id, color_id } = line
  const goods = await findGoodsDesign(ctx.db, seller_id, line.goods_id)
  if (!goods) return []
  const ids = document.views.flatMap(({ layers }) =>
    layers.flatMap((layer) =>
      'source' in layer && layer.source.kind === 'material' ? [Number(layer.source.key)] : [],
    ),
  )
  const files = await selectPictureFiles(ctx.db, seller_id, [...new Set(ids)])
  const added = files.flatMap(({ id, picture_key, vector_key, width_px, height_px }) =>
    width_px && height_px
      ? [{ kind: 'material' as const, key: String(id), picture_key, vector_key, width_px, height_px }]
      : [],
  )
  const of = { design_id: goods.design_id, version: goods.design_version }
  const wanted = { document, view_ids: sidesOf(document, fields), color_id, side_px: SIDE_PX, added }
  return paintOnProduct(ctx, seller_id, of, wanted)
}

/** The hash of a design as it will be stored. */
function storedHash(document: DesignDocument): string {
  const read = readDocument(document)
  return hashOfDocument(read.ok ? read.document : document)
}

export async function previewBuyerAnswers(
  ctx: PublicCtx,
  { token, answers }: Input<typeof contract.previewBuyerAnswers>,
): Promise<Reply<typeof contract.previewBuyerAnswers>> {
  const { line, fields } = await readOpenLink(ctx, token)
  const prepared = await prepareLine(ctx, line, await ownAnswers(ctx, line, fields, answers))
  if (!prepared) throw new AppError('buyer_link_closed')
  const draft = await draftLine(ctx, line, prepared)
  const bad = new Set(draft.problems.map(({ field_id }) => field_id))
  // What cannot be printed yet keeps the sample, so that the rest is seen while it is typed.
  const good = fields.filter(({ id }) => !bad.has(id) && draft.values[id] !== undefined)
  const shown = draft.document ?? (await filledDocument(draft.sample, good, draft.values, draft.own_fonts)).document
  return {
    problems: draft.problems.map(({ field_id, kind, detail, detail_en }) => ({
      field_id,
      kind,
      detail,
      detail_en: detail_en ?? detail,
    })),
    pictures: await paint(ctx, line, fields, shown),
    hash: draft.document && consentHash(storedHash(draft.document), draft.answers),
  }
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
      answers: JSON.stringify(printed),
      hash,
      design_hash: design.hash,
      design_id: design.design_id,
      design_version: design.design_version,
      approved_at,
    })
  }
  const own = await ownAnswers(ctx, line, fields, answers)
  if (!(await fillLine(ctx, seller_id, line.id, { answers: own, accept }))) throw new AppError('buyer_link_closed')
  return { hash, approved_at }
}
