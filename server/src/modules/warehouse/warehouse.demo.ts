import { newDocumentKinds } from '@inkroute/contract/warehouse/codes'
import { z } from 'zod'
import type { AppCtx, StaffCtx } from '../../infra/context.ts'
import { demoFile } from '../../infra/module/demo.ts'
import { replaceHolidays, updateWarehouse } from '../catalog/catalog.ts'
import { selectDemoItems, selectDemoStaff } from './demo.queries.ts'
import { createStockDocument, saveStockDocument } from './documents.ts'
import { setStockLevels } from './levels.ts'
import { postStockDocument, receiveTransfer } from './post-document.ts'

const Lines = z.object({ product: z.string(), variants: z.int() })
const demoStock = demoFile(
  'warehouse',
  z.strictObject({
    warehouses: z.record(
      z.string(),
      z.strictObject({
        contact: z.tuple([z.string(), z.string(), z.string()]),
        /** Province and street in Latin letters. */
        latin: z.tuple([z.string(), z.string()]),
        cut_offs: z.array(z.string().nullable()).length(7),
        holidays: z.array(z.tuple([z.string(), z.string()])),
      }),
    ),
    documents: z.array(
      z.strictObject({
        kind: z.enum(newDocumentKinds),
        warehouse: z.string(),
        to: z.string().optional(),
        reason: z.string(),
        reference: z.string().default(''),
        note: z.string(),
        expected_in_days: z.int().optional(),
        lines: z.array(Lines.extend({ quantity: z.int().optional(), difference: z.int().optional() })),
        /** Pieces of each line of a transfer that have arrived. */
        arrived: z.int().optional(),
        is_draft: z.boolean().default(false),
      }),
    ),
    levels: z.array(Lines.extend({ warehouse: z.string(), reorder_point: z.int(), target: z.int() })),
  }),
)
type DemoDocument = ReturnType<typeof demoStock>['documents'][number]

const DAY_MS = 86_400_000

async function addDocument(ctx: StaffCtx, demo: DemoDocument): Promise<void> {
  const { kind, warehouse, to, reason, reference, note, expected_in_days } = demo
  const lines: { item_id: number; quantity: number }[] = []
  for (const { product, variants, quantity, difference = 0 } of demo.lines)
    for (const { item_id, pieces } of await selectDemoItems(ctx.db, product, warehouse, variants))
      lines.push({ item_id, quantity: quantity ?? Math.max(0, pieces + difference) })
  // A catalogue of another operator has none of these products.
  if (lines.length === 0) return
  const { id } = await createStockDocument(ctx, { kind, warehouse_code: warehouse, to_warehouse_code: to, reason })
  const expected_on =
    expected_in_days === undefined
      ? null
      : new Date(ctx.clock.now().getTime() + expected_in_days * DAY_MS).toISOString().slice(0, 10)
  const head = { id, revision: 1, reason, note, reference, expected_on, picture_ids: [] }
  const { revision } = await saveStockDocument(ctx, { ...head, lines })
  if (demo.is_draft) return
  await postStockDocument(ctx, { id, revision })
  if (demo.arrived !== undefined) {
    const arrived = lines.map(({ item_id }) => ({ item_id, quantity: demo.arrived ?? 0 }))
    await receiveTransfer(ctx, { id, note: '', is_final: false, lines: arrived })
  }
}

/** Calendars, documents and levels, as if the demo's warehouses had been working for a while. */
export async function addDemoStock(ctx: AppCtx): Promise<void> {
  const staff = await selectDemoStaff(ctx.db)
  if (!staff) return
  const desk: StaffCtx = {
    ...ctx,
    language: 'zh',
    ip: '127.0.0.1',
    user_agent: 'demo',
    request_id: 'demo',
    identity: { ...staff, kind: 'staff', seller_id: 0, permissions: null, session_id: 0 },
  }
  const { warehouses, documents, levels } = demoStock()
  for (const [code, { contact, latin, cut_offs, holidays }] of Object.entries(warehouses)) {
    const [contact_name, contact_phone, contact_email] = contact
    const [province_en, address_en] = latin
    const sender = { contact_name, contact_phone, contact_email, province_en, address_en }
    const columns = { ...sender, cut_offs: cut_offs as string[] }
    const known = await updateWarehouse(ctx.db, code, columns)
    if (known)
      await replaceHolidays(
        ctx.db,
        code,
        holidays.map(([day, name]) => ({ day, name })),
      )
  }
  for (const document of documents) await addDocument(desk, document)
  for (const { product, warehouse, variants, ...level } of levels) {
    const items = await selectDemoItems(ctx.db, product, warehouse, variants)
    const rows = items.map(({ item_id }) => ({ item_id, warehouse_code: warehouse, ...level }))
    if (rows.length > 0) await setStockLevels(desk, { levels: rows })
  }
}
