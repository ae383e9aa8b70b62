import type { ColourRule } from '@inkroute/engine/batch/colour-rule'
import type { Placement } from '@inkroute/engine/batch/placement'
import { create } from 'zustand'
import {
  artworkId,
  type BatchSetup,
  newSetup,
  noPairRules,
  noProductRules,
  type PairRules,
  type ProductRules,
  type Scope,
} from './batch-state.ts'
import { getPair } from './plan.view.ts'

interface BatchTable extends BatchSetup {
  readonly scope: Scope
  /** The user the setup belongs to; null before the first load. */
  readonly user_id: number | null
}

const KEPT = 'inkroute.batch'

/** The setup of this tab, kept across reloads. */
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

type Step = Partial<BatchSetup>

/** Undo stack, newest last; as deep as the studio's. */
export const useSteps = create<{ readonly before: readonly Step[] }>(() => ({ before: [] }))
const MOST_STEPS = 10
/** One drag or one edited word is a single undo step. */
const ONE_STEP_MS = 600
/** Looking at another row, or naming the run, is no step. */
const notSteps = new Set(['row_no', 'run_name'])
let last_step = { keys: '', at_ms: 0 }

function keepStep(part: Step): void {
  const now = useBatch.getState()
  const keys = Object.keys(part) as (keyof BatchSetup)[]
  if (keys.every((key) => notSteps.has(key))) return
  const step = { keys: keys.join(), at_ms: Date.now() }
  const is_same = step.keys === last_step.keys && step.at_ms - last_step.at_ms < ONE_STEP_MS
  last_step = step
  if (is_same) return
  const replaced: Step = Object.fromEntries(keys.map((key) => [key, now[key]]))
  useSteps.setState(({ before }) => ({ before: [...before, replaced].slice(-MOST_STEPS) }))
}

export function change(part: Partial<BatchSetup>): void {
  keepStep(part)
  useBatch.setState((now) => ({ ...part, ...(isThere({ ...now, ...part }) ? {} : { scope: { kind: 'all' } }) }))
}

/** Whether the scope of the rules still exists. */
function isThere({ scope, products, artworks }: BatchTable): boolean {
  if (scope.kind === 'all') return true
  if (!products.some(({ id }) => id === scope.product_id)) return false
  if (scope.kind === 'product') return true
  return scope.artwork_key === null
    ? artworks.length === 0
    : artworks.some((one) => artworkId(one) === scope.artwork_key)
}

/** Takes the last change back. */
export function undo(): void {
  const step = useSteps.getState().before.at(-1)
  if (!step) return
  last_step = { keys: '', at_ms: 0 }
  useSteps.setState(({ before }) => ({ before: before.slice(0, -1) }))
  useBatch.setState((now) => ({ ...step, ...(isThere({ ...now, ...step }) ? {} : { scope: { kind: 'all' } }) }))
}
const forgetSteps = (): void => useSteps.setState({ before: [] })
/** Another user logging in in the same tab starts with an empty setup. */
export function sitDown(user_id: number): void {
  const before = useBatch.getState().user_id
  if (before === user_id) return
  forgetSteps()
  useBatch.setState({ ...(before === null ? {} : newSetup()), user_id, scope: { kind: 'all' } })
}
export const look = (scope: Scope): void => useBatch.setState({ scope })
export function startAnew(setup: BatchSetup = newSetup()): void {
  keepStep(setup)
  useBatch.setState({ ...setup, scope: { kind: 'all' } })
}

export function changeProduct(product_id: number, part: Partial<ProductRules>): void {
  const { by_product } = useBatch.getState()
  change({ by_product: { ...by_product, [product_id]: { ...noProductRules, ...by_product[product_id], ...part } } })
}

export const changePair = (pair: string, part: Partial<PairRules>): void => changePairs([pair], part)

export function changePairs(pairs: readonly string[], part: Partial<PairRules>): void {
  const { by_pair } = useBatch.getState()
  const changed = pairs.map((pair) => [pair, { ...noPairRules, ...by_pair[pair], ...part }] as const)
  change({ by_pair: { ...by_pair, ...Object.fromEntries(changed) } })
}

/** Drops rules of these cells and products that override the rules above them. Excluded cells stay excluded. */
export function letFollow(pairs: readonly string[], product_ids: readonly number[]): void {
  const { by_pair, by_product } = useBatch.getState()
  const cells = pairs.map((pair) => [pair, { ...noPairRules, ...by_pair[pair], placement: null, color_keys: null }])
  const columns = product_ids.map((id) => [
    id,
    { ...noProductRules, ...by_product[id], placement: null, colours: null },
  ])
  change({
    by_pair: { ...by_pair, ...Object.fromEntries(cells) },
    by_product: { ...by_product, ...Object.fromEntries(columns) },
  })
}

/** Sets a placement for whatever the rules are about. */
export function setPlacement(placement: Placement): void {
  const { scope } = useBatch.getState()
  if (scope.kind === 'all') change({ placement })
  else if (scope.kind === 'product') changeProduct(scope.product_id, { placement })
  else changePair(getPair(scope.product_id, scope.artwork_key), { placement })
}

/** A product or cell goes by the rules above it again. */
export function followAgain(): void {
  const { scope, by_product, by_pair } = useBatch.getState()
  if (scope.kind === 'product') {
    const { [scope.product_id]: _, ...rest } = by_product
    change({ by_product: rest })
  } else if (scope.kind === 'cell') {
    const { [getPair(scope.product_id, scope.artwork_key)]: _, ...rest } = by_pair
    change({ by_pair: rest })
  }
}

/** Applies one setting to all, removing overrides of single products and cells. */
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

/** Limits the number of colours per product to the best matches of its rule. */
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
  const { products, by_product, by_pair } = useBatch.getState()
  const { [product_id]: _, ...rest } = by_product
  const isOther = ([pair]: [string, PairRules]) => pair.split('|')[0] !== String(product_id)
  look({ kind: 'all' })
  change({
    products: products.filter(({ id }) => id !== product_id),
    by_product: rest,
    by_pair: Object.fromEntries(Object.entries(by_pair).filter(isOther)),
  })
}

export function removeArtwork(id: string): void {
  const { artworks, by_pair } = useBatch.getState()
  look({ kind: 'all' })
  change({
    artworks: artworks.filter((one) => artworkId(one) !== id),
    by_pair: Object.fromEntries(Object.entries(by_pair).filter(([pair]) => pair.split('|')[1] !== id)),
  })
}

/** Removes items the check found missing. */
export function removeGone(product_ids: readonly number[], artwork_ids: readonly string[]): void {
  const { products, artworks } = useBatch.getState()
  change({
    products: products.filter(({ id }) => !product_ids.includes(id)),
    artworks: artworks.filter((one) => !artwork_ids.includes(artworkId(one))),
  })
}
