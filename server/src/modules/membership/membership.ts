export { findDesignQuota, spendDesigns } from './design-quota.ts'
export { addDemoPlan } from './membership.demo.ts'
