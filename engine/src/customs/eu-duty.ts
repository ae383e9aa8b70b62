/**
 * The European Union's flat customs duty on consignments of low value: an amount for each different tariff subheading
 * (the first six digits of the HS code), in addition to VAT and with or without an IOSS number. Above the limit the
 * tariff of each kind of goods applies instead. Source: Council of the European Union, regulation on duty for
 * low-value consignments agreed on 12 December 2025; replaces the duty exemption up to 150 euro. Rows are dated so that
 * a quote for any day finds the rule of that day.
 */
interface EuDutyRule {
  /** First day on which it holds. */
  readonly from: string
  readonly limit_eur: number
  readonly per_item_eur: number
}

const rules: readonly EuDutyRule[] = [{ from: '2026-07-01', limit_eur: 150, per_item_eur: 3 }]

export interface EuDutyInput {
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** Tariff numbers of everything in the consignment; an unknown one is '' and counts as a separate kind. */
  readonly hs_codes: readonly string[]
  /** Value of the goods; null where it is not known. */
  readonly goods_fen: number | null
  /** Yuan for a euro, in ten-thousandths. */
  readonly eur_rate_e4: number
}

/** `flat` is the amount an item; `tariff` means that normal rates apply, which depend on the goods. */
export interface EuDuty {
  readonly kind: 'none' | 'flat' | 'tariff'
  readonly items: number
  readonly per_item_eur: number
  readonly limit_eur: number
  readonly amount_fen: number
}

const RATE_UNIT = 10_000
const FEN = 100
const HS_DIGITS = 6

export function getEuDuty({ day, hs_codes, goods_fen, eur_rate_e4 }: EuDutyInput): EuDuty {
  const rule = rules.filter(({ from }) => from <= day).at(-1)
  if (!rule) return { kind: 'none', items: 0, per_item_eur: 0, limit_eur: 0, amount_fen: 0 }
  const items = Math.max(1, new Set(hs_codes.map((code) => code.slice(0, HS_DIGITS))).size)
  const { limit_eur, per_item_eur } = rule
  const limit_fen = Math.floor((limit_eur * FEN * eur_rate_e4) / RATE_UNIT)
  if (goods_fen !== null && goods_fen > limit_fen)
    return { kind: 'tariff', items, per_item_eur: 0, limit_eur, amount_fen: 0 }
  const amount_fen = Math.round((items * per_item_eur * FEN * eur_rate_e4) / RATE_UNIT)
  return { kind: 'flat', items, per_item_eur, limit_eur, amount_fen }
}
