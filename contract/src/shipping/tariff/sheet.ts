import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { IdInput, WireId } from '../../wire.ts'
import { blankAsAbsent } from '../shipping.ts'
import { MAX_SHEET_BYTES, sheetForms, tariffCurrencies, weightUnits } from './codes.ts'
import { Finding, TariffBody } from './tariff.ts'

const staff = { access: 'staff', permission: 'ops.freight' } as const

/** One price of a new table beside the one in force. */
const ComparedCell = z.object({
  weight_g: z.int(),
  old_fen: z.int().nullable(),
  new_fen: z.int().nullable(),
  /** Null where there is no old or new price. */
  change_percent: z.number().nullable(),
})

const ComparedLane = z.object({
  zone: z.string(),
  old_zone: z.string(),
  countries: z.array(z.string()),
  warehouse: z.string(),
  cells: z.array(ComparedCell),
})
export type ComparedLane = z.infer<typeof ComparedLane>

const Comparison = z.object({
  /** Whether anything is in force to compare with. */
  has_old: z.boolean(),
  compared: z.int(),
  raised: z.int(),
  lowered: z.int(),
  mean_percent: z.number(),
  most_percent: z.number(),
  least_percent: z.number(),
  /** Countries only one of the tables goes to. */
  added_countries: z.array(z.string()),
  dropped_countries: z.array(z.string()),
  lanes: z.array(ComparedLane),
})
export type Comparison = z.infer<typeof Comparison>

export const importTariff = endpoint({
  ...staff,
  method: 'POST',
  path: '/ops/freight/tariff/import',
  rate: 'upload',
  file_max_bytes: MAX_SHEET_BYTES,
  summary: 'Read a carrier’s price table from xlsx or csv: a dry run, or a new draft',
  input: z.object({
    channel_id: WireId,
    /** Codes separated by commas; absent takes those of the table in force. */
    warehouses: blankAsAbsent(z.string().trim().max(400)),
    file_name: z.string().trim().min(1).max(200),
    sheet: blankAsAbsent(z.string().max(100)),
    /** Absent where the headers should tell. */
    form: blankAsAbsent(z.enum(sheetForms)),
    weight_unit: blankAsAbsent(z.enum(weightUnits)),
    currency: blankAsAbsent(z.enum(tariffCurrencies)),
    /** Yuan for one unit of the currency; absent takes today's. */
    exchange_rate: blankAsAbsent(
      z
        .string()
        .trim()
        .regex(/^\d{1,4}(\.\d{1,4})?$/, '请输入汇率，例如 7.1234|Enter a rate such as 7.1234'),
    ),
    /** What a price in a matrix is for. */
    price_per: z.enum(['parcel', 'kg']).default('parcel'),
    is_dry_run: z.stringbool().or(z.boolean()).default(true),
  }),
  reply: z.object({
    form: z.enum(sheetForms),
    sheets: z.array(z.string()),
    sheet: z.string(),
    header_row: z.int(),
    weight_unit: z.enum(weightUnits),
    currency: z.enum(tariffCurrencies),
    rate_e4: z.int(),
    row_count: z.int(),
    body: TariffBody,
    findings: z.array(Finding),
    comparison: Comparison,
    /** The draft; null after a dry run or with errors. */
    tariff_id: z.int().nullable(),
  }),
})

export const compareTariff = endpoint({
  ...staff,
  method: 'GET',
  path: '/ops/freight/tariff/{id}/compare',
  summary: 'A price table beside the one in force before it, price by price',
  input: IdInput,
  reply: Comparison,
})

export const exportTariff = endpoint({
  ...staff,
  method: 'GET',
  path: '/ops/freight/tariff/{id}/export',
  summary: 'A price table as xlsx in a form that can be imported again',
  input: IdInput.extend({ form: z.enum(sheetForms) }),
  reply: z.object({ name: z.string(), file_base64: z.string() }),
})
