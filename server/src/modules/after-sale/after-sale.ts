/** The door of after-sale. */
export { openMarketCase } from './market-case.ts'
