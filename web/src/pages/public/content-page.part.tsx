import { useCallback } from 'react'
import { ProductCard } from '../../features/catalog/card/product-card.tsx'
import { CardGrid } from '../../features/site/page/components/card-grid.tsx'
import { PageView } from '../../features/site/page/components/page-view.tsx'
import type { Route } from './+types/content-page'

type Loaded = Pick<Route.ComponentProps, 'loaderData'>

/** A content page: its blocks and products. */
export function ContentView({ loaderData }: Loaded) {
  const { page, products } = loaderData
  const findCards = useCallback(
    (index: number) => {
      const shown = products[index] ?? []
      return shown.length === 0 ? null : (
        <CardGrid>
          {shown.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </CardGrid>
      )
    },
    [products],
  )
  return <PageView page={page} products={findCards} />
}
