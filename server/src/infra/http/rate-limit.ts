import type { Endpoint, RateClass } from '@inkroute/contract/endpoint'

/** Requests a minute from one address, per node. Account-level limits (login, SMS) stand in their modules. */
const perMinute: Record<RateClass, number> = { normal: 600, login: 30, sms: 10, upload: 240, search: 120 }

export const rateLimitOf = (endpoint: Endpoint, is_on: boolean) => {
  if (!is_on) return false as const
  const group = endpoint.rate ?? 'normal'
  return { max: perMinute[group], timeWindow: 60_000, groupId: group }
}
