import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { isTimeZone } from '../time-zone.ts'
import { Empty, Instant, WireId, WireInt } from '../wire.ts'
import { stockLimits } from './codes.ts'

const text = (max: number) => z.string().trim().max(max, `最多 ${max} 个字符|At most ${max} characters`)
const required = (zh: string, en: string, max = 60) => text(max).min(1, `${zh}|${en}`)

const CutOff = z
  .string()
  .regex(
    /^([01]\d|2[0-3]):[0-5]\d$/,
    '截单时间写作 16:00 这样的 24 小时制|Enter the cut-off as a 24-hour time such as 16:00',
  )
const isDay = (day: string) => /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day)
const Day = z.string().refine((day) => isDay(day), '日期写作 2027-01-01|Enter the date as 2027-01-01')
export const Holiday = z.object({ day: Day, name: required('请填写假期名称', 'Name the holiday', 40) })
export type Holiday = z.infer<typeof Holiday>

const Hours = WireInt.min(1, '至少 1 小时|At least 1 hour').max(1000, '最多 1000 小时|At most 1000 hours')

/** Who prints at, or for, a warehouse. */
const PrintShop = z
  .object({
    /** Absent for a new one. */
    id: WireId.optional(),
    name_zh: required('请填写车间中文名', 'Enter the Chinese name of the print shop'),
    name_en: required('请填写车间英文名', 'Enter the English name of the print shop'),
    techniques: z.array(z.string().max(40)).min(1, '请选择至少一种工艺|Choose at least one technique').max(30),
    daily_capacity_pieces: WireInt.min(1, '日产能至少 1 件|At least 1 piece per day').max(10_000_000),
    production_min_hours: Hours,
    production_max_hours: Hours,
  })
  .refine((shop) => shop.production_max_hours >= shop.production_min_hours, {
    path: ['production_max_hours'],
    message: '最长生产时间不能短于最短|The longest production time must not be below the shortest',
  })

/** Carriers print it on labels and customs forms. */
const Latin = (max: number) =>
  text(max)
    .regex(/^[\x20-\x7e]*$/, '请用英文填写|Use Latin letters')
    .default('')

const fields = {
  name_zh: required('请填写中文名', 'Enter the Chinese name'),
  name_en: required('请填写英文名', 'Enter the English name'),
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, '请选择国家|Choose the country'),
  city_zh: required('请填写城市中文名', 'Enter the Chinese name of the city'),
  city_en: required('请填写城市英文名', 'Enter the English name of the city'),
  address: required('请填写详细地址', 'Enter the street address', 200),
  postcode: required('请填写邮编', 'Enter the postcode', 16),
  province_en: Latin(60),
  address_en: Latin(120),
  contact_name: text(60),
  contact_phone: text(30),
  contact_email: text(120).refine(
    (mail) => mail === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(mail),
    '请填写有效的邮箱|Enter a valid email address',
  ),
  time_zone: z.string().refine(isTimeZone, '请选择时区|Choose a time zone'),
  /** Monday first; null is a day off. */
  cut_offs: z
    .array(CutOff.nullable())
    .length(7)
    .refine(
      (week) => week.some((day) => day !== null),
      '每周至少有一个工作日|At least one day of the week must be a working day',
    ),
  handling_hours: WireInt.min(0, '不能小于 0|At least 0').max(240, '最多 240 小时|At most 240 hours'),
  holidays: z
    .array(Holiday)
    .max(stockLimits.max_holidays, '假期最多 400 天|At most 400 holidays')
    .refine(
      (list) => new Set(list.map(({ day }) => day)).size === list.length,
      '同一天只能写一次|List each day only once',
    ),
  print_shops: z.array(PrintShop).max(20),
}

export const Warehouse = z.object({
  code: z.string(),
  region: z.string(),
  name_zh: z.string(),
  name_en: z.string(),
  country: z.string(),
  city_zh: z.string(),
  city_en: z.string(),
  address: z.string(),
  postcode: z.string(),
  province_en: z.string(),
  address_en: z.string(),
  contact_name: z.string(),
  contact_phone: z.string(),
  contact_email: z.string(),
  time_zone: z.string(),
  cut_offs: z.array(z.string().nullable()),
  handling_hours: z.int(),
  is_active: z.boolean(),
  revision: z.int(),
  updated_at: Instant,
  holidays: z.array(z.object({ day: z.string(), name: z.string() })),
  print_shops: z.array(
    z.object({
      id: z.int(),
      code: z.string(),
      name_zh: z.string(),
      name_en: z.string(),
      techniques: z.array(z.string()),
      daily_capacity_pieces: z.int(),
      production_min_hours: z.int(),
      production_max_hours: z.int(),
      /** Other warehouses it delivers to: a change touches these too. */
      also_for: z.array(z.string()),
    }),
  ),
})
export type Warehouse = z.infer<typeof Warehouse>

const desk = { access: 'staff', permission: 'ops.stock' } as const

export const listOpsWarehouses = endpoint({
  method: 'GET',
  path: '/ops/warehouse',
  ...desk,
  or_permission: 'ops.production',
  summary: 'Every warehouse with its calendar and print shops',
  input: Empty,
  reply: z.object({
    data: z.array(Warehouse),
    /** Techniques a print shop can offer. */
    techniques: z.array(z.object({ key: z.string(), name: z.string() })),
  }),
})

export const createWarehouse = endpoint({
  method: 'POST',
  path: '/ops/warehouse',
  ...desk,
  summary: 'Open a warehouse',
  input: z.object({
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(
        /^(CN|US|EU)-[A-Z0-9]{2,10}$/,
        '代码由 CN、US 或 EU、短横线和 2–10 位字母数字组成，如 CN-DG；美国和欧盟以外用 CN|A code is CN, US or EU, a hyphen and 2–10 letters or digits, such as CN-DG; outside the US and the EU use CN',
      ),
    ...fields,
  }),
  reply: Warehouse,
})

export const saveWarehouse = endpoint({
  method: 'PUT',
  path: '/ops/warehouse/{code}',
  ...desk,
  summary: 'Change a warehouse, its calendar and what it prints',
  input: z.object({ code: z.string().max(20), revision: z.int(), ...fields }),
  reply: Warehouse,
})

export const setWarehouseState = endpoint({
  method: 'POST',
  path: '/ops/warehouse/{code}/state',
  ...desk,
  summary: 'Close a warehouse to new orders, or open it again',
  input: z.object({ code: z.string().max(20), is_active: z.boolean() }),
  reply: Warehouse,
})

export const getWarehouseUse = endpoint({
  method: 'GET',
  path: '/ops/warehouse/{code}/use',
  ...desk,
  summary: 'What depends on a warehouse and is touched by closing it',
  input: z.object({ code: z.string().max(20) }),
  reply: z.object({
    products: z.int(),
    /** Products that no other open warehouse supplies. */
    only_here: z.int(),
    pieces: z.int(),
    /** Orders that are not shipped yet; they are still made and sent from here. */
    open_orders: z.int(),
    cart_lines: z.int(),
    on_the_way: z.int(),
  }),
})
