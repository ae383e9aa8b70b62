import { z } from 'zod'
import { OwnAddress, optionalBilingual } from '../content.ts'
import { endpoint } from '../endpoint.ts'
import { Empty, Instant } from '../wire.ts'

const optional = (max: number) => z.string().trim().max(max, `最多 ${max} 个字符|At most ${max} characters`).default('')
const pair = (max: number) => optionalBilingual(max).default({ zh: '', en: '' })

/** WCAG 2: relative luminance of an sRGB colour. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** White words on this colour can be read by everybody. */
export const isReadableUnderWhite = (hex: string): boolean => 1.05 / (luminance(hex) + 0.05) >= 4.5

const Colour = z
  .union([
    z.literal(''),
    z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^#[0-9a-f]{6}$/, '请填写 #rrggbb 格式的颜色|Enter the colour as #rrggbb')
      .refine(
        isReadableUnderWhite,
        '颜色太浅，白色文字看不清，请选深一些|Too light for white text; choose a darker colour',
      ),
  ])
  .default('')

/** Where sellers' bank transfers go: all three fields, or none. */
const BankAccount = z
  .object({ holder: optional(80), bank: optional(80), number: optional(40) })
  .default({ holder: '', bank: '', number: '' })
  .refine(
    ({ holder, bank, number }) => [holder, bank, number].every(Boolean) || ![holder, bank, number].some(Boolean),
    '收款账户请填齐户名、开户行和账号，或全部留空|Fill in holder, bank and account number together, or leave all three empty',
  )

/** Beside yuan, in which everything is sold. */
export const displayCurrencies = ['USD', 'EUR', 'GBP'] as const

const ShownCurrency = z.object({
  code: z.enum(displayCurrencies),
  /** Yuan for one unit. */
  rate: z
    .string()
    .trim()
    .regex(
      /^\d{1,4}(\.\d{1,4})?$/,
      '汇率填 1 单位外币折合多少人民币，例如 7.12|Enter how many CNY one unit is worth, such as 7.12',
    )
    .refine((rate) => Number(rate) > 0, '汇率要大于 0|The rate must be above 0'),
  /** Day on which the rate was entered; set when it is saved. */
  as_of: z.union([z.literal(''), z.iso.date()]).default(''),
})

const Currencies = z
  .array(ShownCurrency)
  .max(displayCurrencies.length)
  .refine(
    (list) => new Set(list.map(({ code }) => code)).size === list.length,
    '同一货币只填一次|List each currency only once',
  )
  .default([])

/** What an installation says about itself. An empty field is left out wherever it would be shown. */
export const Company = z.object({
  legal_name: pair(80),
  address: pair(160),
  registration_no: optional(60),
  tax_no: optional(60),
  /** Licences and filings shown in the footer, such as an ICP number. */
  licence: optional(120),
  phone: optional(40),
  email: z.union([z.literal(''), z.email('请输入正确的邮箱|Please enter a valid email address').max(120)]).default(''),
  hours: pair(60),
  /** When a question is usually answered, such as “within four working hours”. */
  reply_time: pair(60),
  chat_url: z
    .union([
      z.literal(''),
      z.url({
        protocol: /^https$/,
        error: '请输入 https:// 开头的地址|Please enter an address that starts with https://',
      }),
    ])
    .default(''),
  /** Name of the site; empty shows the name of the software. */
  brand: pair(20),
  slogan: pair(80),
  /** A picture of this site, square. */
  logo: z.union([z.literal(''), OwnAddress]).default(''),
  /** Buttons and links. */
  colour: Colour,
  /** Lines at the end of the footer. */
  footer: pair(200),
  /** Currencies in which prices are also shown, the main one first. */
  currencies: Currencies,
  bank: BankAccount,
})
export type Company = z.output<typeof Company>

/** What every page shows of the company. */
export const Brand = z.object({
  name: z.object({ zh: z.string(), en: z.string() }),
  /** As titles carry it: both names where they differ. */
  full: z.object({ zh: z.string(), en: z.string() }),
  slogan: z.object({ zh: z.string(), en: z.string() }),
  logo: z.string(),
  colour: z.string(),
  legal_name: z.object({ zh: z.string(), en: z.string() }),
  licence: z.string(),
  footer: z.object({ zh: z.string(), en: z.string() }),
  /** Currencies in which prices are also shown, with yuan for one unit and the day of that rate. */
  currencies: z.array(z.object({ code: z.string(), rate: z.string(), as_of: z.string() })),
})
export type Brand = z.infer<typeof Brand>

export const getCompanyForm = endpoint({
  method: 'GET',
  path: '/ops/company',
  access: 'staff',
  permission: 'ops.company',
  summary: 'Company and brand as staff entered them',
  input: Empty,
  reply: z.object({
    company: Company,
    /** Address of the site, from the installation’s settings. */
    site_url: z.string(),
    revision: z.int(),
    updated_at: Instant,
    updated_by: z.string(),
  }),
})

export const saveCompany = endpoint({
  method: 'POST',
  path: '/ops/company',
  access: 'staff',
  permission: 'ops.company',
  summary: 'Change company and brand; every page, message and document shows it at once',
  input: z.object({ company: Company, revision: z.int() }),
  reply: z.object({ revision: z.int() }),
})

/** What the legal page shows; empty fields are left out. */
export const getImprint = endpoint({
  method: 'GET',
  path: '/frontend/company',
  access: 'public',
  summary: 'Who runs this site',
  input: Empty,
  reply: z.object({
    legal_name: z.string(),
    address: z.string(),
    registration_no: z.string(),
    tax_no: z.string(),
    licence: z.string(),
    phone: z.string(),
    email: z.string(),
  }),
})
