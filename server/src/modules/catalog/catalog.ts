export { catalogHooks } from './base/catalog.hooks.ts'
export { writeEntries } from './base/entry.queries.ts'
export { deskState, entryRow } from './base/entry-row.ts'
export { followsFiles } from './base/follows-files.ts'
export { selectVariantNumbers } from './base/own-product.queries.ts'
export { publishOwnProduct, withdrawOwnProduct } from './base/own-product.ts'
export { rewriteSearchRows } from './base/rewrite-search.ts'
export { selectFactoryPlaces, selectShared } from './base/shared.queries.ts'
export { readSharedNames, type SharedNames } from './base/shared-names.ts'
export { hasSoldDays, type SoldDay, writeSold } from './base/sold.queries.ts'
export { announceChange } from './catalogue-change.ts'
export { dispatchHours, hoursToCarrier, lowestPrices, productsOnSale, slowestHours } from './facts.queries.ts'
export { sizeIn } from './options.rules.ts'
export { artworkAsSent } from './pictures/artwork-as-sent.ts'
export { otherSides } from './pictures/looks.ts'
export { galleryArtworks } from './pictures/picture-shelf.ts'
export { askPrices, getPrice, type PricedLine, priceLines } from './price/line-prices.ts'
export { selectRate } from './price/profit.queries.ts'
export {
  type ProductFacts,
  selectOpenWarehouses as openWarehouses,
  selectProductFacts as designedProduct,
  selectWarehouses as listWarehouses,
} from './product.queries.ts'
export { PRODUCT_KIND } from './product-kind.ts'
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
  euroRate,
  getColorNames,
  productCards,
  productToDesign,
  requireProducts,
  scopeFacts,
  setSpecialProducts,
} from './products.ts'
export { termName } from './search/catalogue-memory.ts'
export { refreshDelivery } from './supply/delivery.queries.ts'
export {
  insertFactory,
  insertWarehouse,
  linkFactories,
  replaceHolidays,
  updateFactory,
  updateWarehouse,
} from './supply/place.queries.ts'
export { askStock, holdShelves, isShelfShort, moveStock, openShelves, selectShelves } from './supply/stock.queries.ts'
export { type Blanks, getStock, returnStock, takeStock, takeStockOrFail } from './supply/stock.ts'
export { workingCalendar } from './supply/supply.ts'
export { getCutOffs, warehouseName } from './supply/supply.view.ts'
