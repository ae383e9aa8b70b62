import type { Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/personal/buyer'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { readDocument } from '@inkroute/engine/document/read-document'
import type { Answers, PersonalField, PersonalFields } from '@inkroute/engine/personal/personal-field'
import type { AppCtx } from '../../../infra/context.ts'
import { hashOfDocument } from '../../../infra/paint/design-hash.ts'
import { paintOnProduct } from '../../design/design.ts'
import { selectPictureFiles } from '../core/buyer.queries.ts'
import { consentHash } from '../core/buyer-link.rules.ts'
import { findGoodsDesign } from '../core/personal.queries.ts'
import { draftLine, filledDocument, type PreparedLine } from '../lines/fill-line.ts'
import { strangersPainting } from './strangers-painting.ts'

const SIDE_PX = 800
export const MAX_SIDES = 4

/** Goods in the colour they are shown in. */
export interface ShownGoods {
  readonly seller_id: number
  readonly goods_id: number
  readonly color_id: number
}

/** Only answers to the form's own fields; a photo of somebody else counts as no answer. */
export function ownAnswers(fields: PersonalFields, given: Answers, photos: ReadonlySet<string>): Answers {
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

/** Sides that show a field, the first field's first. */
export const getSides = (document: DesignDocument, fields: readonly PersonalField[]): number[] =>
  [
    ...new Set(
      fields.flatMap(({ layer_ids }) =>
        document.views
          .filter(({ layers }) => layers.some(({ id }) => layer_ids.includes(id)))
          .map((view) => view.view_id),
      ),
    ),
  ].slice(0, MAX_SIDES)

/** One per process: the machine is the limit, not the number of apps in it. */
const painting = strangersPainting()

async function paint(ctx: AppCtx, shown: ShownGoods, fields: PersonalFields, document: DesignDocument) {
  const { seller_id, goods_id, color_id } = shown
  const goods = await findGoodsDesign(ctx.db, seller_id, goods_id)
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
  const wanted = { document, view_ids: getSides(document, fields), color_id, side_px: SIDE_PX, added }
  return painting.get({ seller_id, of, wanted }, () => paintOnProduct(ctx, seller_id, of, wanted))
}

/** The hash of a design as it will be stored. */
function storedHash(document: DesignDocument): string {
  const read = readDocument(document)
  return hashOfDocument(read.ok ? read.document : document)
}

interface PreviewOf extends Preview {
  readonly answers: Answers
  readonly design_hash: string | null
}
type Preview = Reply<typeof contract.previewBuyerAnswers>

/** The product painted with these answers, and what is wrong with them. */
export async function getPreview(ctx: AppCtx, shown: ShownGoods, prepared: PreparedLine): Promise<PreviewOf> {
  const { fields } = prepared
  const draft = await draftLine(ctx, shown, prepared)
  const bad = new Set(draft.problems.map(({ field_id }) => field_id))
  // What cannot be printed yet keeps the sample, so that the rest is seen while it is typed.
  const good = fields.filter(({ id }) => !bad.has(id) && draft.values[id] !== undefined)
  const { own_fonts: own, cutouts } = draft
  const painted = draft.document ?? (await filledDocument(draft.sample, good, draft.values, { own, cutouts })).document
  const design_hash = draft.document && storedHash(draft.document)
  return {
    problems: draft.problems.map(({ field_id, kind, detail, detail_en }) => ({
      field_id,
      kind,
      detail,
      detail_en: detail_en ?? detail,
    })),
    pictures: await paint(ctx, shown, fields, painted),
    hash: design_hash && consentHash(design_hash, draft.answers),
    answers: draft.answers,
    design_hash,
  }
}
