import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { readVariant, type Variant, writeVariant } from './variant.view.ts'

/**
 * The choice that stands in the address, and how to change it without leaving the place on the page.
 * What was just chosen shows at once; the address follows a moment later.
 */
export function useVariant(product: BasicProduct) {
  const [params, setParams] = useSearchParams()
  const [chosen, setChosen] = useState<Variant | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the address has changed it is what counts
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
