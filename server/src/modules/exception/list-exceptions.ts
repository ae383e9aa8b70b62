import type { Reply } from '@inkroute/contract/endpoint'
import {
  type listExceptions as contract,
  EXCEPTION_ROWS,
  type ExceptionGroup,
} from '@inkroute/contract/exception/exception'
import type { SellerCtx } from '../../infra/context.ts'
import { type ExceptionSource, exceptionSources } from '../../infra/exception-source.ts'

const maySee = ({ identity }: SellerCtx, { permission }: ExceptionSource): boolean =>
  identity.permissions === null || identity.permissions.has(permission)

/** A source that fails is left out and logged: the rest of the inbox is needed all the more. */
async function groupOf(ctx: SellerCtx, source: ExceptionSource): Promise<ExceptionGroup | null> {
  try {
    const count = await source.count(ctx, ctx.seller.id)
    if (count === 0) return null
    const rows = await source.rows(ctx, ctx.seller.id, EXCEPTION_ROWS)
    return {
      kind: source.kind,
      name: source.name[ctx.language],
      fix: source.fix[ctx.language],
      is_urgent: source.is_urgent,
      count,
      all_link: source.all_link,
      quick: source.quick ?? null,
      rows: rows.map((row) => ({ ...row, problem: row.problem[ctx.language] })),
    }
  } catch (error) {
    ctx.log.error({ err: error, kind: source.kind }, 'exception source')
    return null
  }
}

export async function listExceptions(ctx: SellerCtx): Promise<Reply<typeof contract>> {
  const asked = exceptionSources().filter((source) => maySee(ctx, source))
  const found = await Promise.all(asked.map((source) => groupOf(ctx, source)))
  const groups = found.filter((group) => group !== null)
  groups.sort((a, b) => Number(b.is_urgent) - Number(a.is_urgent))
  return { total: groups.reduce((sum, { count }) => sum + count, 0), groups }
}
