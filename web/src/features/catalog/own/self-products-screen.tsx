import * as catalog from '@inkroute/contract/catalog/catalog'
import * as contract from '@inkroute/contract/catalog/own'
import { MAX_OWN_SHOW_IMAGES } from '@inkroute/contract/catalog/own-codes'
import type { ProductCard } from '@inkroute/contract/catalog/product'
import * as request from '@inkroute/contract/product-request/product-request'
import { Select, Skeleton } from 'antd'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { Allowed, usePermission } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { defaultColor, findPicture, viewsInOrder } from '../card/card.view.ts'
import layout from './own.module.css'
import { ownText } from './own.text.ts'
import { ShowImagePanel } from './show-image-panel.tsx'
import type { Uploader } from './show-image-upload.tsx'
import css from './show-images.module.css'

const PAUSE_MS = 250

/** Finds one product of the catalogue by typing. */
function ProductSearch({ onChoose }: { readonly onChoose: (id: number) => void }) {
  const text = useText(ownText)
  const [typed, setTyped] = useState('')
  const [keyword, setKeyword] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed.trim().slice(0, 100)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const found = useCall(
    catalog.listProductsAsSeller,
    { page_size: 20, ...(keyword ? { keyword } : {}) },
    { quiet: true },
  )
  return (
    <Select<number | null>
      style={{ width: '100%' }}
      aria-label={text.self_add}
      placeholder={text.self_add}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      value={null}
      loading={found.isFetching}
      options={(found.data?.data ?? []).map(({ id, name, code }) => ({ value: id, label: `${name} · ${code}` }))}
      onChange={(id) => id !== null && onChoose(id)}
    />
  )
}

const keys = ['product_id'] as const
const MAX_LISTED = 96
const findId = (text: string | undefined) => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null)

/** Products listed for the seller, with custom images, or just chosen. */
function useOwnProducts(chosen: number | null) {
  const images = useCall(contract.listOwnShowImages, {}, { quiet: true })
  const may_see = usePermission('selection.apply')
  const input = { status: 'accepted' as const, page_size: 100 }
  const accepted = useCall(request.listApplications, input, { enabled: may_see, quiet: true })
  const listed = (accepted.data?.data ?? []).flatMap(({ product_id }) => product_id ?? [])
  const ids = [
    ...new Set([
      ...listed,
      ...(images.data?.data ?? []).map(({ product_id }) => product_id),
      ...(chosen ? [chosen] : []),
    ]),
  ]
  const products = useCall(
    catalog.listProductsAsSeller,
    { ids: ids.slice(0, MAX_LISTED).join(','), page_size: MAX_LISTED },
    { enabled: ids.length > 0, quiet: true },
  )
  return {
    images: images.data?.data ?? [],
    listed: new Set(listed),
    products: ids.length > 0 ? (products.data?.data ?? []) : [],
    is_pending: images.isPending || (ids.length > 0 && products.isPending),
    has_failed: images.isError || products.isError,
    retry: () => void Promise.all([images.refetch(), products.refetch()]),
  }
}

interface EntryProps {
  readonly product: ProductCard
  readonly count: number
  readonly is_listed: boolean
  readonly is_chosen: boolean
  readonly onChoose: () => void
}

function Entry({ product, count, is_listed, is_chosen, onChoose }: EntryProps) {
  const text = useText(ownText)
  const [view] = viewsInOrder(product)
  const picture = findPicture(product, view, defaultColor(product)?.key ?? '', 240)
  return (
    <li>
      <button
        type="button"
        className={`bare-button flex items-center w-full text-ink text-left rounded-control gap-3 p-2 ${css.product}`}
        aria-current={is_chosen ? 'true' : undefined}
        onClick={onChoose}
      >
        {picture ? (
          <img src={picture.src} alt="" width={48} height={48} loading="lazy" />
        ) : (
          <span className={css.no_shot} />
        )}
        <span>
          <span className="block font-medium wrap-anywhere">{product.name}</span>
          <span className="text-xs text-quiet">
            {fill(text.self_images, { count, max: MAX_OWN_SHOW_IMAGES })}
            {is_listed ? ` · ${text.self_accepted}` : ''}
          </span>
        </span>
      </button>
    </li>
  )
}

/** The seller's own products and their custom images. */
export function SelfProductsScreen({ uploader }: { readonly uploader: Uploader }) {
  const text = useText(ownText)
  const { filter, setFilter } = useSearchFilter(keys)
  const own = useOwnProducts(findId(filter.product_id))
  const chosen = own.products.find(({ id }) => id === findId(filter.product_id)) ?? own.products[0]
  const getImages = (id: number) => own.images.filter(({ product_id }) => product_id === id)
  const choose = (id: number) => setFilter({ product_id: String(id) })
  const apply = (
    <Allowed permission="selection.apply">
      <Link to="/basic/applyProducts">{text.apply}</Link>
    </Allowed>
  )
  return (
    <div className={`grid min-w-0 gap-4 ${layout.stack}`}>
      <PageHeader description={text.self_description} actions={apply} />
      {own.has_failed ? <LoadFailed onRetry={own.retry} /> : null}
      <div className={`grid items-start gap-6 ${layout.columns}`}>
        <nav className="card grid grid-cols-1 gap-1 p-3" aria-label={text.self_product}>
          <Allowed permission="selection.self:edit">
            <ProductSearch onChoose={choose} />
          </Allowed>
          {own.is_pending ? <Skeleton active /> : null}
          <ul className="bare-list grid gap-1">
            {own.products.map((product) => (
              <Entry
                key={product.id}
                product={product}
                count={getImages(product.id).length}
                is_listed={own.listed.has(product.id)}
                is_chosen={product.id === chosen?.id}
                onChoose={() => choose(product.id)}
              />
            ))}
          </ul>
        </nav>
        <div className="grid min-w-0 gap-4">
          {chosen ? (
            <ShowImagePanel key={chosen.id} product={chosen} images={getImages(chosen.id)} uploader={uploader} />
          ) : null}
          {!chosen && !own.is_pending && !own.has_failed ? (
            <EmptyState icon="shirt" title={text.self_empty} body={text.self_empty_body} action={apply} />
          ) : null}
        </div>
      </div>
    </div>
  )
}
