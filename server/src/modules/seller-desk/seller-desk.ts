/** The door of the seller desk. */
export { findSellersByAnything } from './seller-search.queries.ts'
