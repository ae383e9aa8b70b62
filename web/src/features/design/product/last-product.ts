import type { BasicProduct } from '@inkroute/contract/catalog/product'

const getKey = (user_id: number) => `inkroute.studio.last-product.${user_id}`

/** All-over and fixed-layout products and brand services are never reopened automatically. */
const isRemembered = ({ design_mode, is_brand }: Pick<BasicProduct, 'design_mode' | 'is_brand'>): boolean =>
  design_mode === 1 && is_brand === 0

export function rememberProduct(user_id: number, product: BasicProduct): void {
  if (isRemembered(product)) localStorage.setItem(getKey(user_id), String(product.id))
}

export function lastProduct(user_id: number): number | null {
  const id = Number(localStorage.getItem(getKey(user_id)))
  return Number.isInteger(id) && id > 0 ? id : null
}

export const forgetProduct = (user_id: number): void => localStorage.removeItem(getKey(user_id))
