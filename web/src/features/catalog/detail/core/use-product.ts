import * as catalog from '@inkroute/contract/catalog/catalog'
import * as price from '@inkroute/contract/catalog/price'
import type { BasicProduct } from '@inkroute/contract/catalog/product'
import * as supply from '@inkroute/contract/catalog/supply'
import type { Reply } from '@inkroute/contract/endpoint'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../../shared/api/light-hooks.ts'
import { useSession } from '../../../../shared/api/session-store.ts'
import { findItem, readVariant, type Variant, writeVariant } from './variant.view.ts'

/**
 * The variant in the URL and a setter that keeps the scroll position.
 * A new choice is shown at once; the URL follows a moment later.
 */
export function useVariant(product: BasicProduct) {
  const [params, setParams] = useSearchParams()
  const [chosen, setChosen] = useState<Variant | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL is the source of truth once it has changed
  useEffect(() => setChosen(null), [params, product])
  const written = useMemo(() => readVariant(product, params), [product, params])
  const change = useCallback(
    (next: Variant) => {
      setChosen(next)
      setParams((before) => writeVariant(product, next, before), { replace: true, preventScrollReset: true })
    },
    [product, setParams],
  )
  return { variant: chosen ?? written, change }
}

export type PurchaseRule = Reply<typeof price.getPurchaseRule>
export type PurchasePrice = Reply<typeof price.getPurchasePrice>
export type WarehouseOffers = Reply<typeof supply.getMutiWarehouseInfo>['data']

const STOCK_REFRESH_MS = 30_000

/** The page is cached and identical for everyone; personal data is fetched once the user is known. */
export function useOwnProduct(product: BasicProduct): BasicProduct {
  const token = useSession((state) => state.token)
  const { data } = useCall(catalog.getProductAsSeller, { id: product.id }, { enabled: Boolean(token), quiet: true })
  return token && data?.id === product.id ? data : product
}

/** The price table of the chosen item: from the page at first, the seller's own once logged in. */
function usePurchaseRule(id: number, variant: Variant, first: PurchaseRule | null): PurchaseRule | null {
  const token = useSession((state) => state.token)
  const { color_id, size_id, printed_views, technique } = variant
  const input = { id, color_id, size_id, printed_views, ...(technique ? { technique } : {}) }
  const isFor = (rule: PurchaseRule | null | undefined) =>
    rule?.id === id &&
    rule.color_id === color_id &&
    rule.size_id === size_id &&
    rule.printed_views === printed_views &&
    (rule.technique ?? '') === technique
  const own = useCall(price.getPurchaseRuleAsSeller, input, { enabled: Boolean(token), quiet: true }).data
  const open = useCall(price.getPurchaseRule, input, { enabled: token === null && !isFor(first), quiet: true }).data
  const rules = [token ? own : undefined, open, first]
  // Keep showing the old one while the new one loads, to avoid layout shifts.
  return rules.find(isFor) ?? rules.find((rule) => rule?.id === id) ?? null
}

/** The price of the current choice, used everywhere on the page. */
export interface Pricing {
  readonly rule: PurchaseRule | null
  readonly price: PurchasePrice | null
  /** Unit price, taken from the table until the exact quote arrives. */
  readonly unit_price: string
}

export function usePricing(product: BasicProduct, variant: Variant, first: PurchaseRule | null): Pricing {
  const rule = usePurchaseRule(product.id, variant, first)
  const price = usePurchasePrice(product.id, variant)
  const tier = rule?.tiers.findLast(({ min_quantity }) => variant.quantity >= min_quantity)
  const item = findItem(product, variant.color_id, variant.size_id)
  return { rule, price, unit_price: price?.unit_price ?? tier?.unit_price ?? item?.price ?? product.price_from }
}

/** The exact quote; null until it arrives. */
function usePurchasePrice(id: number, variant: Variant): PurchasePrice | null {
  const token = useSession((state) => state.token)
  const { color_id, size_id, quantity, printed_views, technique } = variant
  const input = { id, color_id, size_id, quantity, printed_views, ...(technique ? { technique } : {}) }
  const own = useCall(price.getPurchasePriceAsSeller, input, { enabled: Boolean(token), quiet: true }).data
  const open = useCall(price.getPurchasePrice, input, { enabled: token === null, quiet: true }).data
  return (token ? own : open) ?? null
}

/** Stock by warehouse, polled every 30 seconds while the page is visible. */
export function useWarehouses(id: number, first: WarehouseOffers): WarehouseOffers {
  const { data } = useCall(supply.getMutiWarehouseInfo, { id }, { quiet: true, refetch_ms: STOCK_REFRESH_MS })
  return data?.id === id ? data.data : first
}

/** The current time, browser only: a cached page would show yesterday's dates. */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
