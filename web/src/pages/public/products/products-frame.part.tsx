import type { ProductCard as Product } from '@inkroute/contract/catalog/product'
import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { LoginMode, openLogin } from '../../../features/auth/login-store.ts'
import { FavouriteHeart, useFavourites } from '../../../features/catalog/card/favourite-heart.tsx'
import { CompareHost } from '../../../features/catalog/compare/compare-host.tsx'
import { BeyondEnd, EmptyState, HotProducts } from '../../../features/catalog/listing/core/empty-state.tsx'
import { ListingHead } from '../../../features/catalog/listing/listing-head.tsx'
import { ListingScreen } from '../../../features/catalog/listing/listing-screen.tsx'
import type { OnDesign } from '../../../features/catalog/quick-view/quick-view.tsx'
import { useLanguage } from '../../../shared/text/language.tsx'
import type { loader } from './products.tsx'

export type ListingData = Awaited<ReturnType<typeof loader>>['data']

function Nothing({ found }: { found: ListingData }) {
  const { listing, reply, pages, comfort } = found
  if (!comfort) return <BeyondEnd listing={listing} pages={pages} />
  return (
    <EmptyState listing={listing} suggestions={reply.suggestions} ways_out={comfort.ways_out} words={comfort.words}>
      <HotProducts products={comfort.hot} />
    </EmptyState>
  )
}

/** The product listing for any of its paths. */
export function ProductsView({ found }: { found: ListingData }) {
  const { pathname, search } = useLocation()
  const onAnonymous = useCallback(() => openLogin(LoginMode.login, pathname + search), [pathname, search])
  const renderCorner = useCallback(
    ({ id, name }: Product) => <FavouriteHeart id={id} name={name} onAnonymous={onAnonymous} />,
    [onAnonymous],
  )
  const { language } = useLanguage()
  const navigate = useNavigate()
  // Loaded on demand: most visitors only browse.
  const onDesign: OnDesign = (product, variant) =>
    void import('../../shared/start-design.ts').then(({ startDesign }) =>
      startDesign(product, variant, language, navigate),
    )
  useFavourites(useMemo(() => found.reply.data.map(({ id }) => id), [found]))
  const { listing, reply, deliveries, pages, heading, crumbs, note } = found
  return (
    <>
      <ListingScreen
        listing={listing}
        reply={reply}
        deliveries={deliveries}
        pages={pages}
        head={<ListingHead heading={heading} crumbs={crumbs} note={note} />}
        instead={<Nothing found={found} />}
        renderCorner={renderCorner}
        onDesign={onDesign}
      />
      <CompareHost />
    </>
  )
}
