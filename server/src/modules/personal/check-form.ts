import type { Input, Reply } from '@inkroute/contract/endpoint'
import { problemText } from '@inkroute/contract/personal/codes'
import type * as contract from '@inkroute/contract/personal/personal'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { type AnswerProblem, checkAnswers } from '@inkroute/engine/personal/check-answers'
import { fitProblems } from '@inkroute/engine/personal/fill-design'
import { PersonalFields, wordsIn } from '@inkroute/engine/personal/personal-field'
import { rulesIn, type SampleKind, sampleAnswers, sampleKinds } from '@inkroute/engine/personal/sample-answers'
import { AppError } from '../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../infra/context.ts'
import { fontFactsWith } from '../../infra/fonts/load-typesetter.ts'
import { ownFontsFor } from '../brand/brand.ts'
import { getDocument, paintVariant } from '../design/design.ts'
import { findGoodsDesign, selectForms } from './core/personal.queries.ts'
import { misplacedField } from './core/personal.rules.ts'
import { filledDocument } from './lines/fill-line.ts'

const SIDE_PX = 360

type Sample = Reply<typeof contract.checkPersonalForm>['samples'][number]

/** The view that shows the first field. */
const findViewId = (document: DesignDocument, [first]: PersonalFields): number | undefined =>
  document.views.find(({ layers }) => layers.some(({ id }) => first?.layer_ids.includes(id)))?.view_id

interface Form {
  readonly fields: PersonalFields
  readonly sample: DesignDocument
}

/** Fills a form with the hardest answers of a kind; the sample of a photo stays in the picture. */
async function fillSample(ctx: AppCtx, seller_id: number, { fields, sample }: Form, kind: SampleKind) {
  const asked = fields.filter((field) => field.kind !== 'photo')
  const own = await ownFontsFor(ctx, seller_id, sample.views)
  const rules = rulesIn(sample, fontFactsWith(own).missingIn, [])
  const { values, problems } = checkAnswers(asked, sampleAnswers(asked, kind), rules)
  const { document, typesetter } = await filledDocument(sample, asked, values, { own })
  return { values, document, found: [...problems, ...fitProblems(document, asked, values, typesetter)] }
}

/** What of the form could not be filled well. */
async function getSample(
  ctx: SellerCtx,
  version: { readonly design_id: number; readonly version: number },
  form: Form,
  kind: SampleKind,
): Promise<Sample> {
  const { values, document, found } = await fillSample(ctx, ctx.seller.id, form, kind)
  const view_id = findViewId(document, form.fields)
  const picture =
    view_id === undefined
      ? null
      : await paintVariant(ctx, ctx.seller.id, version, { document, view_id, side_px: SIDE_PX })
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
  const sample = await getDocument(ctx.db, ctx.seller.id, version)
  const misplaced = misplacedField(fields, sample)
  if (misplaced) throw new AppError('personal_layer', { field: wordsIn(misplaced.label, ctx.language) })
  const samples: Sample[] = []
  for (const kind of sampleKinds) samples.push(await getSample(ctx, version, { fields, sample }, kind))
  return { samples }
}

/** Something a form allows that could not be printed. */
export interface FormFinding {
  /** Usual answers would fail; otherwise only letters that few people write. */
  readonly is_serious: boolean
  readonly text: string
}

async function getFindings(ctx: AppCtx, seller_id: number, form: Form, language: 'zh' | 'en'): Promise<FormFinding[]> {
  const getName = (id: string) => wordsIn(form.fields.find((field) => field.id === id)?.label ?? {}, language)
  const worded = ({ field_id, kind, detail }: AnswerProblem) =>
    `${getName(field_id)}${language === 'en' ? ': ' : '：'}${problemText(kind, detail, language)}`
  const misplaced = misplacedField(form.fields, form.sample)
  if (misplaced) return [{ is_serious: true, text: worded({ field_id: misplaced.id, kind: 'layer_gone', detail: '' }) }]
  const findings = new Map<string, FormFinding>()
  for (const kind of sampleKinds) {
    const { found } = await fillSample(ctx, seller_id, form, kind)
    for (const problem of found) {
      const text = worded(problem)
      if (!findings.has(text)) findings.set(text, { is_serious: kind !== 'strangest', text })
    }
  }
  return [...findings.values()]
}

/** What is wrong with the forms of goods that are to be sold; goods without a form are absent. */
export async function formFindings(
  ctx: AppCtx,
  seller_id: number,
  goods_ids: readonly number[],
  language: 'zh' | 'en',
): Promise<Map<number, FormFinding[]>> {
  const forms = (await selectForms(ctx.db, seller_id, goods_ids)).filter(({ is_on }) => is_on)
  const all = new Map<number, FormFinding[]>()
  for (const { goods_id, fields } of forms) {
    const goods = await findGoodsDesign(ctx.db, seller_id, goods_id)
    if (!goods) continue
    const sample = await getDocument(ctx.db, seller_id, { design_id: goods.design_id, version: goods.design_version })
    all.set(goods_id, await getFindings(ctx, seller_id, { fields: PersonalFields.parse(fields), sample }, language))
  }
  return all
}
