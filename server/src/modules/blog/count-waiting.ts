import type { Reply } from '@inkroute/contract/endpoint'
import type { countWaiting as contract } from '@inkroute/contract/site/join/join'
import type { StaffCtx } from '../../infra/context.ts'
import { staffWaiting } from '../../infra/staff-waiting.ts'

/** Numbers for the badges of the operations menu, by screen; none for those who may not open them. */
export async function countWaiting(ctx: StaffCtx): Promise<Reply<typeof contract>> {
  const { permissions } = ctx.identity
  const own = staffWaiting().filter(({ permission }) => permissions?.has(permission) !== false)
  const counts = await Promise.all(own.map(async ({ path, count }) => [path, await count(ctx.db)] as const))
  return { data: Object.fromEntries(counts) }
}
