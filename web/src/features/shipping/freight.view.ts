import { destinations } from '@inkroute/contract/countries'
import type { CallInput } from '@inkroute/contract/endpoint'
import { MAX_PARCEL_G, MAX_QUANTITY, MAX_SIDE_MM, type RefusalReason } from '@inkroute/contract/shipping/limits'
import type { calculateFreight, FreightOption } from '@inkroute/contract/shipping/shipping'
import { formatMoney } from '../../shared/format/money.ts'

/** Form values as typed. */
export interface FreightForm {
  readonly country: string
  readonly postcode: string
  readonly weight_g: string
  readonly length_cm: string
  readonly width_cm: string
  readonly height_cm: string
  readonly quantity: string
  readonly warehouse: string
  readonly goods_value: string
  readonly tax_number: string
}

export const emptyFreightForm: FreightForm = {
  country: 'US',
  postcode: '',
  weight_g: '300',
  length_cm: '',
  width_cm: '',
  height_cm: '',
  quantity: '1',
  warehouse: '',
  goods_value: '',
  tax_number: '',
}

/** Pieces of a product, instead of a weight. */
export interface FreightProduct {
  readonly id: number
  readonly size_id?: number | undefined
}

export type FreightProblem = 'bad_weight' | 'bad_sides' | 'bad_quantity' | 'bad_value' | 'bad_tax'
export type FreightProblems = Partial<Record<keyof FreightForm, FreightProblem>>

const whole = (text: string, max: number): number | null => {
  const value = Number(text.trim())
  return text.trim() !== '' && Number.isInteger(value) && value >= 1 && value <= max ? value : null
}

/** Parses centimetres with one decimal to whole millimetres. */
const millimetres = (text: string): number | null =>
  whole(String(Math.round(Number(text.trim() || 'x') * 10)), MAX_SIDE_MM)

const IOSS = /^IM\d{10}$/
const VAT = /^[A-Z]{2}[A-Z0-9+*]{2,12}$/
const plainNumber = (text: string) => text.toUpperCase().replace(/[\s.-]/g, '')

/** A number that starts with IM and digits is an IOSS number; any other is a VAT number. */
function findTax(text: string): { ioss?: string; vat?: string } | null {
  const plain = plainNumber(text)
  if (plain === '') return {}
  if (IOSS.test(plain)) return { ioss: plain }
  return VAT.test(plain) && !plain.startsWith('IM') ? { vat: plain } : null
}

/** The call input for a form, or its problems. */
export function readFreightForm(
  form: FreightForm,
  product: FreightProduct | null,
): { input: CallInput<typeof calculateFreight> | null; problems: FreightProblems } {
  const problems: FreightProblems = {}
  const tax = findTax(form.tax_number)
  if (tax === null) problems.tax_number = 'bad_tax'
  if (form.goods_value.trim() !== '' && !/^\d{1,8}(\.\d{1,2})?$/.test(form.goods_value.trim())) {
    problems.goods_value = 'bad_value'
  }
  const goods = product ? getPieces(form, product, problems) : getWeight(form, problems)
  const input = {
    country: form.country,
    ...goods,
    ...tax,
    ...(form.postcode.trim() ? { postcode: form.postcode.trim() } : {}),
    ...(form.warehouse ? { warehouse: form.warehouse } : {}),
    ...(form.goods_value.trim() ? { goods_value: form.goods_value.trim() } : {}),
  }
  return { input: Object.keys(problems).length > 0 || form.country === '' ? null : input, problems }
}

function getPieces(form: FreightForm, { id, size_id }: FreightProduct, problems: FreightProblems) {
  const quantity = whole(form.quantity, MAX_QUANTITY)
  if (quantity === null) problems.quantity = 'bad_quantity'
  return { product_id: id, ...(size_id === undefined ? {} : { size_id }), quantity: quantity ?? 1 }
}

function getWeight(form: FreightForm, problems: FreightProblems) {
  const weight_g = whole(form.weight_g, MAX_PARCEL_G)
  if (weight_g === null) problems.weight_g = 'bad_weight'
  const texts = [form.length_cm, form.width_cm, form.height_cm]
  if (texts.every((text) => text.trim() === '')) return { weight_g: weight_g ?? 1 }
  const [length_mm = null, width_mm = null, height_mm = null] = texts.map(millimetres)
  if (length_mm === null || width_mm === null || height_mm === null) {
    problems.length_cm = 'bad_sides'
    return { weight_g: weight_g ?? 1 }
  }
  return { weight_g: weight_g ?? 1, length_mm, width_mm, height_mm }
}

/** `320 g`, `1.25 kg`; never rounded, because a limit of 2.001 kg is not 2 kg. */
export function formatWeight(weight_g: number): string {
  return weight_g < 1000 ? `${weight_g} g` : `${Number((weight_g / 1000).toFixed(3))} kg`
}

export const freightSorts = ['price', 'speed'] as const
export type FreightSort = (typeof freightSorts)[number]

/** The answer is sorted by price. */
export const sortOptions = (options: readonly FreightOption[], sort: FreightSort): readonly FreightOption[] =>
  sort === 'price' ? options : [...options].sort((a, b) => a.days_max - b.days_max || a.days_min - b.days_min)

const fields = Object.keys(emptyFreightForm) as (keyof FreightForm)[]

/** Converts the form to and from query parameters. */
export function formOfSearch(search: URLSearchParams): FreightForm {
  const given = fields.flatMap((field) => {
    const value = search.get(field)
    return value === null ? [] : [[field, value.slice(0, 40)] as const]
  })
  const form = { ...emptyFreightForm, ...Object.fromEntries(given) }
  const country = form.country.toUpperCase()
  return { ...form, country: destinations.some(({ code }) => code === country) ? country : emptyFreightForm.country }
}

export function searchOfForm(form: FreightForm): URLSearchParams {
  const changed = fields.filter((field) => form[field] !== emptyFreightForm[field])
  return new URLSearchParams(changed.map((field) => [field, form[field]]))
}

/** The limit a channel refuses by, in the unit people read. */
export function getLimit(reason: RefusalReason, limit: number): string {
  if (reason === 'too_long' || reason === 'too_bulky') return `${limit / 10} cm`
  return reason === 'too_valuable' ? formatMoney((limit / 100).toFixed(2)) : formatWeight(limit)
}
