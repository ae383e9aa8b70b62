import * as brand from '@inkroute/contract/cart/brand'
import * as contract from '@inkroute/contract/cart/cart'
import * as extra from '@inkroute/contract/cart/extra'
import type { Bind } from '../../infra/http/bind.ts'
import type { Module } from '../../infra/module/module.ts'
import { deleted } from '../../infra/privacy/personal-data.ts'
import {
  addCartItem,
  addCartItems,
  changeCartItem,
  changeCartItems,
  changeCartWarehouse,
  deleteCartItem,
  setLineBrands,
} from './cart-items.ts'
import { cartLogistics, pickupAble } from './cart-logistics.ts'
import { changeBrand, createBrand, deleteBrand, listBrands } from './edit-brands.ts'
import { getFbaBoxs } from './fba-boxes.ts'
import { addValueWeight, checkCartItems, getAddValueDiscount, showPrice } from './price-cart.ts'
import { getCart, listCartItems, remindChanges } from './read-cart.ts'

function cartRoutes(bind: Bind): void {
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
  bind(extra.setBrands, setLineBrands)
  bind(extra.cartSkuAddressModifyRemind, remindChanges)
  bind(extra.getFbaBoxs, getFbaBoxs)
  bind(brand.listBrands, listBrands)
  bind(brand.createBrand, createBrand)
  bind(brand.changeBrand, changeBrand)
  bind(brand.deleteBrand, deleteBrand)
}

export const cartModule: Module = {
  name: 'cart',
  tables: ['cart_item', 'brand'],
  personal: { tables: [deleted('cart_item'), deleted('brand')] },
  routes: cartRoutes,
}
