export { laneDays } from './lane-days.ts'
export type { Quote, Refusal } from './quote.rules.ts'
export {
  askShippingDesk,
  pickupChannels,
  pickupGates,
  type ShippingDesk,
  shippingDesk,
  viewQuotes,
} from './quote-shipment.ts'
export { channelDays } from './shipping.queries.ts'
