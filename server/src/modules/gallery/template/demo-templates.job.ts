import { z } from 'zod'
import type { AppCtx } from '../../../infra/context.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { job } from '../../../infra/jobs/job.ts'
import { at, daysAgo } from '../../../infra/module/demo.ts'
import { findDemoSeller } from '../../account/account.ts'
import { enqueueMockups, storeDesign } from '../../design/design.ts'
import { insertTemplate, prepareTemplates, templateToFill } from '../../template/template.ts'
import { findDeskTemplate, isTemplateUsed, lockTemplates } from './template-desk.queries.ts'

const LAST_USED = 3

/** Templates the demo seller has used, and how long ago. */
const used = [
  { id: 1, days_ago: 33 },
  { id: 2, days_ago: 27 },
  { id: LAST_USED, days_ago: 21 },
]

/** What an operator's list also holds: something in preparation and something of last season. */
const more = [
  { of: 4, state: 'draft', zh: '春季出游（筹备中）', en: 'Spring trips (in preparation)' },
  { of: 5, state: 'withdrawn', zh: '2025 限定款', en: 'Limited edition 2025' },
] as const

async function designFrom(ctx: AppCtx, owner: { seller_id: number; user_id: number }, id: number): Promise<void> {
  const row = await findDeskTemplate(ctx.db, id)
  if (row?.state !== 'on_sale') return
  const { document, product_id } = await templateToFill(ctx.db, owner.seller_id, { kind: 'platform', id })
  const color_ids = [row.color_id]
  const wish = { ...owner, basic_product_id: product_id, document, name: row.name_zh, color_ids, size_ids: [1] }
  const stored = await storeDesign(ctx, wish)
  await enqueueMockups(ctx, owner.seller_id, stored)
}

async function addVariant(ctx: AppCtx, { of, state, zh, en }: (typeof more)[number]): Promise<void> {
  const [row] = await lockTemplates(ctx.db, [of])
  if (!row) return
  const { id: _, artworks: __, sort: ___, ...fields } = row
  const names = { name_zh: zh, name_en: en, words: `${zh} ${en}`.toLowerCase() }
  const documents = { slots: jsonText(row.slots), document: jsonText(row.document) }
  await insertTemplate(ctx.db, { ...fields, ...names, ...documents, state, updated_by: 'chen.yun' })
}

/** Once: another run finds the templates used. */
export async function addDemoUse(ctx: AppCtx, owner: { seller_id: number; user_id: number }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (await isTemplateUsed(tx.db, LAST_USED)) return
    for (const { id, days_ago } of used) await designFrom(at(tx, daysAgo(tx, days_ago)), owner, id)
    for (const variant of more) await addVariant(tx, variant)
  })
}

/** Templates are made by a job after the demo, so what needs them is one too. */
export const demoTemplatesJob = job({
  name: 'gallery.demo_templates',
  schema: z.object({}),
  async run(ctx) {
    const demo = await findDemoSeller(ctx.db)
    if (!demo) return
    await prepareTemplates(ctx)
    await addDemoUse(ctx, demo)
  },
})
