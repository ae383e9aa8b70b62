import { type GoodsProduct, listGoodsProducts } from '@inkroute/contract/goods/sku'
import { Button, Input, Pagination, Spin } from 'antd'
import { Link } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { useMayOpen } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { ButtonLink } from '../../../shared/ui/button.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { GoodsCover } from '../library/goods-cover.tsx'
import css from './products.module.css'
import { productsText } from './products.text.ts'

const KEYS = ['keyword'] as const
const PAGE_SIZE = 12
const STUDIO = '/design/newSingleDesign'

function ProductRow({ product }: { product: GoodsProduct }) {
  const text = useText(productsText)
  const may_open = useMayOpen()
  const id = product.basic_product_id
  return (
    <li className="card p-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="text-md">
            <Link to={`/productDesignDetail/${id}`}>{product.name}</Link>
          </h2>
          <p className="text-quiet mt-1">
            {product.category.name} · {fill(text.goods, { goods: product.goods_count, skus: product.sku_count })} ·{' '}
            {fill(text.price, { price: formatMoney(product.price_from) })} · {text.last}{' '}
            <RelativeTime at={product.last_designed_at} />
          </p>
        </div>
        <span className="flex items-center gap-3">
          <Link to={`/goods/library?product=${id}`}>{text.all}</Link>
          {product.is_orderable && may_open(STUDIO) ? (
            <Button href={`${STUDIO}?id=${id}`}>{text.design}</Button>
          ) : (
            <span>{product.is_orderable ? null : text.gone}</span>
          )}
        </span>
      </div>
      <ul className={`bare-list grid gap-3 mt-3 ${css.shelf}`}>
        {product.goods.map((goods) => (
          <li key={goods.id}>
            <Link to={`/goods/detail/${goods.id}`} title={goods.title}>
              <span className={`block overflow-hidden aspect-square bg-fill rounded-control ${css.picture}`}>
                <GoodsCover goods={{ cover: goods.cover, picture_state: 'working' }} />
              </span>
              <span className="truncate block text-xs text-ink">{goods.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}

/** Goods gathered by the base product they are made on. */
export default function ProductsScreen() {
  const text = useText(productsText)
  const { filter, page, setFilter, is_narrowed } = useSearchFilter(KEYS)
  const asked = useCall(listGoodsProducts, { ...filter, page, page_size: PAGE_SIZE }, { quiet: true })
  const choose = (
    <ButtonLink kind="primary" to="/products">
      {text.choose}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader description={text.description} actions={choose} />
      <Input.Search
        key={filter.keyword ?? ''}
        style={{ maxWidth: 320, marginBottom: 16 }}
        aria-label={text.keyword}
        placeholder={text.keyword}
        defaultValue={filter.keyword ?? ''}
        allowClear
        onSearch={(value) => setFilter({ keyword: value.trim() || undefined })}
      />
      {asked.isPending ? <Spin /> : null}
      {asked.isError && !asked.data ? <LoadFailed onRetry={() => void asked.refetch()} /> : null}
      {asked.data?.total === 0 ? (
        <EmptyState icon="shirt" title={is_narrowed ? text.none : text.empty} action={is_narrowed ? null : choose} />
      ) : null}
      <ul className={`bare-list grid gap-4 ${css.list}`}>
        {asked.data?.data.map((product) => (
          <ProductRow key={product.basic_product_id} product={product} />
        ))}
      </ul>
      <Pagination
        current={page}
        pageSize={PAGE_SIZE}
        total={asked.data?.total ?? 0}
        hideOnSinglePage
        showSizeChanger={false}
        onChange={(next) => setFilter({ page: String(next) })}
      />
    </>
  )
}
