import { Answers, type PersonalField } from '@inkroute/engine/personal/personal-field'
import { mapAnswers, type PlatformAnswer } from '@inkroute/engine/personal/suggest-mapping'
import type { AppCtx } from '../../../infra/context.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import { insertConsent } from '../core/buyer.queries.ts'
import { consentHash } from '../core/buyer-link.rules.ts'
import { findMapping, type LineToFill } from '../core/personal.queries.ts'
import { mappingFor } from '../core/personal.rules.ts'
import {
  findConsentBy,
  findLiveOrder,
  findNote,
  findReference,
  lockReference,
  markUsed,
  movePhotos,
  type ReferenceRecord,
} from '../core/shop.queries.ts'
import { referencesIn } from '../core/shop.rules.ts'

/** Why a reference does not fill a line, in words of ours. */
interface ReferenceProblem {
  readonly field_id: null
  readonly kind: 'reference' | 'unmapped'
  readonly detail: string
  readonly detail_en?: string
}

interface Refusal {
  readonly zh: string
  readonly en: string
}
const refusals = {
  several: {
    zh: '同一行有多个定制编号',
    en: 'the line has more than one reference',
  },
  unknown: {
    zh: '没有这个编号的定制内容，可能已过期或抄错',
    en: 'nothing was approved under it; it may be mistyped or have expired',
  },
  goods: { zh: '它属于另一件商品', en: 'it belongs to other goods' },
  revoked: { zh: '您已停用买家确认时所用的定制入口', en: 'you withdrew the key by which the buyer approved it' },
  used: { zh: '它已用于另一个订单', en: 'another order was already filled with it' },
  changed: {
    zh: '买家确认之后，商品的设计或定制设置有改动，印出来会与买家看到的不同',
    en: 'the design or its fields were changed since the buyer approved it, so the print would differ from what they saw',
  },
} satisfies Record<string, Refusal>

const refused = (reference: string, { zh, en }: Refusal): ReferenceProblem => ({
  field_id: null,
  kind: 'reference',
  detail: `${reference}，${zh}`,
  detail_en: `${reference}: ${en}`,
})

async function findRefusal(ctx: AppCtx, line: LineToFill, found: ReferenceRecord | undefined): Promise<Refusal | null> {
  if (!found) return refusals.unknown
  if (found.goods_id !== line.goods_id) return refusals.goods
  if (found.revoked_at !== null) return refusals.revoked
  const { used_foreign_id: used } = found
  if (used === null || used === line.foreign_id) return null
  // A cancelled order leaves it to the next one.
  return (await findLiveOrder(ctx.db, line.seller_id, used)) ? refusals.used : null
}

/** What else the platform said: the same again is fine, anything different is for a person to decide. */
async function contradictions(
  ctx: AppCtx,
  line: LineToFill,
  fields: readonly PersonalField[],
  { rest, answers }: { readonly rest: readonly PlatformAnswer[]; readonly answers: Answers },
): Promise<ReferenceProblem[]> {
  if (rest.length === 0) return []
  const said = (await findMapping(ctx.db, line.seller_id, line.goods_id, line.store_id))?.mapping
  const { by_field, unmapped } = mapAnswers(mappingFor(said ?? {}, fields, rest).mapping, rest)
  const other = Object.entries(by_field)
    .filter(([id, { value }]) => typeof answers[id] === 'string' && answers[id] !== value.trim())
    .map(([, answer]) => answer)
  return [...unmapped, ...other].map(({ label, value }) => ({
    field_id: null,
    kind: 'unmapped' as const,
    detail: `${label}: ${value}`.slice(0, 300),
  }))
}

/** The note belongs to the whole order: of the references in it, only those of the line's goods are meant. */
async function namedInNote(ctx: AppCtx, { seller_id, foreign_id, goods_id }: LineToFill): Promise<string[]> {
  const note = await findNote(ctx.db, seller_id, foreign_id)
  const { references } = referencesIn([{ label: '', value: note?.remark ?? '' }])
  const found = await Promise.all(references.map((one) => findReference(ctx.db, seller_id, one)))
  return found.flatMap((one) => (one?.goods_id === goods_id ? [one.reference] : []))
}

interface ReadReference {
  readonly answers: Answers
  readonly problems: readonly ReferenceProblem[]
  readonly reference: string | null
}

/** The answers that were approved in the shop; null where the line names no reference. */
export async function readReference(
  ctx: AppCtx,
  line: LineToFill,
  fields: readonly PersonalField[],
): Promise<ReadReference | null> {
  const told = line.personalisation
  const own = referencesIn(told)
  const { references, rest } =
    own.references.length > 0 ? own : { references: await namedInNote(ctx, line), rest: told }
  const [reference] = references
  if (reference === undefined) return null
  const nothing = { answers: {}, reference: null }
  if (references.length > 1) return { ...nothing, problems: [refused(references.join(' '), refusals.several)] }
  const found = await findReference(ctx.db, line.seller_id, reference)
  const refusal = await findRefusal(ctx, line, found)
  if (!found || refusal) return { ...nothing, problems: [refused(reference, refusal ?? refusals.unknown)] }
  const answers = Answers.parse(found.answers)
  return { answers, reference, problems: await contradictions(ctx, line, fields, { rest, answers }) }
}

interface FilledLine {
  readonly answers: Answers
  readonly design: { readonly design_id: number; readonly design_version: number; readonly hash: string } | null
}

const photosIn = (answers: Answers): number[] =>
  Object.values(answers).flatMap((answer) =>
    typeof answer !== 'string' && answer.source.kind === 'material' ? [Number(answer.source.key)] : [],
  )

/**
 * Takes what was approved for a line, in the transaction that fills it. The buyer's approval counts only for the very
 * design they saw. Returns what keeps it from counting.
 */
export async function claimReference(
  tx: AppCtx,
  line: LineToFill,
  reference: string,
  { design, answers }: FilledLine,
): Promise<ReferenceProblem[]> {
  const { seller_id, foreign_id } = line
  const found = await lockReference(tx.db, seller_id, reference)
  const refusal = await findRefusal(tx, line, found)
  if (!found || refusal) return [refused(reference, refusal ?? refusals.unknown)]
  const now = tx.clock.now().toISOString()
  await markUsed(tx.db, seller_id, reference, { used_foreign_id: foreign_id, used_at: now })
  await movePhotos(tx.db, seller_id, photosIn(answers), { line_id: line.id, foreign_id, created_at: now })
  // Something else holds the line; it says why.
  if (!design) return []
  if (consentHash(design.hash, answers) !== found.hash) return [refused(reference, refusals.changed)]
  if (await findConsentBy(tx.db, seller_id, line.id, reference)) return []
  await insertConsent(tx.db, {
    seller_id,
    ask_id: 0,
    reference,
    line_id: line.id,
    foreign_id,
    answers: jsonText(answers),
    hash: found.hash,
    design_hash: design.hash,
    design_id: design.design_id,
    design_version: design.design_version,
    approved_at: found.approved_at,
  })
  return []
}
