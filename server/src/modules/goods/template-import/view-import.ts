import type { TemplateImport } from '@inkroute/contract/goods/template-import'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { countRows, findImport, type ImportRecord } from './template-import.queries.ts'

const iso = (at: string | Date): string => new Date(at).toISOString()

export async function viewImports(ctx: SellerCtx, records: readonly ImportRecord[]): Promise<TemplateImport[]> {
  const counted = await countRows(
    ctx.db,
    ctx.seller.id,
    records.map(({ id }) => id),
  )
  return records.map((record) => {
    const own = counted.filter(({ import_id }) => import_id === record.id)
    const count = (status: string) => Number(own.find((row) => row.status === status)?.count ?? 0)
    return {
      id: record.id,
      name: record.name,
      state: record.state as TemplateImport['state'],
      row_count: record.row_count,
      counts: { ready: count('ready'), error: count('error'), made: count('made'), failed: count('failed') },
      created_by: record.display_name || record.username,
      created_at: iso(record.created_at),
      finished_at: record.finished_at === null ? null : iso(record.finished_at),
    }
  })
}

/** Another seller's is not found. */
export async function viewImport(ctx: SellerCtx, id: number): Promise<TemplateImport> {
  const record = await findImport(ctx.db, ctx.seller.id, id)
  const [view] = record ? await viewImports(ctx, [record]) : []
  if (!view) throw new AppError('not_found')
  return view
}
