import { getGoods, getGoodsFacets, listGoods } from '@inkroute/contract/goods/goods'
import { listGoodsProducts, listSkus } from '@inkroute/contract/goods/sku'

/** Queries to refetch when goods change. */
export const goodsRefetch = [listGoods, getGoodsFacets, getGoods, listSkus, listGoodsProducts]
