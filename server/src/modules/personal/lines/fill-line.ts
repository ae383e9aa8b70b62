import { errorText } from '@inkroute/contract/errors/errors'
import type { LineProblemKind } from '@inkroute/contract/personal/codes'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { checkAnswers } from '@inkroute/engine/personal/check-answers'
import { type Cutouts, fillDesign, fitProblems } from '@inkroute/engine/personal/fill-design'
import { Answers, PersonalFields } from '@inkroute/engine/personal/personal-field'
import { rulesIn } from '@inkroute/engine/personal/sample-answers'
import { mapAnswers } from '@inkroute/engine/personal/suggest-mapping'
import type { Typesetter } from '@inkroute/engine/text/typesetter'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { fontFactsWith, loadTypesetter, type OwnFontFile } from '../../../infra/fonts/load-typesetter.ts'
import { hashOfDocument } from '../../../infra/paint/design-hash.ts'
import { ownFontsFor } from '../../brand/brand.ts'
import { enqueueMockups, getDocument, selectOpenPrintChecks, storeDesign } from '../../design/design.ts'
import {
  type FormRecord,
  findForm,
  findGoodsDesign,
  findMapping,
  findOwnerId,
  type LineToFill,
} from '../core/personal.queries.ts'
import { choicesInTitle, mappingFor } from '../core/personal.rules.ts'
import { fetchPhoto, findPhoto, framed } from '../photo/buyer-photo.ts'
import { subjectsIn } from '../photo/cutouts.ts'
import { readReference } from './references.ts'

/** Why a line is held, as stored. */
export interface KeptProblem {
  readonly field_id: string | null
  readonly kind: LineProblemKind
  readonly detail: string
  /** Where the detail is words of ours. */
  readonly detail_en?: string
}

export interface MadeLine {
  readonly answers: Answers
  readonly problems: readonly KeptProblem[]
  readonly design: { readonly design_id: number; readonly design_version: number; readonly hash: string } | null
  /** Whether nothing about it was guessed. */
  readonly is_sure: boolean
  readonly form: FormRecord
}

const getRefusal = (field_id: string | null, kind: LineProblemKind, error: AppError): KeptProblem => ({
  field_id,
  kind,
  detail: errorText(error.code, 'zh', error.details),
  detail_en: errorText(error.code, 'en', error.details),
})

interface Given {
  readonly answers: Answers
  readonly problems: readonly KeptProblem[]
  readonly is_sure: boolean
}

/** The platform's answers by field. What belongs nowhere holds the line: without it the print may be wrong. */
async function givenByPlatform(
  ctx: AppCtx,
  line: LineToFill,
  fields: PersonalFieldList,
  user_id: number,
): Promise<Given> {
  const given = line.personalisation
  const told = [...given, ...choicesInTitle(line.title, fields, given)]
  const said = (await findMapping(ctx.db, line.seller_id, line.goods_id, line.store_id))?.mapping
  const { mapping, is_sure } = mappingFor(said ?? {}, fields, told)
  const { by_field, unmapped } = mapAnswers(mapping, told)
  const answers: Answers = {}
  const problems: KeptProblem[] = unmapped.map(({ label, value }) => ({
    field_id: null,
    kind: 'unmapped',
    detail: `${label}: ${value}`.slice(0, 300),
  }))
  for (const field of fields) {
    const answer = by_field[field.id]
    if (!answer) continue
    if (field.kind !== 'photo') {
      answers[field.id] = answer.value
      continue
    }
    try {
      const photo = await fetchPhoto(ctx, line, user_id, answer.picture_url ?? answer.value)
      if (!photo) continue
      const { answer: shown, cut } = await framed(ctx, line.seller_id, field, photo)
      answers[field.id] = shown
      if (cut !== null) problems.push({ field_id: field.id, kind: 'photo_cut', detail: cut })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      problems.push(getRefusal(field.id, 'photo_refused', error))
    }
  }
  return { answers, problems, is_sure }
}

type PersonalFieldList = PersonalFields

/** Corrections of the seller; sizes of pictures are read again. */
async function givenBySeller(ctx: AppCtx, seller_id: number, corrected: Answers): Promise<Given> {
  const answers: Answers = {}
  for (const [id, answer] of Object.entries(corrected)) {
    if (typeof answer === 'string') answers[id] = answer
    else if (answer.source.kind === 'material') {
      const photo = await findPhoto(ctx, seller_id, Number(answer.source.key))
      const { x, y, zoom, keeps_background } = answer
      if (photo) answers[id] = { ...photo, x, y, zoom, ...(keeps_background ? { keeps_background } : {}) }
    } else answers[id] = answer
  }
  return { answers, problems: [], is_sure: true }
}

/** The words are only known once they are filled in, so fonts are loaded in between. */
export async function filledDocument(
  sample: DesignDocument,
  fields: PersonalFieldList,
  values: Answers,
  { own = [], cutouts }: { readonly own?: readonly OwnFontFile[]; readonly cutouts?: Cutouts } = {},
): Promise<{ readonly document: DesignDocument; readonly typesetter: Typesetter }> {
  const draft = fillDesign(sample, fields, values, undefined)
  const typesetter = await loadTypesetter(
    draft.views.flatMap(({ layers }) => layers),
    own,
  )
  return { document: fillDesign(sample, fields, values, typesetter, cutouts), typesetter }
}

/** Stores the order's own design, as another version where the line has one, and checks it as any design. */
async function storeOwn(
  tx: AppCtx,
  line: LineToFill,
  user_id: number,
  { document, basic_product_id, title }: { document: DesignDocument; basic_product_id: number; title: string },
): Promise<Pick<MadeLine, 'design' | 'problems'>> {
  const { seller_id } = line
  const stored = await storeDesign(tx, {
    seller_id,
    user_id,
    basic_product_id,
    document,
    name: `${title} ${line.external_no}`.slice(0, 100),
    color_ids: [line.color_id],
    size_ids: [line.size_id],
    design_id: line.design_id ?? undefined,
  })
  if (stored.is_new_version) await enqueueMockups(tx, seller_id, stored)
  const key = { design_id: stored.design_id, version: stored.version }
  const checks = await selectOpenPrintChecks(tx.db, seller_id, [key])
  const problems = checks.flatMap(({ findings }) =>
    findings.map(({ message }) => ({
      field_id: null,
      kind: 'print' as const,
      detail: message.zh,
      detail_en: message.en,
    })),
  )
  const design = { design_id: key.design_id, design_version: key.version, hash: hashOfDocument(stored.document) }
  return { design, problems }
}

export interface PreparedLine {
  readonly form: FormRecord
  readonly fields: PersonalFieldList
  readonly user_id: number
  readonly given: Given
  /** What the buyer approved in the shop before the purchase. */
  readonly reference: string | null
}

/** Reads the answers, outside of any transaction: photos may come slowly. Null where the goods are not personalised. */
export async function prepareLine(
  ctx: AppCtx,
  line: LineToFill,
  corrected: Answers | undefined,
): Promise<PreparedLine | null> {
  const form = await findForm(ctx.db, line.seller_id, line.goods_id)
  if (!form) return null
  const fields = PersonalFields.parse(form.fields)
  const user_id = await findOwnerId(ctx.db, line.seller_id)
  const by_seller = corrected ?? (line.is_corrected ? Answers.parse(line.answers) : undefined)
  if (by_seller) return { ...(await preparedWith(ctx, form, by_seller)), user_id }
  const approved = await readReference(ctx, line, fields)
  if (!approved)
    return { form, fields, user_id, given: await givenByPlatform(ctx, line, fields, user_id), reference: null }
  const given = await givenBySeller(ctx, line.seller_id, approved.answers)
  return { form, fields, user_id, given: { ...given, problems: approved.problems }, reference: approved.reference }
}

/** With answers that belong to no line, or that somebody wrote for it. */
export async function preparedWith(ctx: AppCtx, form: FormRecord, answers: Answers): Promise<PreparedLine> {
  const fields = PersonalFields.parse(form.fields)
  const user_id = await findOwnerId(ctx.db, form.seller_id)
  return { form, fields, user_id, given: await givenBySeller(ctx, form.seller_id, answers), reference: null }
}

interface DraftLine {
  readonly answers: Answers
  /** Of the fields that are asked. */
  readonly values: Answers
  readonly sample: DesignDocument
  readonly own_fonts: Awaited<ReturnType<typeof ownFontsFor>>
  readonly cutouts: Cutouts
  readonly problems: readonly KeptProblem[]
  readonly goods: NonNullable<Awaited<ReturnType<typeof findGoodsDesign>>>
  /** Null while the answers cannot be printed. */
  readonly document: DesignDocument | null
}

/** Fills the goods' design with the answers, or says what is wrong with them. Stores nothing. */
export async function draftLine(
  ctx: AppCtx,
  line: Pick<LineToFill, 'seller_id' | 'goods_id'>,
  prepared: Pick<PreparedLine, 'form' | 'fields' | 'given'>,
): Promise<DraftLine> {
  const { form, fields, given } = prepared
  const goods = await findGoodsDesign(ctx.db, line.seller_id, line.goods_id)
  if (!goods) throw new AppError('not_found')
  const sample = await getDocument(ctx.db, line.seller_id, {
    design_id: goods.design_id,
    version: goods.design_version,
  })
  const own_fonts = await ownFontsFor(ctx, line.seller_id, sample.views)
  const rules = rulesIn(sample, fontFactsWith(own_fonts).missingIn, form.forbidden)
  const { values, problems } = checkAnswers(fields, given.answers, rules)
  const { cutouts, without } = await subjectsIn(ctx, line.seller_id, fields, values)
  const unclear = without.map((field_id) => ({ field_id, kind: 'no_subject' as const, detail: '' }))
  const found: KeptProblem[] = [...given.problems, ...problems, ...unclear]
  const base = { goods, sample, own_fonts, cutouts, values, answers: { ...given.answers, ...values } }
  if (found.length > 0) return { ...base, problems: found, document: null }
  const { document, typesetter } = await filledDocument(sample, fields, values, { own: own_fonts, cutouts })
  const misfits = fitProblems(document, fields, values, typesetter)
  return misfits.length > 0 ? { ...base, problems: misfits, document: null } : { ...base, problems: [], document }
}

/** Makes the design of a line from the goods' design and the answers, or says what is wrong with them. */
export async function makeLine(tx: AppCtx, line: LineToFill, prepared: PreparedLine): Promise<MadeLine> {
  const { form, user_id, given } = prepared
  const { answers, problems, goods, document } = await draftLine(tx, line, prepared)
  const base = { form, is_sure: given.is_sure, answers }
  if (!document) return { ...base, problems, design: null }
  try {
    const own = { document, basic_product_id: goods.product_id, title: goods.title }
    return { ...base, ...(await storeOwn(tx, line, user_id, own)) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { ...base, problems: [getRefusal(null, 'refused', error)], design: null }
  }
}
