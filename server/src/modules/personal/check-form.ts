import type { Input, Reply } from '@inkroute/contract/endpoint'
import { problemText } from '@inkroute/contract/personal/codes'
import type * as contract from '@inkroute/contract/personal/personal'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { checkAnswers } from '@inkroute/engine/personal/check-answers'
import { fitProblems } from '@inkroute/engine/personal/fill-design'
import { type PersonalFields, wordsIn } from '@inkroute/engine/personal/personal-field'
import { rulesIn, type SampleKind, sampleAnswers, sampleKinds } from '@inkroute/engine/personal/sample-answers'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { fontFactsWith } from '../../infra/fonts/load-typesetter.ts'
import { ownFontsFor } from '../brand/brand.ts'
import { documentOf, paintVariant } from '../design/design.ts'
import { filledDocument } from './fill-line.ts'
import { findGoodsDesign } from './personal.queries.ts'
import { misplacedField } from './personal.rules.ts'

const SIDE_PX = 360

type Sample = Reply<typeof contract.checkPersonalForm>['samples'][number]

/** The view that shows the first field. */
const viewIdOf = (document: DesignDocument, [first]: PersonalFields): number | undefined =>
  document.views.find(({ layers }) => layers.some(({ id }) => first?.layer_ids.includes(id)))?.view_id

/** What of the form could not be filled well; the sample of a photo stays in the picture. */
async function sampleOf(
  ctx: SellerCtx,
  version: { readonly design_id: number; readonly version: number },
  { fields, sample, kind }: { fields: PersonalFields; sample: DesignDocument; kind: SampleKind },
): Promise<Sample> {
  const asked = fields.filter((field) => field.kind !== 'photo')
  const own = await ownFontsFor(ctx, ctx.seller.id, sample.views)
  const rules = rulesIn(sample, fontFactsWith(own).missingIn, [])
  const { values, problems } = checkAnswers(asked, sampleAnswers(asked, kind), rules)
  const { document, typesetter } = await filledDocument(sample, asked, values, own)
  const view_id = viewIdOf(document, fields)
  const picture =
    view_id === undefined
      ? null
      : await paintVariant(ctx, ctx.seller.id, version, { document, view_id, side_px: SIDE_PX })
  const found = [...problems, ...fitProblems(document, asked, values, typesetter)]
  return {
    kind,
    answers: values,
    picture,
    problems: found.map((problem) => ({
      field_id: problem.field_id,
      kind: problem.kind,
      text: problemText(problem.kind, problem.detail, ctx.language),
    })),
  }
}

export async function checkPersonalForm(
  ctx: SellerCtx,
  { id, fields }: Input<typeof contract.checkPersonalForm>,
): Promise<Reply<typeof contract.checkPersonalForm>> {
  const goods = await findGoodsDesign(ctx.db, ctx.seller.id, id)
  if (!goods) throw new AppError('not_found')
  const version = { design_id: goods.design_id, version: goods.design_version }
  const sample = await documentOf(ctx.db, ctx.seller.id, version)
  const misplaced = misplacedField(fields, sample)
  if (misplaced) throw new AppError('personal_layer', { field: wordsIn(misplaced.label, ctx.language) })
  const samples: Sample[] = []
  for (const kind of sampleKinds) samples.push(await sampleOf(ctx, version, { fields, sample, kind }))
  return { samples }
}
