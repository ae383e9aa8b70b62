import { getServices } from '@inkroute/contract/auth/service'
import { useCall } from '../api/light-hooks.ts'

const STALE_MS = 300_000
/** Until the answer is here: a form that flickers is worse than a refusal in words. */
const assumed = { sms: true, wechat: true, alipay: true, bank: true }

/** Which outside services this installation has set up. */
export const useServices = () => useCall(getServices, {}, { quiet: true, stale_ms: STALE_MS }).data ?? assumed
