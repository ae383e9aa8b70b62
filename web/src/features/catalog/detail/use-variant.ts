import type { BasicProduct } from '@inkroute/contract/catalog-product'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { readVariant, type Variant, writeVariant } from './variant.view.ts'

/** The choice that stands in the address, and how to change it without leaving the place on the page. */
export function useVariant(product: BasicProduct) {
  const [params, setParams] = useSearchParams()
  const variant = useMemo(() => readVariant(product, params), [product, params])
  const change = useCallback(
    (next: Variant) =>
      setParams((before) => writeVariant(product, next, before), { replace: true, preventScrollReset: true }),
    [product, setParams],
  )
  return { variant, change }
}
