import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { renameMaterials as contract } from '@inkroute/contract/material/library'
import { renamed } from '@inkroute/contract/material/rename'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { renameRows, selectReady } from './library.queries.ts'

const SHOWN = 50

export async function renameMaterials(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const rows = await selectReady(ctx.db, ctx.seller.id, input.ids)
  const by_id = new Map(rows.map((row) => [row.id, row]))
  // Numbers follow the order in which the pictures were chosen, not the order they lie in the table.
  const chosen = [...new Set(input.ids)].flatMap((id) => by_id.get(id) ?? [])
  if (chosen.length === 0) throw new AppError('not_found')
  const names = chosen.map(({ id, name }, index) => ({ id, before: name, after: renamed(name, input.rule, index) }))
  const changed = names.filter(({ before, after }) => before !== after)
  if (!input.preview && changed.length > 0) await renameRows(ctx.db, ctx.seller.id, changed)
  return { count: changed.length, names: names.slice(0, SHOWN) }
}
