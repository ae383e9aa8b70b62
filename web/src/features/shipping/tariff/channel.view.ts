import { type DutyTerms, dutyTerms } from '@inkroute/contract/shipping/limits'
import type { ChannelFields } from '@inkroute/contract/shipping/tariff/channel'
import { scaled } from './tariff.view.ts'

/** The form of a channel: kilograms, centimetres and yuan as people type them. */
export interface ChannelForm
  extends Omit<
    ChannelFields,
    'min_weight_g' | 'max_weight_g' | 'max_side_mm' | 'max_girth_mm' | 'max_value_fen' | 'country_terms'
  > {
  readonly min_weight_kg: number | null
  readonly max_weight_kg: number | null
  readonly max_side_cm: number | null
  readonly max_girth_cm: number | null
  readonly max_value: number | null
  readonly terms_of: Readonly<Partial<Record<DutyTerms, readonly string[]>>>
}

const empty: ChannelFields = {
  code: '',
  name_zh: '',
  name_en: '',
  note_zh: '',
  note_en: '',
  carrier: '',
  label_carrier: '',
  label_code: '',
  kind: 'line',
  is_tracked: true,
  volumetric_divisor: 8000,
  volumetric_over_percent: 100,
  min_weight_g: 0,
  max_weight_g: 2000,
  max_side_mm: 600,
  max_girth_mm: null,
  max_value_fen: null,
  duty_terms: 'ddu',
  country_terms: {},
  warehouses: [],
  is_enabled: true,
  enabled_from: null,
  enabled_until: null,
}

export function channelForm(fields: ChannelFields | null): ChannelForm {
  const { min_weight_g, max_weight_g, max_side_mm, max_girth_mm, max_value_fen, country_terms, ...rest } =
    fields ?? empty
  const countries = Object.entries(country_terms)
  return {
    ...rest,
    min_weight_kg: scaled.show(min_weight_g, 1000),
    max_weight_kg: scaled.show(max_weight_g, 1000),
    max_side_cm: scaled.show(max_side_mm, 10),
    max_girth_cm: scaled.show(max_girth_mm, 10),
    max_value: scaled.show(max_value_fen, 100),
    terms_of: Object.fromEntries(
      dutyTerms.map((terms) => [terms, countries.flatMap(([code, of]) => (of === terms ? [code] : []))]),
    ),
  }
}

/** What the form says, as it is stored. A country named twice gets the later terms. */
export function channelFields(form: ChannelForm): ChannelFields {
  const { min_weight_kg, max_weight_kg, max_side_cm, max_girth_cm, max_value, terms_of, ...rest } = form
  const countries = dutyTerms.flatMap((terms) => (terms_of[terms] ?? []).map((code) => [code, terms] as const))
  return {
    ...rest,
    enabled_from: rest.enabled_from || null,
    enabled_until: rest.enabled_until || null,
    min_weight_g: scaled.store(min_weight_kg, 1000) ?? 0,
    max_weight_g: scaled.store(max_weight_kg, 1000) ?? 0,
    max_side_mm: scaled.store(max_side_cm, 10) ?? 0,
    max_girth_mm: scaled.store(max_girth_cm, 10),
    max_value_fen: scaled.store(max_value, 100),
    country_terms: Object.fromEntries(countries),
  }
}
