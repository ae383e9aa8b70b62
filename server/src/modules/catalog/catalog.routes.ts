import * as contract from '@inkroute/contract/catalog'
import type { Bind } from '../../infra/http/bind.ts'
import { listProducts } from './list-products.ts'

export function catalogRoutes(bind: Bind): void {
  bind(contract.listProducts, listProducts)
  bind(contract.listProductsAsSeller, listProducts)
}
