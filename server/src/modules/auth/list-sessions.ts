import type { listSessions as contract } from '@inkroute/contract/auth/auth'
import type { Reply } from '@inkroute/contract/endpoint'
import type { SellerCtx } from '../../infra/context.ts'
import { listLiveSessions } from './auth.queries.ts'

export async function listSessions(ctx: SellerCtx): Promise<Reply<typeof contract>> {
  const rows = await listLiveSessions(ctx.db, ctx.identity.user_id, ctx.clock.now())
  return { sessions: rows.map((row) => ({ ...row, is_current: row.id === ctx.identity.session_id })) }
}
