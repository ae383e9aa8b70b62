import { listingPlatforms } from '@inkroute/contract/listing/platforms'
import { platformStores } from '@inkroute/contract/store/store'
import { Skeleton } from 'antd'
import { Link, Navigate, useSearchParams } from 'react-router'
import { useCall } from '../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../shared/text/language.tsx'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'
import css from './listing.module.css'
import { listingText } from './listing.text.ts'

/** The word in the address where a shop is still to be chosen. */
export const ANY_SHOP = 'shop'

/** Which shop to publish in. With one shop there is nothing to choose. */
export function ChooseShop() {
  const text = useText(listingText)
  const { language } = useLanguage()
  const [params] = useSearchParams()
  const asked = useCall(platformStores, {}, { quiet: true })
  const goods = params.get('goods') ?? ''
  const shops = (asked.data?.data ?? []).flatMap(({ platform, stores }) => {
    const listing = listingPlatforms.find((one) => one.platform === platform && one.way === 'direct')
    return listing ? stores.filter(({ authed }) => authed === 1).map((store) => ({ ...store, listing })) : []
  })
  const to = ({ id, listing }: (typeof shops)[number]) => `/listing/${listing.word}/release?goods=${goods}&store=${id}`
  const [only] = shops
  if (asked.isError && !asked.data) return <LoadFailed onRetry={() => void asked.refetch()} />
  if (!asked.data) return <Skeleton active />
  if (only && shops.length === 1) return <Navigate to={to(only)} replace />
  if (!only) {
    const connect = (
      <ButtonLink kind="primary" to="/myOrder/storeAdmin">
        {text.connect}
      </ButtonLink>
    )
    return <EmptyState icon="link" title={text.no_store} body={text.no_store_body} action={connect} />
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageHeader title={text.choose_shop} description={text.choose_shop_body} />
      <ul className={`bare-list grid gap-4 ${css.shops}`}>
        {shops.map((shop) => (
          <li key={shop.id}>
            <Link className="card grid gap-1 p-4" to={to(shop)}>
              <b>{shop.name}</b>
              <small>{shop.listing[language]}</small>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
