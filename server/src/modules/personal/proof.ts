import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { Language } from '@inkroute/contract/errors/errors'
import type * as contract from '@inkroute/contract/personal/proof'
import { AppError } from '../../infra/app-error.ts'
import type { AppCtx, SellerCtx, StaffCtx } from '../../infra/context.ts'
import { getMockups, printedFiles } from '../design/design.ts'
import { findOrderByNumber, type OrderRecord, pieceCode, selectOrder } from '../order/order.ts'
import { type ConsentRecord, selectLastConsents } from './core/buyer.queries.ts'
import { proofResult } from './core/personal.rules.ts'
import { type PrintedLine, selectPrintedLines } from './proof.queries.ts'

type Line = contract.ProofLine

interface Approval {
  readonly by: 'buyer' | 'seller'
  readonly hash: string
  readonly at: string
  readonly design_id: number | null
  readonly version: number | null
  readonly is_changed_since: boolean
}

/** What a buyer approved counts before what the seller approved. */
function findApproval(line: PrintedLine, consent: ConsentRecord | undefined): Approval | null {
  const is_approved = line.state === 'approved' && line.hash !== null && line.approved_at !== null
  if (consent) {
    const { design_id, design_version: version, design_hash: hash, approved_at: at } = consent
    const is_changed_since = is_approved && line.hash !== hash
    return { by: 'buyer', hash, at, design_id, version, is_changed_since }
  }
  if (!is_approved) return null
  const { hash, approved_at: at, own_design_id: design_id, own_version: version } = line
  return { by: 'seller', hash: hash ?? '', at: at ?? '', design_id, version, is_changed_since: false }
}

async function findPicture(
  ctx: AppCtx,
  seller_id: number,
  { color_id }: PrintedLine,
  { design_id, version }: Approval,
) {
  if (design_id === null || version === null) return null
  const made = (await getMockups(ctx, seller_id, [{ design_id, version }], 'en')).get(`${design_id}:${version}`)
  const shown = made?.pictures.find((one) => one.color_id === color_id && one.large_url) ?? made?.pictures[0]
  return shown?.large_url ?? null
}

/** Files themselves are handed out to sellers and staff, not to staff who look through a seller's eyes. */
async function getProof(
  ctx: AppCtx,
  order: OrderRecord,
  { language, may_download }: { readonly language: Language; readonly may_download: boolean },
): Promise<{ lines: Line[] }> {
  const { seller_id } = order
  const printed = await selectPrintedLines(ctx.db, seller_id, order.id)
  const consents = await selectLastConsents(
    ctx.db,
    seller_id,
    printed.map(({ personal_id }) => personal_id),
  )
  const lines = printed.map(async (line): Promise<Line> => {
    const approval = findApproval(
      line,
      consents.find(({ line_id }) => line_id === line.personal_id),
    )
    const of = { design_id: line.design_id, version: line.design_version }
    const files = await printedFiles(ctx, seller_id, of, language)
    return {
      code: pieceCode(order.order_no, line.piece_no),
      title: line.title,
      variant: `${line.color_name} / ${line.size_name}`,
      approved: approval && {
        by: approval.by,
        hash: approval.hash,
        at: new Date(approval.at).toISOString(),
        picture_url: await findPicture(ctx, seller_id, line, approval),
        is_changed_since: approval.is_changed_since,
      },
      files: files.map(({ view_name, url, hash }) => ({
        view_name,
        hash,
        url: may_download ? url : null,
        result: proofResult({ url, hash }, approval?.hash ?? null),
      })),
    }
  })
  return { lines: await Promise.all(lines) }
}

export async function getPrintProof(
  ctx: SellerCtx,
  { id }: Input<typeof contract.getPrintProof>,
): Promise<Reply<typeof contract.getPrintProof>> {
  const order = await selectOrder(ctx.db, ctx.seller.id, id)
  if (!order) throw new AppError('not_found')
  return getProof(ctx, order, { language: ctx.language, may_download: !ctx.identity.viewer_id })
}

export async function getDeskPrintProof(
  ctx: StaffCtx,
  { order_no }: Input<typeof contract.getDeskPrintProof>,
): Promise<Reply<typeof contract.getDeskPrintProof>> {
  const order = await findOrderByNumber(ctx.db, order_no)
  if (!order) throw new AppError('not_found')
  return getProof(ctx, order, { language: ctx.language, may_download: true })
}
