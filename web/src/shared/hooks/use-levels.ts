import type { Reply } from '@inkroute/contract/endpoint'
import { listPlans } from '@inkroute/contract/membership/membership'
import { useCall } from '../api/hooks.ts'

const STALE_MS = 5 * 60_000

export type Level = Reply<typeof listPlans>['levels'][number]

/** Membership levels with what they grant, lowest first; empty until loaded. */
export function useLevels(): readonly Level[] {
  return useCall(listPlans, {}, { quiet: true, stale_ms: STALE_MS }).data?.levels ?? []
}

/** Name of a level; empty until the levels are loaded. */
export function useLevelName(): (level: number) => string {
  const levels = useLevels()
  return (number) => levels.find(({ level }) => level === number)?.name ?? ''
}
