import { permissionName } from '@inkroute/contract/account/permission-tree'
import type { SheetFormat } from '@inkroute/contract/export/export'
import { inputMessage, messageIn } from '@inkroute/contract/input-messages'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx, StaffCtx } from '../../infra/context.ts'
import { inTurn } from '../../infra/db/seller-turn.queries.ts'
import { getTimeZone } from '../account/account.ts'
import { exportJob } from './export.job.ts'
import { countUnfinished, insertExport } from './export.queries.ts'
import { findExporter } from './run-export.ts'
import { wallClock } from './wall-clock.ts'

const MAX_UNFINISHED = 5
const STAFF_TIME_ZONE = 'Asia/Shanghai'
/** Exports of staff belong to no seller. */
export const PLATFORM = 0

interface ExportRequest {
  readonly kind: string
  readonly params: Record<string, unknown>
  readonly name?: string | undefined
  readonly format?: SheetFormat
}

/** Starts an export for the caller; the file appears in their export records. */
export async function requestExport(ctx: SellerCtx, request: ExportRequest): Promise<{ id: number }> {
  const exporter = findExporter(ctx, request.kind)
  const is_staff = ctx.identity.kind === 'staff'
  if (!exporter || is_staff !== (exporter.for_staff === true)) throw new AppError('export_kind_unknown')
  const { permission } = exporter
  if (permission && ctx.identity.permissions?.has(permission) === false) {
    throw new AppError('forbidden', { permission: permissionName(permission, ctx.language) })
  }
  const params = exporter.schema.safeParse(request.params, { error: inputMessage })
  if (!params.success) {
    throw new AppError('invalid_input', { summary: messageIn(params.error.issues[0]?.message ?? '', ctx.language) })
  }
  const { user_id } = ctx.identity
  const seller_id = ctx.seller.id
  return inTurn(ctx, { seller_id: ctx.seller.id, matter: 'export' }, async (tx) => {
    if ((await countUnfinished(tx.db, seller_id)) >= MAX_UNFINISHED) {
      throw new AppError('export_too_many', { limit: MAX_UNFINISHED })
    }
    const time_zone = is_staff ? STAFF_TIME_ZONE : await getTimeZone(tx.db, seller_id, user_id)
    const now = ctx.clock.now()
    const id = await insertExport(tx.db, seller_id, {
      user_id,
      time_zone,
      kind: request.kind,
      language: ctx.language,
      name: request.name || `${exporter[ctx.language]} ${wallClock(now, time_zone).slice(0, 16).replace(':', '')}`,
      format: 'files' in exporter ? 'zip' : (request.format ?? 'xlsx'),
      params: params.data as Record<string, unknown>,
      created_at: now.toISOString(),
    })
    await tx.jobs.send(exportJob, { seller_id, id, attempt: 0 })
    return { id }
  })
}

/** The same for a list of the operations console. */
export const requestStaffExport = (ctx: StaffCtx, request: ExportRequest): Promise<{ id: number }> =>
  requestExport({ ...ctx, seller: { id: PLATFORM } }, request)
