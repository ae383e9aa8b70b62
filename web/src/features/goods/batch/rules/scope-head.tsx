import type { BatchArtwork } from '@inkroute/contract/goods/batch/plan'
import type { Placement } from '@inkroute/engine/batch/placement'
import { Button } from 'antd'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { showToast } from '../../../../shared/ui/toast.ts'
import type { ChosenProduct } from '../state/batch-state.ts'
import { applyToAll, followAgain, letFollow, look, useBatch } from '../state/batch-store.ts'
import { ownPairs, ownProducts, pairFor } from '../state/plan.view.ts'
import { rulesText } from './picture/rules.text.ts'
import css from './rules.module.css'

interface HeadProps {
  readonly product: ChosenProduct | undefined
  readonly artwork: BatchArtwork | null
  /** The rule in effect. */
  readonly placement: Placement
}

/** Whether the scope has its own overrides. */
function useHasOwn({ product, artwork }: Omit<HeadProps, 'placement'>): boolean {
  return useBatch(({ scope, by_product, by_pair }) => {
    if (!product || scope.kind === 'all') return false
    if (scope.kind === 'product') return Object.values(by_product[product.id] ?? {}).some((rule) => rule !== null)
    const rules = by_pair[pairFor(product.id, artwork)]
    return Boolean(rules?.placement || rules?.color_keys || rules?.is_left_out)
  })
}

/** Lists narrower rules that override this one, with a button to drop them. */
function Exceptions({ product }: { product: ChosenProduct | undefined }) {
  const text = useText(rulesText)
  const setup = useBatch()
  const pairs = ownPairs(setup, product?.id)
  const product_ids = product ? [] : ownProducts(setup)
  if (pairs.length + product_ids.length === 0) return null
  const counts = [
    product_ids.length > 0 ? fill(text.own_products, { count: product_ids.length }) : '',
    pairs.length > 0 ? fill(text.own_cells, { count: pairs.length }) : '',
  ]
  const who = counts.filter(Boolean).join(text.and)
  const follow = () => {
    letFollow(pairs, product_ids)
    showToast('success', text.all_follow)
  }
  return (
    <p
      className="flex flex-wrap items-center text-xs text-ink bg-action-soft rounded-control gap-x-2 px-2 py-1.5 mt-1"
      role="note"
    >
      {fill(text.own_rules, { who })}
      <Button size="small" type="link" onClick={follow}>
        {text.let_follow}
      </Button>
    </p>
  )
}

function where(
  text: Record<'scope_cell' | 'scope_rows' | 'scope_product', string>,
  is_cell: boolean,
  has_artwork: boolean,
) {
  if (!is_cell) return text.scope_product
  return has_artwork ? text.scope_cell : text.scope_rows
}

/** The scope of the rules and its relation to rules above and below. */
export function ScopeHead({ product, artwork, placement }: HeadProps) {
  const text = useText(rulesText)
  const scope = useBatch((state) => state.scope)
  const has_own = useHasOwn({ product, artwork })
  if (scope.kind === 'all' || !product) {
    return (
      <header className="grid gap-1">
        <h2>{text.scope_all}</h2>
        <p className={css.quiet}>{text.scope_hint}</p>
        <Exceptions product={undefined} />
      </header>
    )
  }
  const is_cell = scope.kind === 'cell'
  return (
    <header className="grid gap-1">
      <button type="button" className={css.backLink} onClick={() => look({ kind: 'all' })}>
        ← {text.back_to_all}
      </button>
      <h2 tabIndex={-1}>{where(text, is_cell, artwork !== null)}</h2>
      <p className={css.quiet}>{is_cell && artwork ? `${artwork.name} · ${product.name}` : product.name}</p>
      <p className={css.quiet}>{has_own ? text.is_own : text.is_following}</p>
      {is_cell ? null : <Exceptions product={product} />}
      <div className="flex flex-wrap gap-2 mt-1.5">
        <Button size="small" disabled={!has_own} onClick={followAgain}>
          {text.follow}
        </Button>
        <Button
          size="small"
          onClick={() => {
            applyToAll(placement)
            showToast('success', text.applied)
          }}
        >
          {text.to_all}
        </Button>
      </div>
    </header>
  )
}
