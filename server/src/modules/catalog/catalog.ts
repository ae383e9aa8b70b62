export { dispatchHours, lowestPrices, productsOnSale, slowestHours } from './facts.queries.ts'
export { askPrices, type LineToPrice, type PricedLine, priceLines, priceOf } from './line-prices.ts'
export { artworkAsSent } from './pictures/artwork-as-sent.ts'
export { galleryArtworks } from './pictures/picture-shelf.ts'
export {
  type ProductFacts,
  selectProductFacts as designedProduct,
  selectWarehouses as listWarehouses,
} from './product.queries.ts'
export {
  ownShowImageCounts,
  productAddresses,
  productItem,
  productNames,
  productText,
  visibleProductIds,
} from './product-lookup.queries.ts'
export {
  cachedProduct,
  colorNamesOf,
  euroRate,
  productCards,
  productToDesign,
  requireProducts,
  scopeFacts,
  setSpecialProducts,
} from './products.ts'
export { askStock, holdShelves, isShelfShort } from './stock.queries.ts'
export { type Blanks, returnStock, stockOf, takeStock, takeStockOrFail } from './stock.ts'
