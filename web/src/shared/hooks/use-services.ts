import { getServices } from '@inkroute/contract/service/service'
import { useCall } from '../api/light-hooks.ts'

const STALE_MS = 300_000
/** Assumed until the reply arrives: a flickering form is worse than an error message. */
const assumed = { sms: true, mail: true, wechat: true, wechat_login: false, alipay: true, bank: true }

/** Which external services this installation has configured. */
export const useServices = () => useCall(getServices, {}, { quiet: true, stale_ms: STALE_MS }).data ?? assumed
