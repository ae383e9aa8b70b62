import { getProductAsSeller } from '@inkroute/contract/catalog/catalog'
import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { getTemplate, getUserTemplate } from '@inkroute/contract/template/template'
import { batchProduct } from '@inkroute/engine/batch/batch-product'
import type { BatchTemplate } from '@inkroute/engine/batch/fill-template'
import { readDocument } from '@inkroute/engine/document/read-document'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../../../shared/api/client.ts'
import { toQuery } from '../../../../shared/api/hooks.ts'
import { useBatch } from './batch-store.ts'
import { templateId } from './plan.view.ts'

const KEEP_MS = 600_000

/** Product details, fetched when visible and cached. */
export function useProducts(ids: readonly number[]): ReadonlyMap<number, BasicProduct> {
  const answers = useQueries({
    queries: ids.map((id) => ({
      ...toQuery(getProductAsSeller, { id, is_batch_design: 1 }),
      staleTime: KEEP_MS,
      meta: { quiet: true },
    })),
  })
  const found = answers.flatMap(({ data }) => (data ? [data as BasicProduct] : []))
  const mark = found.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is new at each look, its products are not
  return useMemo(() => new Map(found.map((product) => [product.id, product])), [mark])
}

async function findTemplate(kind: 'platform' | 'own', id: number): Promise<BatchTemplate | null> {
  const found = await call(kind === 'own' ? getUserTemplate : getTemplate, { id })
  const read = readDocument(found.document)
  if (!read.ok) return null
  const product = await call(getProductAsSeller, { id: found.basic_product_id })
  return { document: read.document, faces: batchProduct(product).faces }
}

/** The templates that the rules name, by `kind:id`. */
export function useTemplates(): ReadonlyMap<string, BatchTemplate> {
  const { placement, by_product, by_pair } = useBatch()
  const choices = useMemo(() => {
    const all = [placement, ...Object.values(by_product).map((one) => one.placement)]
    const named = [...all, ...Object.values(by_pair).map((one) => one.placement)].flatMap((one) => one?.template ?? [])
    return [...new Map(named.map((one) => [templateId(one), one])).values()]
  }, [placement, by_product, by_pair])
  const answers = useQueries({
    queries: choices.map(({ kind, id }) => ({
      queryKey: ['batch-template', kind, id],
      queryFn: () => findTemplate(kind, id),
      staleTime: KEEP_MS,
      meta: { quiet: true },
    })),
  })
  const found = choices.flatMap((choice, n) => {
    const data = answers[n]?.data
    return data ? [[templateId(choice), data] as const] : []
  })
  const mark = found.map(([key]) => key).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is new at each look, its templates are not
  return useMemo(() => new Map(found), [mark])
}
