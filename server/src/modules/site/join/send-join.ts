import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { sendJoin as contract } from '@inkroute/contract/site/join/join'
import { AppError } from '../../../infra/app-error.ts'
import type { PublicCtx } from '../../../infra/context.ts'
import { requireRoomForRow } from '../../../infra/strangers/stranger-rows.queries.ts'
import { addressHash } from '../../../infra/strangers/visitor.ts'
import { appliedSince, insertJoin } from './join.queries.ts'
import { APPLICATIONS_PER_DAY, DAY_MS, getReference } from './join.rules.ts'

/** What a program filled in is thanked for and dropped. */
export async function sendJoin(
  ctx: PublicCtx,
  { website, ...input }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  if (website !== '') return { reference: getReference(input.kind, 0) }
  const now = ctx.clock.now()
  const visitor = addressHash(ctx)
  const applied = await appliedSince(ctx.db, visitor, new Date(now.getTime() - DAY_MS).toISOString())
  const blocking = applied[applied.length - APPLICATIONS_PER_DAY]
  if (blocking) {
    const seconds = Math.ceil((Date.parse(blocking) + DAY_MS - now.getTime()) / 1000)
    throw new AppError('too_many_requests', { seconds })
  }
  await requireRoomForRow(ctx, 'join_application')
  const at = now.toISOString()
  const id = await insertJoin(ctx.db, { ...input, language: ctx.language, visitor, created_at: at, updated_at: at })
  return { reference: getReference(input.kind, id) }
}
