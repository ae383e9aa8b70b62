import * as contract from '@inkroute/contract/catalog/catalog'
import * as price from '@inkroute/contract/catalog/price'
import * as supply from '@inkroute/contract/catalog/supply'
import * as membership from '@inkroute/contract/membership/buy'
import type { Bind } from '../../infra/http/bind.ts'
import {
  listCategories,
  listCategoryProducts,
  listHomeProducts,
  listParentCategories,
  listSearchField,
} from './categories.ts'
import { listProducts } from './list-products.ts'
import { ownRoutes } from './own/own.routes.ts'
import { listPrivilegePrices } from './price/agreed-prices.ts'
import { profitCal } from './price/profit.ts'
import { getPurchasePrice, getPurchaseRule } from './price/purchase-price.ts'
import { changeDesignDescShow, getDefaultId, getProduct, getRecommend, getShowImages } from './product-detail.ts'
import {
  getBasicProductFactoryJoint,
  getMutiWarehouseInfo,
  getProductLogistics,
  listProduceAreas,
} from './supply/supply.ts'

export function catalogRoutes(bind: Bind): void {
  bind(contract.listProducts, listProducts)
  bind(contract.listProductsAsSeller, listProducts)
  bind(contract.getRecommend, getRecommend)
  bind(contract.getRecommendAsSeller, getRecommend)
  bind(contract.listCategoryProducts, listCategoryProducts)
  bind(contract.listCategoryProductsAsSeller, listCategoryProducts)
  bind(contract.getDefaultId, getDefaultId)
  bind(contract.listHomeProducts, listHomeProducts)
  bind(contract.getProduct, getProduct)
  bind(contract.getProductAsSeller, getProduct)
  bind(contract.getShowImages, getShowImages)
  bind(contract.getShowImagesAsSeller, getShowImages)
  bind(contract.changeDesignDescShow, changeDesignDescShow)
  bind(contract.listCategories, listCategories)
  bind(contract.listCategoriesAsSeller, listCategories)
  bind(contract.listParentCategories, listParentCategories)
  bind(contract.listTechniques, listSearchField('technique'))
  bind(contract.listSizeAttributes, listSearchField('size_attribute'))
  bind(contract.listSeasons, listSearchField('season'))
  bind(contract.listMaterials, listSearchField('material'))
  bind(contract.listGenders, listSearchField('gender'))

  bind(price.getPurchaseRule, getPurchaseRule)
  bind(price.getPurchaseRuleAsSeller, getPurchaseRule)
  bind(price.getPurchasePrice, getPurchasePrice)
  bind(price.getPurchasePriceAsSeller, getPurchasePrice)
  bind(price.profitCal, profitCal)

  bind(supply.getMutiWarehouseInfo, getMutiWarehouseInfo)
  bind(supply.getMutiWarehouseInfoAsSeller, getMutiWarehouseInfo)
  bind(supply.getProductLogistics, getProductLogistics)
  bind(supply.getProductLogisticsAsSeller, getProductLogistics)
  bind(supply.getBasicProductFactoryJoint, getBasicProductFactoryJoint)
  bind(supply.listProduceAreas, listProduceAreas)
  bind(membership.listPrivilegePrices, listPrivilegePrices)
  ownRoutes(bind)
}
