import type { ColourRule } from '@inkroute/engine/batch/colour-rule'
import type { Placement } from '@inkroute/engine/batch/placement'
import { create } from 'zustand'
import {
  type BatchSetup,
  newSetup,
  noPairRules,
  noProductRules,
  type PairRules,
  type ProductRules,
  type Scope,
} from './batch-state.ts'
import { pairOf } from './plan.view.ts'

interface BatchTable extends BatchSetup {
  readonly scope: Scope
  /** Whose table it is; nobody's before the first look. */
  readonly user_id: number | null
}

const KEPT = 'inkroute.batch'

/** What was being set up in this tab; a reload loses nothing. */
function remembered(): Omit<BatchTable, 'scope'> {
  const empty = { ...newSetup(), user_id: null }
  try {
    const kept = globalThis.sessionStorage?.getItem(KEPT)
    return kept ? { ...empty, ...(JSON.parse(kept) as Partial<BatchTable>) } : empty
  } catch {
    return empty
  }
}

export const useBatch = create<BatchTable>(() => ({ ...remembered(), scope: { kind: 'all' } }))

useBatch.subscribe(({ scope: _, ...setup }) => {
  try {
    globalThis.sessionStorage?.setItem(KEPT, JSON.stringify(setup))
  } catch {
    // A full or forbidden store only costs the memory of this tab.
  }
})

export const change = (part: Partial<BatchSetup>): void => useBatch.setState(part)
/** Whoever logs in after another in the same tab finds an empty table. */
export function sitDown(user_id: number): void {
  const before = useBatch.getState().user_id
  if (before === user_id) return
  useBatch.setState({ ...(before === null ? {} : newSetup()), user_id, scope: { kind: 'all' } })
}
export const look = (scope: Scope): void => useBatch.setState({ scope })
export const startAnew = (setup: BatchSetup = newSetup()): void =>
  useBatch.setState({ ...setup, scope: { kind: 'all' } })

export function changeProduct(product_id: number, part: Partial<ProductRules>): void {
  useBatch.setState(({ by_product }) => ({
    by_product: { ...by_product, [product_id]: { ...noProductRules, ...by_product[product_id], ...part } },
  }))
}

export function changePair(pair: string, part: Partial<PairRules>): void {
  useBatch.setState(({ by_pair }) => ({
    by_pair: { ...by_pair, [pair]: { ...noPairRules, ...by_pair[pair], ...part } },
  }))
}

/** Sets a placement for whatever the rules are about. */
export function setPlacement(placement: Placement): void {
  const { scope } = useBatch.getState()
  if (scope.kind === 'all') change({ placement })
  else if (scope.kind === 'product') changeProduct(scope.product_id, { placement })
  else changePair(pairOf(scope.product_id, scope.artwork_key), { placement })
}

/** A product or cell goes by the rules above it again. */
export function followAgain(): void {
  const { scope, by_product, by_pair } = useBatch.getState()
  if (scope.kind === 'product') {
    const { [scope.product_id]: _, ...rest } = by_product
    change({ by_product: rest })
  } else if (scope.kind === 'cell') {
    const { [pairOf(scope.product_id, scope.artwork_key)]: _, ...rest } = by_pair
    change({ by_pair: rest })
  }
}

/** What was found for one holds for all; rules of single products and cells that said otherwise go. */
export function applyToAll(placement: Placement): void {
  const { by_product, by_pair } = useBatch.getState()
  change({
    placement,
    by_product: Object.fromEntries(
      Object.entries(by_product).map(([id, rules]) => [id, { ...rules, placement: null }]),
    ),
    by_pair: Object.fromEntries(Object.entries(by_pair).map(([pair, rules]) => [pair, { ...rules, placement: null }])),
  })
  look({ kind: 'all' })
}

export const setColours = (colours: ColourRule): void => {
  const { scope } = useBatch.getState()
  if (scope.kind === 'product') changeProduct(scope.product_id, { colours })
  else change({ colours })
}

/** Products take only so many of their colours, the best of what their rule says. */
export function fitColours(limits: readonly { basic_product_id: number; most_colours: number }[]): void {
  for (const { basic_product_id, most_colours } of limits) {
    const { by_product, colours } = useBatch.getState()
    changeProduct(basic_product_id, {
      colours: { ...(by_product[basic_product_id]?.colours ?? colours), most: most_colours },
    })
  }
}

/** Removes products or artworks with the rules that were only about them. */
export function removeProduct(product_id: number): void {
  useBatch.setState(({ products, by_product, by_pair }) => {
    const { [product_id]: _, ...rest } = by_product
    const isOther = ([pair]: [string, PairRules]) => pair.split('|')[0] !== String(product_id)
    return {
      products: products.filter(({ id }) => id !== product_id),
      by_product: rest,
      by_pair: Object.fromEntries(Object.entries(by_pair).filter(isOther)),
      scope: { kind: 'all' },
    }
  })
}

export function removeArtwork(id: string): void {
  useBatch.setState(({ artworks, by_pair }) => ({
    artworks: artworks.filter((one) => `${one.kind}:${one.key}` !== id),
    by_pair: Object.fromEntries(Object.entries(by_pair).filter(([pair]) => pair.split('|')[1] !== id)),
    scope: { kind: 'all' },
  }))
}
