import { create } from 'zustand'

export const COMPARE_LIMIT = 4
const KEY = 'inkroute.compare'

/** What the bar shows of a product; the table fetches the rest. */
export interface ComparedProduct {
  readonly id: number
  readonly name: string
  /** '' for products without pictures. */
  readonly picture: string
}

interface CompareState {
  readonly products: readonly ComparedProduct[]
  /** True once local storage has been read; always false on the server. */
  readonly is_ready: boolean
}

function isProduct(value: unknown): value is ComparedProduct {
  const { id, name, picture } = (value ?? {}) as Partial<ComparedProduct>
  return Number.isSafeInteger(id) && typeof name === 'string' && typeof picture === 'string' && /^(\/|$)/.test(picture)
}

/** Parses stored products; storage may hold anything. */
export function readCompared(stored: string | null): readonly ComparedProduct[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.filter(isProduct).slice(0, COMPARE_LIMIT) : []
  } catch {
    return []
  }
}

export const useCompare = create<CompareState>(() => ({ products: [], is_ready: false }))

function keep(products: readonly ComparedProduct[]): void {
  useCompare.setState({ products })
  try {
    localStorage.setItem(KEY, JSON.stringify(products))
  } catch {
    // Without storage the selection lasts until the page is left.
  }
}

/** Loads the stored selection and follows changes made in other tabs. */
export function followCompared(): () => void {
  const load = () => {
    let products: readonly ComparedProduct[] = []
    try {
      products = readCompared(localStorage.getItem(KEY))
    } catch {
      // Storage is unavailable.
    }
    useCompare.setState({ products, is_ready: true })
  }
  load()
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) load()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

export const useIsCompared = (id: number): boolean =>
  useCompare((state) => state.products.some((product) => product.id === id))

/** Adds or removes a product; false when the comparison is full. */
export function toggleCompared(product: ComparedProduct): boolean {
  const { products } = useCompare.getState()
  const without = products.filter(({ id }) => id !== product.id)
  if (without.length === products.length && products.length >= COMPARE_LIMIT) return false
  keep(without.length < products.length ? without : [...products, product])
  return true
}

export const removeCompared = (id: number): void =>
  keep(useCompare.getState().products.filter((product) => product.id !== id))

export const clearCompared = (): void => keep([])
