import * as brand from '@inkroute/contract/cart/brand'
import * as contract from '@inkroute/contract/cart/cart'
import * as extra from '@inkroute/contract/cart/extra'
import type { Bind } from '../../infra/http/bind.ts'
import { addCartItem, addCartItems } from './add-cart-items.ts'
import { changeBrand, createBrand, deleteBrand, listBrands } from './brand/edit-brands.ts'
import { cartLogistics, pickupAble } from './cart-logistics.ts'
import { changeCartItem, changeCartItems, deleteCartItem } from './change-cart-items.ts'
import { changeCartWarehouse } from './change-warehouse.ts'
import { getFbaBoxs } from './fba-boxes.ts'
import { getCart, listCartItems } from './list-cart.ts'
import { getAddValueDiscount } from './list-services.ts'
import { addValueWeight, checkCartItems, showPrice } from './price-cart.ts'
import { remindChanges } from './remind-changes.ts'
import { setBrands } from './set-brands.ts'

export function cartRoutes(bind: Bind): void {
  bind(contract.getCart, getCart)
  bind(contract.listCartItems, listCartItems)
  bind(contract.addCartItem, addCartItem)
  bind(contract.addCartItems, addCartItems)
  bind(contract.changeCartItem, changeCartItem)
  bind(contract.deleteCartItem, deleteCartItem)
  bind(contract.changeCartItems, changeCartItems)
  bind(contract.checkCartItems, checkCartItems)
  bind(contract.changeCartWarehouse, changeCartWarehouse)
  bind(contract.showPrice, showPrice)
  bind(contract.cartLogistics, cartLogistics)
  bind(contract.pickupAble, pickupAble)
  bind(contract.getAddValueDiscount, getAddValueDiscount)
  bind(contract.addValueWeight, addValueWeight)
  bind(extra.setBrands, setBrands)
  bind(extra.cartSkuAddressModifyRemind, remindChanges)
  bind(extra.getFbaBoxs, getFbaBoxs)
  bind(brand.listBrands, listBrands)
  bind(brand.createBrand, createBrand)
  bind(brand.changeBrand, changeBrand)
  bind(brand.deleteBrand, deleteBrand)
}
