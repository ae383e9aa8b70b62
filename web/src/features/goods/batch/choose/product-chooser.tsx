import { listCategoriesAsSeller, listProductsAsSeller } from '@inkroute/contract/catalog/catalog'
import { productPicture } from '@inkroute/contract/catalog/pictures'
import type { ProductCard } from '@inkroute/contract/catalog/product'
import type { ProductGroup } from '@inkroute/contract/goods/batch/group'
import { batchLimits } from '@inkroute/contract/goods/batch/plan'
import { listExclusiveBases } from '@inkroute/contract/goods/exclusive'
import { Button, Input } from 'antd'
import { useDeferredValue, useState } from 'react'
import { call } from '../../../../shared/api/client.ts'
import { useCall } from '../../../../shared/api/hooks.ts'
import { useMayOpen } from '../../../../shared/session/permission.tsx'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { showToast } from '../../../../shared/ui/toast.ts'
import { change, useBatch } from '../state/batch-store.ts'
import css from './choose.module.css'
import { chooseText } from './choose.text.ts'
import { ChooseDialog } from './choose-dialog.tsx'
import { PickGrid } from './pick-grid.tsx'
import { ProductGroups } from './product-groups.tsx'

const PAGE = 48
const MOST = 96
/** Maximum number of ids in the list filter. */
const IDS_AT_ONCE = 40
const FAVOURITES = 'favourites'
const EXCLUSIVE = 'exclusive'

function findPicture({ views, default_view_key, default_color_key, code, artwork, has_picture }: ProductCard) {
  const picture = (views.find((one) => one.key === default_view_key) ?? views[0])?.picture
  if (!has_picture) return null
  // In the size of the shop's cards: those are there at once, others would be composed first.
  return productPicture({
    code: picture?.product ?? code,
    view: picture?.view ?? 'front',
    colour: default_color_key,
    artwork: artwork || undefined,
  })
}

/** Cards by number, in as few calls as the list allows. */
export async function getCards(ids: readonly number[]): Promise<ProductCard[]> {
  const found: ProductCard[] = []
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    const some = ids.slice(at, at + IDS_AT_ONCE).join()
    found.push(...(await call(listProductsAsSeller, { ids: some, page_size: MOST })).data)
  }
  return found
}

interface SideProps {
  readonly scope: string
  readonly onScope: (scope: string) => void
  readonly onGroup: (group: ProductGroup) => void
}

function Side({ scope, onScope, onGroup }: SideProps) {
  const text = useText(chooseText)
  const may_open = useMayOpen()
  const categories = useCall(listCategoriesAsSeller, {}, { quiet: true, stale_ms: 600_000 }).data?.data ?? []
  const entries = [
    { key: '', name: text.all },
    { key: FAVOURITES, name: text.favourites },
    ...(may_open('/main/userDefinedBottom') ? [{ key: EXCLUSIVE, name: text.exclusive }] : []),
    ...categories.map(({ id, name }) => ({ key: String(id), name })),
  ]
  return (
    <nav className={`grid content-start overflow-auto gap-0.5 ${css.side}`} aria-label={text.categories}>
      {entries.map(({ key, name }) => (
        <button key={key} type="button" aria-pressed={scope === key} onClick={() => onScope(key)}>
          {name}
        </button>
      ))}
      <ProductGroups onUse={onGroup} />
    </nav>
  )
}

/** Products in the seller's eight slots. Id 0 matches nothing, so empty slots find no products. */
function useExclusiveIds(scope: string): string | undefined {
  const found = useCall(listExclusiveBases, {}, { quiet: true, enabled: scope === EXCLUSIVE })
  return found.data && (found.data.data.map((one) => one.basic_product_id).join() || '0')
}

function useFound(keyword: string, scope: string, page_size: number) {
  const asked = useDeferredValue(keyword.trim())
  const ids = useExclusiveIds(scope)
  const scopes: Record<string, object> = { '': {}, [FAVOURITES]: { is_collected: 1 }, [EXCLUSIVE]: { ids } }
  const narrowed = scopes[scope] ?? { category: scope }
  return useCall(
    listProductsAsSeller,
    { page_size, ...(asked ? { keyword: asked } : {}), ...narrowed },
    { quiet: true, enabled: scope !== EXCLUSIVE || ids !== undefined },
  )
}

/** Of a level that the seller does not have. */
const mayNotUse = ({ dtc_enable }: ProductCard): boolean => dtc_enable === 2

type Chosen = ReadonlyMap<string, ProductCard>

function useChoice() {
  const before = useBatch.getState().products
  const [chosen, setChosen] = useState<Chosen>(() => new Map(before.map((one) => [String(one.id), one as ProductCard])))
  const put = (cards: readonly ProductCard[]) =>
    setChosen(
      (now) =>
        new Map([...now, ...cards.filter((one) => !mayNotUse(one)).map((one) => [String(one.id), one] as const)]),
    )
  const toggle = (card: ProductCard) =>
    setChosen((now) => {
      const next = new Map(now)
      if (!next.delete(String(card.id))) next.set(String(card.id), card)
      return next
    })
  const take = () => change({ products: [...chosen.values()].slice(0, batchLimits.max_products) })
  return { chosen, put, toggle, take, clear: () => setChosen(new Map()) }
}

/** Many products at once: by words, category, favourites, exclusive places or a saved group. */
export function ProductChooser({ onClose }: { onClose: () => void }) {
  const text = useText(chooseText)
  const [keyword, setKeyword] = useState('')
  const [scope, setScope] = useState('')
  const [page_size, setPageSize] = useState(PAGE)
  const { chosen, put, toggle, take, clear } = useChoice()
  const found = useFound(keyword, scope, page_size)
  const use = async ({ name, product_ids }: ProductGroup) => {
    try {
      const here = await getCards(product_ids)
      put(here)
      const barred = here.filter(mayNotUse).length
      const words = barred > 0 ? text.group_barred : text.group_used
      showToast(barred > 0 ? 'info' : 'success', fill(words, { name, count: here.length - barred, barred }))
    } catch {
      showToast('error', text.group_not_read)
    }
  }
  const cards = found.data?.data.filter((card) => card.views.length > 0) ?? []
  const items = cards.map((card) => ({
    id: String(card.id),
    name: card.name,
    picture_url: findPicture(card),
    is_barred: card.dtc_enable === 2,
    note: card.dtc_enable === 2 ? text.level : `${card.code} · ${fill(text.colours, { count: card.colors.length })}`,
  }))
  return (
    <ChooseDialog
      title={text.products_title}
      count={chosen.size}
      take={fill(text.take_products, { count: chosen.size })}
      onTake={take}
      onClear={clear}
      onClose={onClose}
    >
      <div className={`grid gap-4 ${css.chooser}`}>
        <Side scope={scope} onScope={setScope} onGroup={(group) => void use(group)} />
        <div className={`grid content-start overflow-auto gap-3 ${css.results}`} aria-busy={found.isFetching}>
          <div className={`flex flex-wrap sticky top-0 z-1 bg-surface gap-2 pb-1 ${css.tools}`}>
            <Input.Search
              allowClear
              value={keyword}
              placeholder={text.search_products}
              aria-label={text.search_products}
              onChange={({ target }) => setKeyword(target.value)}
            />
            <Button onClick={() => put(cards)}>{text.select_page}</Button>
          </div>
          {found.isError ? <LoadFailed onRetry={() => void found.refetch()} /> : null}
          {found.data ? (
            <PickGrid
              items={items}
              chosen={new Set(chosen.keys())}
              onToggle={(id) => {
                const card = cards.find((one) => String(one.id) === id)
                if (card) toggle(card)
              }}
              empty={scope === FAVOURITES ? text.no_favourites : scope === EXCLUSIVE ? text.no_exclusive : text.none}
            />
          ) : null}
          {found.data && found.data.total > page_size && page_size < MOST ? (
            <Button block onClick={() => setPageSize(MOST)}>
              {text.more}
            </Button>
          ) : null}
        </div>
      </div>
    </ChooseDialog>
  )
}
