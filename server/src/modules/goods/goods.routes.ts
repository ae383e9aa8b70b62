import { saveProduct as saveContract } from '@inkroute/contract/design/design'
import * as contract from '@inkroute/contract/goods/goods'
import { changeGoodsPrices } from '@inkroute/contract/goods/price'
import * as sku from '@inkroute/contract/goods/sku'
import * as tag from '@inkroute/contract/goods/tag'
import { listTortGoods } from '@inkroute/contract/preference/infringement'
import type { Bind } from '../../infra/http/bind.ts'
import { drawBarcode, generateBarcodes, importBarcodes } from './barcode/barcodes.ts'
import { getGoods } from './core/get-goods.ts'
import { setShowImages } from './core/set-show-images.ts'
import { getLabelRun, printLabels } from './label/labels.ts'
import { listTortGoods as findTortGoods, getFacets, listGoods, listProducts } from './list-goods.ts'
import { purgeGoods, recycleGoods, restoreGoods } from './recycle-bin.ts'
import { copyGoods } from './save/copy-goods.ts'
import { saveProduct } from './save/save-goods.ts'
import { changePrices } from './sku/change-prices.ts'
import { getSkuRule, setSkuRule, transformCodes } from './sku/sku-codes.ts'
import { addSkus, deleteSkus, listSkus, updateSku } from './sku/skus.ts'
import { createTag, deleteTag, listTags, sortTags, tagGoods, updateGoods, updateTag } from './tags.ts'

export function goodsRoutes(bind: Bind): void {
  bind(saveContract, saveProduct)
  bind(contract.listGoods, listGoods)
  bind(contract.getGoodsFacets, getFacets)
  bind(contract.getGoods, getGoods)
  bind(contract.updateGoods, updateGoods)
  bind(contract.setGoodsShowImages, setShowImages)
  bind(contract.copyGoods, copyGoods)
  bind(contract.recycleGoods, recycleGoods)
  bind(contract.restoreGoods, restoreGoods)
  bind(contract.purgeGoods, purgeGoods)
  bind(contract.tagGoods, tagGoods)
  bind(changeGoodsPrices, changePrices)
  bind(listTortGoods, findTortGoods)
  bind(tag.listGoodsTags, listTags)
  bind(tag.createGoodsTag, createTag)
  bind(tag.updateGoodsTag, updateTag)
  bind(tag.deleteGoodsTag, deleteTag)
  bind(tag.sortGoodsTags, sortTags)
  bind(sku.listSkus, listSkus)
  bind(sku.updateSku, updateSku)
  bind(sku.addSkus, addSkus)
  bind(sku.deleteSkus, deleteSkus)
  bind(sku.listGoodsProducts, listProducts)
  bind(sku.generateBarcodes, generateBarcodes)
  bind(sku.importBarcodes, importBarcodes)
  bind(sku.drawBarcode, drawBarcode)
  bind(sku.printLabels, printLabels)
  bind(sku.getLabelRun, getLabelRun)
  bind(sku.getSkuRule, getSkuRule)
  bind(sku.setSkuRule, setSkuRule)
  bind(sku.transformSkuCodes, transformCodes)
}
