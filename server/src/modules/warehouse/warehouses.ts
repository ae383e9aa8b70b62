import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/warehouse/warehouse'
import { AppError, invalidField } from '../../infra/app-error.ts'
import { recordChange } from '../../infra/audit/audit.ts'
import type { StaffCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { theHandler } from '../../infra/hooks.ts'
import {
  announceChange,
  getCutOffs,
  insertFactory,
  insertWarehouse,
  linkFactories,
  refreshDelivery,
  replaceHolidays,
  updateFactory,
  updateWarehouse,
  warehouseName,
} from '../catalog/catalog.ts'
import { warehouseHooks } from './warehouse.hooks.ts'
import {
  findWarehouse,
  lockWarehouse,
  selectAllHolidays,
  selectAllWarehouses,
  selectPrintShops,
  selectTechniques,
  selectUse,
  type WarehouseRecord,
} from './warehouse.queries.ts'

type Warehouse = Reply<typeof contract.saveWarehouse>
type Saved = Omit<Input<typeof contract.saveWarehouse>, 'code' | 'revision'>

async function viewAll(ctx: StaffCtx, rows: readonly WarehouseRecord[]): Promise<Warehouse[]> {
  const [holidays, shops] = await Promise.all([selectAllHolidays(ctx.db), selectPrintShops(ctx.db)])
  return rows.map(({ sort: _, cut_off, ...row }) => ({
    ...row,
    name_zh: warehouseName('zh', row),
    name_en: warehouseName('en', row),
    cut_offs: getCutOffs({ cut_offs: row.cut_offs, cut_off }),
    updated_at: new Date(row.updated_at).toISOString(),
    holidays: holidays.filter((holiday) => holiday.warehouse_code === row.code),
    print_shops: shops
      .filter((shop) => shop.warehouses.includes(row.code))
      .map(({ warehouses, ...shop }) => ({ ...shop, also_for: warehouses.filter((code) => code !== row.code) })),
  }))
}

async function viewOne(ctx: StaffCtx, code: string): Promise<Warehouse> {
  const row = await findWarehouse(ctx.db, code)
  const [view] = row ? await viewAll(ctx, [row]) : []
  if (!view) throw new AppError('not_found')
  return view
}

/** Records what a call changed and returns the warehouse as it is now. */
async function note(tx: StaffCtx, code: string, before: Warehouse | null): Promise<Warehouse> {
  const after = await viewOne(tx, code)
  await recordChange(tx, { subject: 'warehouse', subject_id: code, title: after.name_zh, before, after })
  return after
}

export async function listOpsWarehouses(ctx: StaffCtx): Promise<Reply<typeof contract.listOpsWarehouses>> {
  const [rows, techniques] = await Promise.all([selectAllWarehouses(ctx.db), selectTechniques(ctx.db)])
  return {
    data: await viewAll(ctx, rows),
    techniques: techniques.map((row) => ({ key: row.key, name: row[`name_${ctx.language}`] })),
  }
}

/** The columns of a form. `cut_off` remains for texts that name one time: the latest of the week. */
const getColumns = ({ holidays: _, print_shops: __, ...fields }: Saved) => ({
  ...fields,
  cut_off: fields.cut_offs.reduce<string>((latest, time) => (time !== null && time > latest ? time : latest), ''),
  cut_offs: fields.cut_offs as string[],
})

/** Holidays and print shops of a form, inside the transaction that saves the warehouse. */
async function saveParts(tx: StaffCtx, code: string, form: Saved): Promise<void> {
  await replaceHolidays(tx.db, code, form.holidays)
  const known = new Set((await selectPrintShops(tx.db)).map(({ id }) => id))
  const techniques = new Set((await selectTechniques(tx.db)).map(({ key }) => key))
  const ids: number[] = []
  for (const [at, { id, ...shop }] of form.print_shops.entries()) {
    const unknown = shop.techniques.find((key) => !techniques.has(key))
    if (unknown !== undefined || (id !== undefined && !known.has(id)))
      throw invalidField(
        `print_shops.${at}.techniques`,
        tx.language === 'zh' ? '请重新选择工艺' : 'Choose techniques again',
      )
    const { country, city_zh, city_en } = form
    if (id === undefined)
      ids.push(
        await insertFactory(
          tx.db,
          { ...shop, country, city_zh, city_en, region: code.slice(0, 2) },
          `F-${code.slice(3)}-`,
        ),
      )
    else {
      await updateFactory(tx.db, id, shop)
      ids.push(id)
    }
  }
  await linkFactories(tx.db, code, ids)
}

export async function createWarehouse(
  ctx: StaffCtx,
  { code, ...form }: Input<typeof contract.createWarehouse>,
): Promise<Warehouse> {
  return inTransaction(ctx, async (tx) => {
    const row = { code, region: code.slice(0, 2), ...getColumns(form), updated_at: tx.clock.now().toISOString() }
    if (!(await insertWarehouse(tx.db, row))) throw new AppError('warehouse_code_taken', { code })
    await saveParts(tx, code, form)
    await announceChange(tx)
    return note(tx, code, null)
  })
}

export async function saveWarehouse(
  ctx: StaffCtx,
  { code, revision, ...form }: Input<typeof contract.saveWarehouse>,
): Promise<Warehouse> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockWarehouse(tx.db, code)
    if (!before) throw new AppError('not_found')
    const shown = await viewOne(tx, code)
    if (before.revision !== revision) throw new AppError('conflict')
    const updated_at = tx.clock.now().toISOString()
    await updateWarehouse(tx.db, code, { ...getColumns(form), revision: revision + 1, updated_at })
    await saveParts(tx, code, form)
    if (before.handling_hours !== form.handling_hours || before.country !== form.country)
      await refreshDelivery(tx.db, code)
    await announceChange(tx)
    return note(tx, code, shown)
  })
}

export async function setWarehouseState(
  ctx: StaffCtx,
  { code, is_active }: Input<typeof contract.setWarehouseState>,
): Promise<Warehouse> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockWarehouse(tx.db, code)
    if (!before) throw new AppError('not_found')
    const shown = await viewOne(tx, code)
    if (before.is_active !== is_active) {
      const updated_at = tx.clock.now().toISOString()
      await updateWarehouse(tx.db, code, { is_active, revision: before.revision + 1, updated_at })
      await refreshDelivery(tx.db, code)
      await announceChange(tx)
    }
    return note(tx, code, shown)
  })
}

export async function getWarehouseUse(
  ctx: StaffCtx,
  { code }: Input<typeof contract.getWarehouseUse>,
): Promise<Reply<typeof contract.getWarehouseUse>> {
  if (!(await findWarehouse(ctx.db, code))) throw new AppError('not_found')
  return selectUse(ctx.db, code, theHandler(ctx, warehouseHooks.openWork)(code))
}
