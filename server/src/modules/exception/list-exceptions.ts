import type { Reply } from '@inkroute/contract/endpoint'
import {
  type listExceptions as contract,
  EXCEPTION_ROWS,
  type ExceptionGroup,
} from '@inkroute/contract/exception/exception'
import type { SellerCtx } from '../../infra/context.ts'
import { type ExceptionSource, exceptions } from '../../infra/exception-source.ts'
import { handlers } from '../../infra/hooks.ts'

const maySee = ({ identity }: SellerCtx, { permission }: ExceptionSource): boolean =>
  identity.permissions === null || identity.permissions.has(permission)

/** A source that fails is left out and logged: the rest of the inbox is needed all the more. */
async function findGroup(ctx: SellerCtx, source: ExceptionSource): Promise<ExceptionGroup | null> {
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

/** These come last, in this order. */
const lastKinds = ['goods.batch', 'order.import', 'store.held']

type Ranked = Pick<ExceptionSource, 'kind' | 'is_urgent'>

export const compareGroups = (a: Ranked, b: Ranked): number =>
  Number(b.is_urgent) - Number(a.is_urgent) || lastKinds.indexOf(a.kind) - lastKinds.indexOf(b.kind)

export async function listExceptions(ctx: SellerCtx): Promise<Reply<typeof contract>> {
  const asked = handlers(ctx, exceptions).filter((source) => maySee(ctx, source))
  const found = await Promise.all(asked.map((source) => findGroup(ctx, source)))
  const groups = found.filter((group) => group !== null)
  groups.sort(compareGroups)
  return { total: groups.reduce((sum, { count }) => sum + count, 0), groups }
}
