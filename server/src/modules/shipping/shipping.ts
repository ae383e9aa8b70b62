export { ratesOn } from './freight-memory.ts'
export { laneDays } from './lane-days.ts'
export { freightDay, type Quote, quoteEach, type Refusal } from './quote.rules.ts'
export {
  openShippingDesk,
  pickupChannels,
  pickupGates,
  type ShippingDesk,
  shippingDesk,
  viewQuotes,
} from './quote-shipment.ts'
export { channelDays, isPickup, type RateRow } from './shipping.queries.ts'
