import { saveProduct as saveContract } from '@inkroute/contract/design/design'
import * as contract from '@inkroute/contract/goods/goods'
import { changeGoodsPrices } from '@inkroute/contract/goods/price'
import * as sku from '@inkroute/contract/goods/sku'
import * as tag from '@inkroute/contract/goods/tag'
import { listTortGoods } from '@inkroute/contract/preference/infringement'
import type { Bind } from '../../infra/http/bind.ts'
import { addSkus } from './add-skus.ts'
import { changePrices } from './change-prices.ts'
import { copyGoods } from './copy-goods.ts'
import { deleteSkus } from './delete-skus.ts'
import { drawBarcode } from './draw-barcode.ts'
import { generateBarcodes } from './generate-barcodes.ts'
import { getFacets } from './get-facets.ts'
import { getGoods } from './get-goods.ts'
import { getLabelRun } from './get-label-run.ts'
import { importBarcodes } from './import-barcodes.ts'
import { listGoods } from './list-goods.ts'
import { listProducts } from './list-products.ts'
import { listSkus } from './list-skus.ts'
import { listTortGoods as findTortGoods } from './list-tort-goods.ts'
import { printLabels } from './print-labels.ts'
import { purgeGoods } from './purge-goods.ts'
import { recycleGoods } from './recycle-goods.ts'
import { restoreGoods } from './restore-goods.ts'
import { saveProduct } from './save-product.ts'
import { setShowImages } from './set-show-images.ts'
import { getSkuRule, setSkuRule } from './sku-rule.ts'
import { tagGoods } from './tag-goods.ts'
import { createTag, deleteTag, listTags, sortTags, updateTag } from './tags.ts'
import { transformCodes } from './transform-codes.ts'
import { updateGoods } from './update-goods.ts'
import { updateSku } from './update-sku.ts'

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
