export { type DesignQuota, designQuotaOf, refundDesigns, spendDesigns } from './design-quota.ts'
