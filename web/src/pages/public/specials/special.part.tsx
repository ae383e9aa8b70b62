import { ProductCard } from '../../../features/catalog/card/product-card.tsx'
import { specialsText } from '../../../features/site/home/banner.text.ts'
import { SpecialPage } from '../../../features/site/specials/special-page.tsx'
import { SpecialTiles } from '../../../features/site/specials/special-tiles.tsx'
import { useText } from '../../../shared/text/language.tsx'
import type { Route } from './+types/special'

type Loaded = Pick<Route.ComponentProps, 'loaderData'>

/** The special with its products and three others. */
export function SpecialView({ loaderData: { special, cards, others } }: Loaded) {
  const text = useText(specialsText)
  return (
    <SpecialPage
      special={special}
      cards={cards.map((product, place) => <ProductCard key={product.id} product={product} eager={place < 4} />)}
      others={<SpecialTiles title={text.others} specials={others} />}
    />
  )
}
