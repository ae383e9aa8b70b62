import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { TariffCurrency } from '@inkroute/contract/shipping/tariff/codes'
import type * as contract from '@inkroute/contract/shipping/tariff/sheet'
import type { TariffBody, Zone } from '@inkroute/contract/shipping/tariff/tariff'
import { AppError } from '../../../infra/app-error.ts'
import type { StaffCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { readSheetFile } from '../../../infra/sheet/sheet-pool.ts'
import { selectRate, selectWarehouses } from '../../catalog/catalog.ts'
import { getWorkbook } from '../../export/export.ts'
import { freightDay } from '../shipping.ts'
import { type ChannelRecord, findChannel } from './channel.queries.ts'
import { compareTables, type OldTable } from './compare.rules.ts'
import { hasErrors, viewFindings } from './sheet/tariff-check.rules.ts'
import { findHead, guessUnit, readTable, readZoneList } from './sheet/tariff-sheet.rules.ts'
import { writeTariff } from './sheet/write-sheet.rules.ts'
import { findTariff, selectInForce, selectZones, type TariffRow } from './tariff.queries.ts'
import { addDraft, getBody, getFindings, readTariff } from './tariffs.ts'

/** The tables in force for these warehouses; those that share one are compared once. */
async function oldTables(ctx: StaffCtx, channel_id: number, warehouses: readonly string[], not: number | null) {
  const day = freightDay(ctx.clock.now())
  const in_force = (await selectInForce(ctx.db, channel_id, day)).filter(
    ({ warehouse, tariff_id }) => warehouses.includes(warehouse) && tariff_id !== not,
  )
  const ids = [...new Set(in_force.map(({ tariff_id }) => tariff_id))]
  const [zones, heads] = await Promise.all([
    selectZones(ctx.db, ids),
    Promise.all(ids.map((id) => findTariff(ctx.db, day, id))),
  ])
  const olds = ids.map((id): OldTable => {
    const warehouse = in_force.filter(({ tariff_id }) => tariff_id === id).map((one) => one.warehouse)
    const own = zones.filter(({ tariff_id }) => tariff_id === id).map(({ tariff_id: _, ...zone }) => zone)
    return {
      warehouse: warehouse.join(' '),
      zones: own,
      minimum_fen: heads.find((row) => row?.id === id)?.minimum_fen ?? 0,
    }
  })
  return { olds, heads: heads.filter((row): row is TariffRow => row !== undefined) }
}

/** Yuan for one unit, in ten-thousandths. */
async function getRate(ctx: StaffCtx, currency: TariffCurrency, asked: string | undefined): Promise<number> {
  if (currency === 'CNY') return 10_000
  const rate_e4 = asked === undefined ? await selectRate(ctx.db, currency) : Math.round(Number(asked) * 10_000)
  if (rate_e4 <= 0) throw new AppError('exchange_rate_unknown', { currency })
  return rate_e4
}

/** Zone names to countries: from a sheet of the file that lists them, then from the tables in force. */
async function zoneList(file: Uint8Array, sheets: readonly string[], sheet: string, olds: readonly OldTable[]) {
  const listed = sheets.find((name) => name !== sheet && /分区|zone|国家|countr/i.test(name))
  const zones = listed === undefined ? null : readZoneList((await readSheetFile(file, listed)).rows)
  const known = olds.flatMap((old) => old.zones)
  return (name: string) => zones?.get(name) ?? known.find((zone) => zone.name === name)?.countries ?? []
}

const MAX_SHEETS = 8

/** The sheet asked for, or the first with a price table: carriers put notes in front. */
async function findTable(file: Uint8Array, { sheet, form }: Input<typeof contract.importTariff>) {
  const first = await readSheetFile(file, sheet)
  const names = sheet === undefined ? first.sheets.filter((name) => name !== first.sheet).slice(0, MAX_SHEETS) : []
  for (const name of [null, ...names]) {
    const table = name === null ? first : await readSheetFile(file, name)
    const head = findHead(table.rows, form)
    if (head) return { table, head }
  }
  throw new AppError('tariff_sheet_unreadable')
}

async function readFile(
  ctx: StaffCtx,
  input: Input<typeof contract.importTariff>,
  channel: ChannelRecord,
  olds: readonly OldTable[],
) {
  const { file } = ctx
  if (!file || file.length === 0) throw new AppError('sheet_empty')
  const { table, head } = await findTable(file, input)
  const weight_unit = input.weight_unit ?? head.unit ?? guessUnit(table.rows, head)
  const currency = input.currency ?? head.currency ?? 'CNY'
  const rate_e4 = await getRate(ctx, currency, input.exchange_rate)
  const getCountries = await zoneList(file, table.sheets, table.sheet, olds)
  const zones = olds.flatMap((old) => old.zones)
  const daysFor = (country: string): Zone | null => zones.find(({ countries }) => countries.includes(country)) ?? null
  const { price_per } = input
  const options = {
    unit: weight_unit,
    rate_e4,
    price_per,
    max_weight_g: channel.max_weight_g,
    countriesOf: getCountries,
  }
  const read = readTable(table.rows, head, options, daysFor)
  const { sheets, sheet } = table
  return { head, read, sheets: [...sheets], sheet, weight_unit, currency, rate_e4 }
}

const withoutEnding = (name: string) => name.replace(/\.(xlsx|csv)$/i, '').slice(0, 60) || name.slice(0, 60)

/** A zone whose only country is unknown is not reported as empty, too. */
const also = (kind: string, zone: string): string[] => (kind === 'unknown_country' ? [`no_country ${zone}`] : [])

/** Where a table applies unless staff say: as the one in force, else all warehouses the channel may leave from. */
async function usualWarehouses(
  ctx: StaffCtx,
  channel: ChannelRecord,
  in_force: readonly { readonly warehouse: string }[],
): Promise<string[]> {
  if (in_force.length > 0) return in_force.map(({ warehouse }) => warehouse)
  if (channel.warehouses.length > 0) return [...channel.warehouses]
  return (await selectWarehouses(ctx.db)).map(({ code }) => code)
}

/** A dry run shows what the file says; otherwise it becomes a draft, unless it has errors. */
export async function importTariff(
  ctx: StaffCtx,
  input: Input<typeof contract.importTariff>,
): Promise<Reply<typeof contract.importTariff>> {
  const channel = await findChannel(ctx.db, input.channel_id)
  if (!channel) throw new AppError('not_found')
  const in_force = await selectInForce(ctx.db, channel.id, freightDay(ctx.clock.now()))
  const asked =
    input.warehouses
      ?.split(',')
      .map((code) => code.trim())
      .filter((code) => code !== '') ?? []
  const warehouses = asked.length > 0 ? asked : await usualWarehouses(ctx, channel, in_force)
  const { olds, heads } = await oldTables(ctx, channel.id, warehouses, null)
  const { head, read, ...about } = await readFile(ctx, input, channel, olds)
  const [last] = heads
  // A carrier's table has prices; fuel, minimum and surcharges stay as they are until staff change them.
  const body: TariffBody = {
    name: withoutEnding(input.file_name),
    warehouses,
    minimum_fen: last?.minimum_fen ?? 0,
    fuel_bp: last?.fuel_bp ?? 0,
    surcharges: last?.surcharges ?? [],
    zones: [...read.zones],
  }
  // Steps were checked with their cells.
  const checked = await getFindings(
    ctx,
    { max_weight_g: channel.max_weight_g, channel_warehouses: channel.warehouses },
    body,
  )
  const seen = new Set(read.findings.flatMap(({ kind, zone }) => [`${kind} ${zone}`, ...also(kind, zone)]))
  const found = [...read.findings, ...checked.filter(({ kind, zone }) => !seen.has(`${kind} ${zone}`))]
  const source = { file: input.file_name, form: head.form, currency: about.currency, rate_e4: about.rate_e4 }
  const isStored = !input.is_dry_run && !hasErrors(found)
  const tariff_id = isStored ? await inTransaction(ctx, (tx) => addDraft(tx, channel.id, body, source)) : null
  return {
    ...about,
    form: head.form,
    header_row: head.line.at,
    row_count: read.row_count,
    body,
    findings: viewFindings(found, ctx.language),
    comparison: compareTables(body, olds, channel.max_weight_g),
    tariff_id,
  }
}

export async function compareTariff(
  ctx: StaffCtx,
  { id }: Input<typeof contract.compareTariff>,
): Promise<Reply<typeof contract.compareTariff>> {
  const row = await readTariff(ctx, id)
  const { olds } = await oldTables(ctx, row.channel_id, row.warehouses, id)
  return compareTables(await getBody(ctx, row), olds, row.max_weight_g)
}

export async function exportTariff(
  ctx: StaffCtx,
  { id, form }: Input<typeof contract.exportTariff>,
): Promise<Reply<typeof contract.exportTariff>> {
  const row = await readTariff(ctx, id)
  const { header, rows } = writeTariff(await getBody(ctx, row), form, ctx.language)
  const bytes = getWorkbook({ header, rows, widths: header.map(() => 16) })
  const name = `${row.channel_code} ${row.name} ${form}.xlsx`.replace(/[\\/:*?"<>|]/g, ' ')
  return { name, file_base64: Buffer.from(bytes).toString('base64') }
}
