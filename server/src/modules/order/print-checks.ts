import type { listOpenPrintChecks as contract } from '@inkroute/contract/design/check'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { askOpenPrintChecks, mockupsOf, openPrintChecks } from '../design/design.ts'
import { type LineRecord, selectLinesOf, versionsOfOrders } from './order.queries.ts'

function openChecksOf(ctx: SellerCtx, lines: readonly LineRecord[]) {
  const versions = lines.map((line) => ({ design_id: line.design_id, version: line.design_version }))
  return openPrintChecks(ctx.db, ctx.seller.id, versions)
}

/** Open checks of all that these orders hold, with the next statement. */
export const askOpenChecksOf = (tx: SellerCtx, order_ids: readonly number[]) =>
  askOpenPrintChecks(tx.db, tx.seller.id, versionsOfOrders(tx.seller.id, order_ids))

type OpenCheck = Awaited<ReturnType<typeof openPrintChecks>>[number]

/** What would come out spoilt is not paid for until the seller says that it is wanted so. */
export function refusePrints(ctx: SellerCtx, [first, ...more]: readonly OpenCheck[]): void {
  if (!first) return
  const reason = first.findings[0]?.message[ctx.language] ?? ''
  throw new AppError('print_check_open', { name: first.name, reason, count: more.length + 1 })
}

export async function listOpenPrintChecks(
  ctx: SellerCtx,
  { ids }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const lines = await selectLinesOf(ctx.db, ctx.seller.id, ids.split(',').map(Number))
  const checks = await openChecksOf(ctx, lines)
  const pictures = await mockupsOf(ctx, ctx.seller.id, checks, ctx.language)
  return {
    checks: checks.map(({ findings, ...check }) => ({
      ...check,
      picture:
        pictures.get(`${check.design_id}:${check.version}`)?.pictures.find((one) => one.small_url)?.small_url ?? null,
      findings: findings.map(({ message }) => message[ctx.language]),
    })),
  }
}
