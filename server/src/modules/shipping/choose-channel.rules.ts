/** The properties of an order that rules check. */
export interface ShipmentFacts {
  readonly country: string
  readonly weight_g: number
  readonly amount_fen: number
}

export interface ChannelRule {
  readonly id: number
  readonly countries: readonly string[]
  readonly weight_min_g: number | null
  readonly weight_max_g: number | null
  readonly amount_min_fen: number | null
  readonly amount_max_fen: number | null
  readonly channel_id: number
  readonly is_enabled: boolean
}

export interface ChannelChoice {
  readonly channel_id: number
  readonly by: 'rule' | 'preference' | 'cheapest'
  readonly rule_id: number | null
}

const within = (value: number, low: number | null, high: number | null) =>
  (low === null || value >= low) && (high === null || value <= high)

const ruleFits = (rule: ChannelRule, facts: ShipmentFacts): boolean =>
  rule.is_enabled &&
  (rule.countries.length === 0 || rule.countries.includes(facts.country)) &&
  within(facts.weight_g, rule.weight_min_g, rule.weight_max_g) &&
  within(facts.amount_fen, rule.amount_min_fen, rule.amount_max_fen)

/**
 * The default channel of an order: the first matching rule, then the seller's preferred channels
 * of the country, then the cheapest. Only channels in `available` count; it is sorted by price.
 */
export function chooseChannel(
  facts: ShipmentFacts,
  rules: readonly ChannelRule[],
  preferred: readonly number[],
  available: readonly number[],
): ChannelChoice | null {
  const open = new Set(available)
  const rule = rules.find((candidate) => open.has(candidate.channel_id) && ruleFits(candidate, facts))
  if (rule) return { channel_id: rule.channel_id, by: 'rule', rule_id: rule.id }
  const favourite = preferred.find((id) => open.has(id))
  if (favourite !== undefined) return { channel_id: favourite, by: 'preference', rule_id: null }
  const [cheapest] = available
  return cheapest === undefined ? null : { channel_id: cheapest, by: 'cheapest', rule_id: null }
}
