import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/shipping/tariff/tariff'
import type { Tariff, TariffBody, TariffHead } from '@inkroute/contract/shipping/tariff/tariff'
import { AppError } from '../../../infra/app-error.ts'
import { recordChange } from '../../../infra/audit/audit.ts'
import type { StaffCtx } from '../../../infra/context.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { contentChanged } from '../../../infra/events/content-version.ts'
import { selectWarehouses } from '../../catalog/catalog.ts'
import { freightDay } from '../shipping.ts'
import { checkTariff as checkBody, type Found, hasErrors, viewFindings } from './sheet/tariff-check.rules.ts'
import {
  changeTariff,
  findSameDay,
  findTariff,
  insertTariff,
  lockChannel,
  lockTariff,
  removeTariff,
  replaceZones,
  selectTariffs,
  selectZones,
  type TariffRow,
} from './tariff.queries.ts'

const today = (ctx: StaffCtx) => freightDay(ctx.clock.now())

const viewHead = (ctx: StaffCtx, row: TariffRow): TariffHead => ({
  id: row.id,
  channel_id: row.channel_id,
  channel_code: row.channel_code,
  channel_name: row[`name_${ctx.language}`],
  name: row.name,
  warehouses: row.warehouses,
  state: row.state,
  valid_from: row.valid_from,
  zone_count: row.zone_count,
  country_count: row.country_count,
  fuel_bp: row.fuel_bp,
  minimum_fen: row.minimum_fen,
  created_by: row.created_by,
  updated_at: row.updated_at,
  source: row.source,
  version: row.version,
})

export async function getBody(ctx: Pick<StaffCtx, 'db'>, row: TariffRow): Promise<TariffBody> {
  const zones = (await selectZones(ctx.db, [row.id])).map(({ tariff_id: _, ...zone }) => zone)
  const { name, warehouses, minimum_fen, fuel_bp } = row
  return { name, warehouses, minimum_fen, fuel_bp, zones, surcharges: row.surcharges }
}

export async function readTariff(ctx: StaffCtx, id: number): Promise<TariffRow> {
  const row = await findTariff(ctx.db, today(ctx), id)
  if (!row) throw new AppError('not_found')
  return row
}

/** What is wrong with a table, given its channel and the warehouses there are. */
export async function getFindings(
  ctx: Pick<StaffCtx, 'db'>,
  row: Pick<TariffRow, 'max_weight_g' | 'channel_warehouses'>,
  body: TariffBody,
): Promise<Found[]> {
  const known_warehouses = (await selectWarehouses(ctx.db)).map(({ code }) => code)
  const { max_weight_g, channel_warehouses } = row
  return checkBody(body, { max_weight_g, channel_warehouses, known_warehouses })
}

async function viewTariff(ctx: StaffCtx, id: number): Promise<Tariff> {
  const row = await readTariff(ctx, id)
  const body = await getBody(ctx, row)
  return { ...viewHead(ctx, row), body, findings: viewFindings(await getFindings(ctx, row, body), ctx.language) }
}

export async function listTariffs(
  ctx: StaffCtx,
  { page, page_size, channel_id, state, warehouse }: Input<typeof contract.listTariffs>,
): Promise<Reply<typeof contract.listTariffs>> {
  const filter = { channel_id, state, warehouse, limit: page_size, offset: (page - 1) * page_size }
  const { rows, total } = await selectTariffs(ctx.db, today(ctx), filter)
  return { data: rows.map((row) => viewHead(ctx, row)), total, page, page_size }
}

export const getTariff = (ctx: StaffCtx, { id }: Input<typeof contract.getTariff>): Promise<Tariff> =>
  viewTariff(ctx, id)

const getColumns = ({ name, warehouses, minimum_fen, fuel_bp, surcharges }: TariffBody) => ({
  name,
  warehouses: [...new Set(warehouses)],
  minimum_fen,
  fuel_bp,
  surcharges: jsonText(surcharges),
})

/** A new draft of a channel. */
export async function addDraft(
  tx: StaffCtx,
  channel_id: number,
  body: TariffBody,
  source: TariffHead['source'],
): Promise<number> {
  const now = tx.clock.now().toISOString()
  const id = await insertTariff(tx.db, {
    ...getColumns(body),
    channel_id,
    state: 'draft',
    source: source && jsonText(source),
    created_by: tx.identity.username,
    created_at: now,
    updated_at: now,
  })
  await replaceZones(tx.db, id, body.zones)
  const after = { channel_id, name: body.name, warehouses: body.warehouses, zones: body.zones.length, source }
  await recordChange(tx, { subject: 'freight_tariff', subject_id: String(id), title: body.name, before: null, after })
  return id
}

export async function createTariff(
  ctx: StaffCtx,
  { channel_id, copy_of, body }: Input<typeof contract.createTariff>,
): Promise<Reply<typeof contract.createTariff>> {
  return inTransaction(ctx, async (tx) => {
    if (!(await lockChannel(tx.db, channel_id))) throw new AppError('not_found')
    const copied = copy_of === undefined ? null : await getBody(tx, await readTariff(tx, copy_of))
    const [first] = await selectWarehouses(tx.db)
    const name = tx.language === 'zh' ? '新价格表' : 'New price table'
    const empty = { name, warehouses: first ? [first.code] : [], minimum_fen: 0, fuel_bp: 0, zones: [], surcharges: [] }
    return { id: await addDraft(tx, channel_id, body ?? copied ?? empty, null) }
  })
}

/** The table, locked, if it may still be edited and nobody has saved it since it was read. */
async function editable(tx: StaffCtx, id: number, version: number | null): Promise<TariffRow> {
  const locked = await lockTariff(tx.db, id)
  if (!locked) throw new AppError('not_found')
  const row = await readTariff(tx, id)
  if (row.state !== 'draft' && row.state !== 'checked') throw new AppError('tariff_locked')
  if (version !== null && row.version !== version) throw new AppError('conflict')
  return row
}

const changedAt = (ctx: StaffCtx) => ({ updated_at: ctx.clock.now().toISOString() })

export async function saveTariff(
  ctx: StaffCtx,
  { id, version, body }: Input<typeof contract.saveTariff>,
): Promise<Tariff> {
  return inTransaction(ctx, async (tx) => {
    const row = await editable(tx, id, version)
    const before = await getBody(tx, row)
    await changeTariff(tx.db, id, { ...getColumns(body), ...changedAt(tx), state: 'draft' })
    await replaceZones(tx.db, id, body.zones)
    await recordChange(tx, { subject: 'freight_tariff', subject_id: String(id), title: body.name, before, after: body })
    return viewTariff(tx, id)
  })
}

export async function checkTariff(ctx: StaffCtx, { id, version }: Input<typeof contract.checkTariff>): Promise<Tariff> {
  return inTransaction(ctx, async (tx) => {
    const row = await editable(tx, id, version)
    const found = await getFindings(tx, row, await getBody(tx, row))
    const state = hasErrors(found) ? 'draft' : 'checked'
    await changeTariff(tx.db, id, { ...changedAt(tx), state })
    await recordState(tx, row, { state })
    return viewTariff(tx, id)
  })
}

const recordState = (tx: StaffCtx, row: TariffRow, after: { state: string; valid_from?: string | null }) =>
  recordChange(tx, {
    subject: 'freight_tariff',
    subject_id: String(row.id),
    title: row.name,
    before: { state: row.state, valid_from: row.valid_from },
    after: { valid_from: row.valid_from, ...after },
  })

export async function scheduleTariff(
  ctx: StaffCtx,
  { id, version, valid_from }: Input<typeof contract.scheduleTariff>,
): Promise<Tariff> {
  return inTransaction(ctx, async (tx) => {
    const { channel_id } = await readTariff(tx, id)
    await lockChannel(tx.db, channel_id)
    const row = await editable(tx, id, version)
    if (valid_from < today(tx)) throw new AppError('tariff_date_past')
    const [first, ...others] = (await getFindings(tx, row, await getBody(tx, row))).filter(
      (one) => one.level === 'error',
    )
    if (first) {
      const message = `${first.zone ? `${first.zone}: ` : ''}${first[tx.language]}`
      throw new AppError('tariff_has_errors', { first: message, count: others.length + 1 })
    }
    const taken = await findSameDay(tx.db, row, valid_from)
    if (taken) throw new AppError('tariff_date_taken', { name: taken.name, day: valid_from })
    await changeTariff(tx.db, id, { ...changedAt(tx), state: 'scheduled', valid_from })
    await recordState(tx, row, { state: 'scheduled', valid_from })
    // Public pages name transit times.
    await contentChanged(tx)
    return viewTariff(tx, id)
  })
}

export async function unscheduleTariff(
  ctx: StaffCtx,
  { id }: Input<typeof contract.unscheduleTariff>,
): Promise<Tariff> {
  return inTransaction(ctx, async (tx) => {
    const locked = await lockTariff(tx.db, id)
    if (!locked) throw new AppError('not_found')
    const row = await readTariff(tx, id)
    if (row.state !== 'scheduled') throw new AppError('tariff_locked')
    await changeTariff(tx.db, id, { ...changedAt(tx), state: 'draft', valid_from: null })
    await recordState(tx, row, { state: 'draft', valid_from: null })
    return viewTariff(tx, id)
  })
}

export async function deleteTariff(
  ctx: StaffCtx,
  { id }: Input<typeof contract.deleteTariff>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const row = await editable(tx, id, null)
    const before = await getBody(tx, row)
    await removeTariff(tx.db, id)
    await recordChange(tx, { subject: 'freight_tariff', subject_id: String(id), title: row.name, before, after: null })
    return {}
  })
}
