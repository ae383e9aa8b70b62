import type { Input, Reply } from '@inkroute/contract/endpoint'
import { errorText } from '@inkroute/contract/errors/errors'
import type { GalleryState } from '@inkroute/contract/gallery/gallery'
import type * as contract from '@inkroute/contract/gallery/template'
import type { Licence } from '@inkroute/contract/material/item'
import type { TemplateSlot } from '@inkroute/contract/template/template'
import { readDocument } from '@inkroute/engine/document/read-document'
import { AppError, invalidField } from '../../../infra/app-error.ts'
import { recordChange } from '../../../infra/audit/audit.ts'
import type { StaffCtx } from '../../../infra/context.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { selectProductFacts } from '../../catalog/catalog.ts'
import { deleteTemplate, getSlots, insertTemplate, updateTemplate } from '../../template/template.ts'
import { publishProblems, retagged, searchWords } from '../core/gallery.rules.ts'
import { unfinished } from '../core/gallery.view.ts'
import { isTemplateUsed, lockTemplates, selectMissingArtworks, type TemplateRow } from './template-desk.queries.ts'
import { auditedTemplate, getTerms, withSlots } from './template-desk.view.ts'
import { readTemplate } from './templates.ts'

type Step = Input<typeof contract.publishTemplate>

async function lockRevision(tx: StaffCtx, { id, revision }: Step): Promise<TemplateRow> {
  const [row] = await lockTemplates(tx.db, [id])
  if (!row) throw new AppError('not_found')
  if (row.revision !== revision) throw new AppError('conflict')
  return row
}

const SUBJECT = 'design_template'

async function change(tx: StaffCtx, before: TemplateRow, changes: Parameters<typeof updateTemplate>[2]): Promise<void> {
  const mark = { updated_at: tx.clock.now().toISOString(), updated_by: tx.identity.username }
  await updateTemplate(tx.db, before.id, { ...changes, ...mark })
  const slots = typeof changes.slots === 'string' ? JSON.parse(changes.slots) : before.slots
  const after = { ...before, ...changes, slots } as TemplateRow
  const sides = { before: auditedTemplate(before), after: auditedTemplate(after) }
  await recordChange(tx, { subject: SUBJECT, subject_id: String(before.id), title: after.name_zh, ...sides })
}

const described = (row: TemplateRow) => ({ ...row, licence: row.licence as Licence })

async function setState(tx: StaffCtx, row: TemplateRow, state: GalleryState): Promise<void> {
  if (state === 'on_sale') {
    const problems = publishProblems(described(row))
    const missing = await selectMissingArtworks(tx.db, row.id)
    if (missing.length > 0) {
      const zh = `这些图案还没有上架：${missing.map(({ name_zh, slug }) => name_zh || slug).join('、')}`
      const en = `These artworks are not on sale: ${missing.map(({ name_en, slug }) => name_en || slug).join(', ')}`
      problems.push({ field: 'missing', zh, en })
    }
    if (problems.length > 0) throw unfinished(problems, tx.language)
  }
  if (row.state !== state) await change(tx, row, { state })
}

/** The document and slots after the editor's choice of layers to fill. */
function slotted(tx: StaffCtx, row: TemplateRow, slot_ids: readonly string[]) {
  const read = readDocument(row.document)
  if (!read.ok) throw new AppError('design_broken', { detail: String(row.id) })
  const document = withSlots(read.document, new Set(slot_ids))
  // What belongs into a slot is kept for those that stay.
  const before = new Map(row.slots.map((slot) => [slot.layer_id, slot.role]))
  const slots = getSlots(document).map((slot): TemplateSlot => {
    const role = before.get(slot.layer_id)
    return role ? { ...slot, role } : slot
  })
  if (slots.length === 0) {
    throw invalidField('slot_ids', tx.language === 'zh' ? '至少保留一个可填充的图片或文字' : 'Keep at least one slot')
  }
  return { document: jsonText(document), slots: jsonText(slots) }
}

export async function saveTemplate(
  ctx: StaffCtx,
  input: Input<typeof contract.saveTemplate>,
): Promise<Reply<typeof contract.saveTemplate>> {
  const { id, revision, scenario, style, slot_ids, ...fields } = input
  return inTransaction(ctx, async (tx) => {
    const before = await lockRevision(tx, { id, revision })
    const product = await selectProductFacts(tx.db, before.product_id)
    if (!product?.colors.some((color) => color.id === fields.color_id)) {
      throw invalidField('color_id', tx.language === 'zh' ? '请重新选择颜色' : 'Choose a colour of the product')
    }
    const problems = before.state === 'on_sale' ? publishProblems(fields) : []
    if (problems.length > 0) throw unfinished(problems, tx.language)
    await change(tx, before, {
      ...fields,
      ...slotted(tx, before, slot_ids),
      scenario: scenario.key,
      scenario_zh: scenario.zh,
      scenario_en: scenario.en,
      style: style.key,
      style_zh: style.zh,
      style_en: style.en,
      words: searchWords(fields, [scenario, style], [product.name_zh, product.name_en]),
    })
    return readTemplate(tx, id)
  })
}

const stepTo = (state: GalleryState) => (ctx: StaffCtx, input: Step) =>
  inTransaction(ctx, async (tx) => {
    await setState(tx, await lockRevision(tx, input), state)
    return readTemplate(tx, input.id)
  })

export const publishTemplate = stepTo('on_sale')
export const withdrawTemplate = stepTo('withdrawn')

export async function copyTemplate(
  ctx: StaffCtx,
  { id }: Input<typeof contract.copyTemplate>,
): Promise<Reply<typeof contract.copyTemplate>> {
  return inTransaction(ctx, async (tx) => {
    const [row] = await lockTemplates(tx.db, [id])
    if (!row) throw new AppError('not_found')
    const { id: _, artworks: __, sort: ___, ...fields } = row
    const at = tx.clock.now().toISOString()
    const copy = {
      ...fields,
      name_zh: `${row.name_zh} 副本`.slice(0, 60),
      name_en: `${row.name_en} copy`.slice(0, 60),
      slots: jsonText(row.slots),
      document: jsonText(row.document),
      state: 'draft',
      revision: 1,
      created_at: at,
      updated_at: at,
      updated_by: tx.identity.username,
    }
    const made = await insertTemplate(tx.db, copy)
    const after = { copy_of: id, state: 'draft' }
    await recordChange(tx, { subject: SUBJECT, subject_id: String(made), title: copy.name_zh, after })
    return { id: made }
  })
}

export async function removeTemplate(
  ctx: StaffCtx,
  input: Input<typeof contract.removeTemplate>,
): Promise<Reply<typeof contract.removeTemplate>> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockRevision(tx, input)
    // Templates of the release would come back at the next start.
    if (row.state !== 'draft' || row.id < FIRST_OWN || (await isTemplateUsed(tx.db, row.id))) {
      throw new AppError('gallery_in_use')
    }
    await deleteTemplate(tx.db, row.id)
    const before = auditedTemplate(row)
    await recordChange(tx, { subject: SUBJECT, subject_id: String(row.id), title: row.name_zh, before })
    return {}
  })
}

/** Numbers below are those of the release. */
const FIRST_OWN = 10_001

async function applyTo(tx: StaffCtx, row: TemplateRow, wanted: contract.TemplateChange): Promise<void> {
  if (wanted.kind === 'state') return setState(tx, row, wanted.state)
  if (wanted.kind === 'price') return change(tx, row, { price_fen: wanted.price_fen })
  const tags_zh = retagged(row.tags_zh, wanted.add_zh, wanted.remove)
  const tags_en = retagged(row.tags_en, wanted.add_en, wanted.remove)
  return change(tx, row, { tags_zh, tags_en, words: searchWords({ ...row, tags_zh, tags_en }, getTerms(row)) })
}

/** What cannot be changed is reported; refusals come before anything of that template is written. */
export async function changeTemplates(
  ctx: StaffCtx,
  { ids, change: wanted }: Input<typeof contract.changeTemplates>,
): Promise<Reply<typeof contract.changeTemplates>> {
  return inTransaction(ctx, async (tx) => {
    const rows = await lockTemplates(tx.db, ids)
    const refused: { key: number; name: string; problem: string }[] = []
    for (const row of rows) {
      try {
        await applyTo(tx, row, wanted)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        const problem = errorText(error.code, tx.language, error.details)
        refused.push({ key: row.id, name: row[`name_${tx.language}`], problem })
      }
    }
    return { changed: rows.length - refused.length, refused }
  })
}
