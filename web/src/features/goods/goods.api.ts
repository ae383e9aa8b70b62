import { getGoods, getGoodsFacets, listGoods } from '@inkroute/contract/goods/goods'
import { listGoodsProducts, listSkus } from '@inkroute/contract/goods/sku'

/** What shows goods anywhere and must ask again when they change. */
export const goodsRefetch = [listGoods, getGoodsFacets, getGoods, listSkus, listGoodsProducts]
