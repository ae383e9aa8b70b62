export { designQuotaOf, spendDesigns } from './design-quota.ts'
