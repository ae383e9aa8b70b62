export { catalogHooks } from './base/catalog.hooks.ts'
export { announceChange } from './base/catalogue-change.ts'
export { followsFiles } from './base/follows-files.ts'
export { hasSoldDays, type SoldDay, writeSold } from './base/sold.queries.ts'
export { sizeIn } from './core/options.rules.ts'
export {
  type ProductFacts,
  selectOpenWarehouses,
  selectProductFacts,
  selectWarehouses,
} from './core/product.queries.ts'
export {
  ownShowImageCounts,
  productAddresses,
  productItem,
  productNames,
  productText,
  visibleProductIds,
} from './core/product-lookup.queries.ts'
export { dispatchHours, hoursToCarrier, lowestPrices, productsOnSale, slowestHours } from './facts/facts.queries.ts'
export { artworkAsSent } from './pictures/artwork-as-sent.ts'
export { otherSides } from './pictures/looks.ts'
export { galleryArtworks } from './pictures/shelf/picture-shelf.ts'
export { getPrice, type PricedLine, priceLines, pricesQuery, priceWith } from './price/line-prices.ts'
export { selectRate } from './price/profit.queries.ts'
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
export { holdShelves, isShelfShort, moveStock, openShelves, selectShelves, stockQuery } from './supply/stock.queries.ts'
export { type Blanks, getStock, returnStock, takeStock, takeStockOrFail } from './supply/stock.ts'
export { workingCalendar } from './supply/supply.ts'
export { getCutOffs, warehouseName } from './supply/supply.view.ts'
