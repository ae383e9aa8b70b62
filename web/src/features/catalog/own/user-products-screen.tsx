import type { Favourite } from '@inkroute/contract/catalog/own'
import * as contract from '@inkroute/contract/catalog/own'
import { Button, Checkbox, Input, Pagination, Select, Skeleton } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { useMayOpen } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { ProductCard } from '../card/product-card.tsx'
import { CategoryTree } from './category-tree.tsx'
import { FavouriteBar } from './favourite-bar.tsx'
import css from './own.module.css'
import { ownText } from './own.text.ts'

const STUDIO = '/design/newSingleDesign'

interface GridProps {
  readonly favourites: readonly Favourite[]
  readonly selected: ReadonlySet<number>
  readonly onToggle: (id: number) => void
}

/** Selectable cards, with a link to the studio if the user may open it. */
function FavouriteGrid({ favourites, selected, onToggle }: GridProps) {
  const text = useText(ownText)
  const may_open = useMayOpen()
  return (
    <ul className={`bare-list grid gap-x-4 gap-y-6 ${css.grid}`}>
      {favourites.map(({ product }) => (
        <li
          key={product.id}
          className={`grid content-start min-w-0 border-clear rounded-card gap-2 p-2 ${css.cell}`}
          data-selected={selected.has(product.id)}
        >
          <ProductCard
            product={product}
            corner={
              <span className={`grid place-items-center w-8 h-8 rounded-control ${css.tick}`}>
                <Checkbox
                  checked={selected.has(product.id)}
                  aria-label={fill(text.select_one, { name: product.name })}
                  onChange={() => onToggle(product.id)}
                />
              </span>
            }
          />
          {may_open(STUDIO) && product.dtc_enable === 1 ? (
            <Link to={`${STUDIO}?id=${product.id}`} className="text-sm">
              {text.design}
            </Link>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

const PAGE_SIZE = 24
const keys = ['category', 'keyword', 'sort'] as const

type Filter = ReturnType<typeof useSearchFilter<(typeof keys)[number]>>

const findCategory = (text: string | undefined) => (text && /^\d{1,15}$/.test(text) ? text : undefined)
const getSort = (text: string | undefined) => contract.favouriteSorts.find((sort) => sort === text) ?? 'newest'

function Tools({ filter, setFilter }: Pick<Filter, 'filter' | 'setFilter'>) {
  const text = useText(ownText)
  const names = { newest: text.sort_newest, oldest: text.sort_oldest, name: text.sort_name }
  return (
    <search className={`flex flex-wrap gap-3 ${css.tools}`}>
      <Input.Search
        key={filter.keyword ?? ''}
        defaultValue={filter.keyword ?? ''}
        placeholder={text.search}
        aria-label={text.search}
        allowClear
        maxLength={100}
        onSearch={(keyword) => setFilter({ keyword: keyword.trim() || undefined })}
      />
      <Select
        aria-label={text.sort}
        value={getSort(filter.sort)}
        options={contract.favouriteSorts.map((value) => ({ value, label: names[value] }))}
        onChange={(sort) => setFilter({ sort: sort === 'newest' ? undefined : sort })}
      />
    </search>
  )
}

function Nothing({ filter, setFilter }: Pick<Filter, 'filter' | 'setFilter'>) {
  const text = useText(ownText)
  if (filter.keyword) {
    const clear = <Button onClick={() => setFilter({ keyword: undefined })}>{text.clear}</Button>
    return <EmptyState icon="search" title={text.none_found} action={clear} />
  }
  if (filter.category) return <EmptyState icon="layers" title={text.empty_category} body={text.empty_category_body} />
  return (
    <EmptyState
      icon="star"
      title={text.empty_title}
      body={text.empty_body}
      action={<Link to="/products">{text.find_more}</Link>}
    />
  )
}

function Favourites({ categories, ...address }: Filter & { readonly categories: readonly contract.OwnCategory[] }) {
  const { filter, page, setFilter } = address
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const category = findCategory(filter.category)
  const input = {
    page,
    page_size: PAGE_SIZE,
    sort: getSort(filter.sort),
    ...(category === undefined ? {} : { category_id: Number(category) }),
    ...(filter.keyword ? { keyword: filter.keyword } : {}),
  }
  const list = useCall(contract.listFavourites, input, { quiet: true })
  if (list.isError && !list.data) return <LoadFailed onRetry={() => void list.refetch()} />
  if (!list.data) return <Skeleton active paragraph={{ rows: 8 }} />
  const { data, total } = list.data
  if (total === 0) return <Nothing {...address} />
  const page_ids = data.map(({ product }) => product.id)
  // Items that left the page are deselected, so that nobody removes what they cannot see.
  const selected = new Set(page_ids.filter((id) => chosen.has(id)))
  const toggle = (id: number) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  return (
    <>
      <FavouriteBar
        page_ids={page_ids}
        selected={selected}
        categories={categories}
        total={total}
        onSelect={(ids) => setChosen(new Set(ids))}
      />
      <FavouriteGrid favourites={data} selected={selected} onToggle={toggle} />
      <Pagination
        align="center"
        current={page}
        pageSize={PAGE_SIZE}
        total={total}
        hideOnSinglePage
        showSizeChanger={false}
        onChange={(next) => setFilter({ page: String(next) })}
      />
    </>
  )
}

/** Favourites: the seller's categories on the left, products on the right. */
export default function UserProductsScreen() {
  const text = useText(ownText)
  const address = useSearchFilter(keys)
  const { filter, setFilter } = address
  const tree = useCall(contract.listOwnCategories, {}, { quiet: true })
  const { data: categories = [], total = 0, uncategorised = 0 } = tree.data ?? {}
  return (
    <div className={`grid min-w-0 gap-4 ${css.stack}`}>
      <PageHeader description={text.description} actions={<Link to="/products">{text.find_more}</Link>} />
      <div className={`grid items-start gap-6 ${css.columns}`}>
        <CategoryTree
          // Remounts once the tree has loaded, so that all branches start expanded.
          key={tree.isPending ? 'waiting' : 'known'}
          categories={categories}
          total={total}
          uncategorised={uncategorised}
          chosen={findCategory(filter.category)}
          onChoose={(category) => setFilter({ category })}
        />
        <div className="grid min-w-0 gap-4">
          <Tools filter={filter} setFilter={setFilter} />
          <Favourites {...address} categories={categories} />
        </div>
      </div>
    </div>
  )
}
