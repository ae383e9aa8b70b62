/** Codes of the freight desk, free of schemas. A scheduled table is in force from its day until the next one. */
export const tariffStates = ['draft', 'checked', 'scheduled', 'in_force', 'past'] as const
export type TariffState = (typeof tariffStates)[number]

export const findingKinds = [
  'no_zone',
  'no_country',
  'unknown_country',
  'country_twice',
  'no_step',
  'gap',
  'overlap',
  'upside_down',
  'decreasing',
  'short',
  'zero_price',
  'days',
  'not_a_price',
  'not_a_weight',
  'duplicate',
  'surcharge_dates',
  'no_prefix',
  'warehouse',
] as const
export type FindingKind = (typeof findingKinds)[number]

export const sheetForms = ['matrix', 'long'] as const
export type SheetForm = (typeof sheetForms)[number]

export const weightUnits = ['kg', 'g', 'lb', 'oz'] as const
export type WeightUnit = (typeof weightUnits)[number]

export const tariffCurrencies = ['CNY', 'USD', 'EUR', 'GBP'] as const
export type TariffCurrency = (typeof tariffCurrencies)[number]

export const MAX_SHEET_BYTES = 8 * 1024 * 1024
