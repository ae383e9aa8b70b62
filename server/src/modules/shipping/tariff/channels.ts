import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { WarehouseRegion } from '@inkroute/contract/shipping/limits'
import type * as contract from '@inkroute/contract/shipping/tariff/channel'
import type { ChannelFields, FreightChannel } from '@inkroute/contract/shipping/tariff/channel'
import { AppError, invalidField } from '../../../infra/app-error.ts'
import { recordChange } from '../../../infra/audit/audit.ts'
import type { StaffCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { contentChanged } from '../../../infra/events/content-version.ts'
import { selectWarehouses } from '../../catalog/catalog.ts'
import { freightDay } from '../shipping.ts'
import {
  type ChannelRecord,
  changeChannel,
  countWaiting,
  findChannel,
  findCode,
  insertChannel,
  lockChannelRow,
  nextSort,
  selectChannels,
  selectImpact,
  selectTablesInForce,
  sortChannels,
} from './channel.queries.ts'

const getFields = ({ id: _id, version: _version, updated_at: _at, ...fields }: ChannelRecord): ChannelFields => fields

export async function listFreightChannels(ctx: StaffCtx): Promise<Reply<typeof contract.listFreightChannels>> {
  const day = freightDay(ctx.clock.now())
  const [rows, tables, waiting, warehouses] = await Promise.all([
    selectChannels(ctx.db),
    selectTablesInForce(ctx.db, day),
    countWaiting(ctx.db, day),
    selectWarehouses(ctx.db),
  ])
  const data = rows.map((row): FreightChannel => {
    const counts = waiting.find(({ channel_id }) => channel_id === row.id)
    return {
      id: row.id,
      fields: getFields(row),
      version: row.version,
      updated_at: row.updated_at,
      in_force: tables.filter(({ channel_id }) => channel_id === row.id),
      draft_count: counts?.drafts ?? 0,
      scheduled_count: counts?.scheduled ?? 0,
    }
  })
  const places = warehouses.map((row) => ({
    code: row.code,
    city: row[`city_${ctx.language}`],
    region: row.region as WarehouseRegion,
  }))
  return { data, warehouses: places }
}

async function getColumns(ctx: StaffCtx, fields: ChannelFields) {
  const known = new Set((await selectWarehouses(ctx.db)).map(({ code }) => code))
  const unknown = fields.warehouses.find((code) => !known.has(code))
  if (unknown) {
    const message = ctx.language === 'zh' ? `没有仓库 ${unknown}` : `There is no warehouse ${unknown}`
    throw invalidField('warehouses', message)
  }
  return {
    ...fields,
    country_terms: JSON.stringify(fields.country_terms),
    warehouses: [...new Set(fields.warehouses)],
    updated_at: ctx.clock.now().toISOString(),
  }
}

export async function createFreightChannel(
  ctx: StaffCtx,
  fields: Input<typeof contract.createFreightChannel>,
): Promise<Reply<typeof contract.createFreightChannel>> {
  return inTransaction(ctx, async (tx) => {
    const id = await insertChannel(tx.db, { ...(await getColumns(tx, fields)), sort: await nextSort(tx.db) })
    if (id === null) throw new AppError('channel_code_taken', { code: fields.code })
    const title = fields.name_zh
    await recordChange(tx, { subject: 'freight_channel', subject_id: String(id), title, before: null, after: fields })
    return { id }
  })
}

export async function saveFreightChannel(
  ctx: StaffCtx,
  { id, version, fields }: Input<typeof contract.saveFreightChannel>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    await lockChannelRow(tx.db, id)
    const row = await findChannel(tx.db, id)
    if (!row) throw new AppError('not_found')
    if (row.version !== version) throw new AppError('conflict')
    const holder = await findCode(tx.db, fields.code)
    if (holder && holder.id !== id) throw new AppError('channel_code_taken', { code: fields.code })
    await changeChannel(tx.db, id, await getColumns(tx, fields))
    const before = getFields(row)
    const title = fields.name_zh
    await recordChange(tx, { subject: 'freight_channel', subject_id: String(id), title, before, after: fields })
    // Public pages list channels and transit times.
    await contentChanged(tx)
    return {}
  })
}

/** The new order names every channel once: a list that somebody has changed meanwhile is refused. */
export async function sortFreightChannels(
  ctx: StaffCtx,
  { ids }: Input<typeof contract.sortFreightChannels>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const before = (await selectChannels(tx.db)).map(({ id }) => id)
    const isSame =
      new Set(ids).size === ids.length && ids.length === before.length && ids.every((id) => before.includes(id))
    if (!isSame) throw new AppError('conflict')
    await sortChannels(tx.db, ids)
    await recordChange(tx, {
      subject: 'freight_channel',
      subject_id: 'sort',
      title: '',
      before: { ids: before },
      after: { ids },
    })
    return {}
  })
}

export async function getChannelImpact(
  ctx: StaffCtx,
  { id }: Input<typeof contract.getChannelImpact>,
): Promise<Reply<typeof contract.getChannelImpact>> {
  if (!(await findChannel(ctx.db, id))) throw new AppError('not_found')
  return selectImpact(ctx.db, id, freightDay(ctx.clock.now()))
}
