import { z } from 'zod'
import { fieldValues, flattened } from '../core/catalogue.ts'
import type { Catalogue, StoreConn } from '../core/connector.ts'
import type { ListingDraft } from '../core/listing.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { etsyCall } from './etsy-call.ts'

interface Node {
  readonly id: string
  readonly name: string
  readonly children: readonly Node[]
}
const Node: z.ZodType<Node> = z.object({
  id: ExternalId,
  name: LooseText,
  get children() {
    return z.array(Node)
  },
})
const Nodes = z.object({ results: z.array(Node) })
const Properties = z.object({
  results: z.array(
    z.object({
      property_id: ExternalId,
      display_name: LooseText,
      is_required: z.boolean(),
      supports_attributes: z.boolean(),
      possible_values: z.array(z.object({ value_id: ExternalId.nullish(), name: LooseText })).nullish(),
    }),
  ),
})
const Profiles = z.object({ results: z.array(z.object({ shipping_profile_id: ExternalId, title: LooseText })) })
const States = z.object({
  results: z.array(
    z.object({ readiness_state_id: ExternalId, readiness_state: LooseText, processing_days_display_label: LooseText }),
  ),
})

const Partners = z.object({
  results: z.array(z.object({ production_partner_id: ExternalId, partner_name: LooseText })),
})

const Policies = z.object({
  results: z.array(
    z.object({
      return_policy_id: ExternalId,
      accepts_returns: z.boolean(),
      accepts_exchanges: z.boolean(),
      return_deadline: z.int().nullish(),
    }),
  ),
})

/** Policies have no names, so they are told by what they allow. */
const policyName = ({
  accepts_returns,
  accepts_exchanges,
  return_deadline,
}: z.output<typeof Policies>['results'][0]) => {
  const allowed = [accepts_returns ? 'returns' : '', accepts_exchanges ? 'exchanges' : ''].filter(Boolean).join(', ')
  return allowed === '' ? 'no returns' : [allowed, return_deadline ? `${return_deadline} days` : ''].join(' ').trim()
}

export const catalogue: Catalogue = {
  way: 'tree',
  async categories(conn) {
    const { results } = readShape(Nodes, (await etsyCall(conn, { path: '/seller-taxonomy/nodes' })).json())
    return flattened(
      results,
      ({ children }) => children,
      ({ id, name }, parent_id, is_leaf) => ({ id, parent_id, name, is_leaf }),
    )
  },
  async fields(conn, category_id) {
    const path = `/seller-taxonomy/nodes/${encodeURIComponent(category_id)}/properties`
    const { results } = readShape(Properties, (await etsyCall(conn, { path })).json())
    return results
      .filter(({ supports_attributes }) => supports_attributes)
      .map(({ property_id, display_name, is_required, possible_values }) => ({
        id: property_id,
        name: display_name,
        is_required,
        values: (possible_values ?? []).flatMap(({ value_id, name }) => (value_id ? [{ value: value_id, name }] : [])),
      }))
  },
  async choices(conn) {
    const shop = `/shops/${conn.shop.external_shop_id}`
    const profiles = readShape(Profiles, (await etsyCall(conn, { path: `${shop}/shipping-profiles` })).json())
    const states = readShape(States, (await etsyCall(conn, { path: `${shop}/readiness-state-definitions` })).json())
    const partners = readShape(Partners, (await etsyCall(conn, { path: `${shop}/production-partners` })).json())
    const policies = readShape(Policies, (await etsyCall(conn, { path: `${shop}/policies/return` })).json())
    return {
      return_policy_id: policies.results.map((policy) => ({
        value: policy.return_policy_id,
        name: policyName(policy),
      })),
      production_partner_id: partners.results.map(({ production_partner_id, partner_name }) => ({
        value: production_partner_id,
        name: partner_name,
      })),
      shipping_profile_id: profiles.results.map(({ shipping_profile_id, title }) => ({
        value: shipping_profile_id,
        name: title,
      })),
      readiness_state_id: states.results.map((state) => ({
        value: state.readiness_state_id,
        name: `${state.readiness_state} ${state.processing_days_display_label}`.trim(),
      })),
    }
  },
}

/** Category fields are sent one by one, after the listing exists. */
export async function tellProperties(conn: StoreConn, listing_id: string, draft: ListingDraft): Promise<void> {
  for (const { field_id, value_id, name } of fieldValues(draft)) {
    const path = `/shops/${conn.shop.external_shop_id}/listings/${listing_id}/properties/${encodeURIComponent(field_id)}`
    const body = { value_ids: value_id ? [Number(value_id)] : [], values: [name] }
    await etsyCall(conn, { method: 'PUT', path, body })
  }
}
