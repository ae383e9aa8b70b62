import type { WorkDetail, WorkLine, WorkMessage, WorkRow } from '@inkroute/contract/after-sale/after-sale'
import type { WorkForm, WorkKind, WorkOutcome, WorkState, WorkWish } from '@inkroute/contract/after-sale/codes'
import type { Language } from '@inkroute/contract/errors/errors'
import { fenToDecimal } from '@inkroute/contract/money'
import type { OrderState } from '@inkroute/contract/order/codes'
import type { MessageRecord, WorkLineRecord, WorkRecord } from './after-sale.queries.ts'
import { cutShort, isOpen, refundableFen } from './work.rules.ts'

export const instant = (at: string | Date): string => new Date(at).toISOString()

/** A picture as it is kept: of a seller's upload, or a photo of staff. */
export interface KeptWorkPicture {
  readonly name: string
  readonly preview_key: string
  readonly key: string
}

export type AddressOf = (key: string) => string
export type PictureOf = (line: WorkLineRecord) => string | null

export const viewWorkLine = (line: WorkLineRecord, picture_url: string | null): WorkLine => ({
  line_id: line.id,
  title: line.title,
  sku_code: line.sku_code,
  picture_url,
  variant: `${line.color_name} · ${line.size_name}`,
  pieces: line.pieces,
  quantity: line.quantity,
  paid: fenToDecimal(line.share_fen),
  refunded: fenToDecimal(line.refunded_fen),
  refundable: fenToDecimal(refundableFen(line, line.pieces)),
})

export function viewWorkRow(
  row: WorkRecord,
  lines: readonly WorkLineRecord[],
  findPicture: PictureOf,
  unread: 'seller_unread' | 'staff_unread',
): WorkRow {
  const [first] = lines
  return {
    id: row.id,
    work_no: row.work_no,
    form: row.form as WorkForm,
    kind: row.kind as WorkKind,
    state: row.state as WorkState,
    wish: row.wish as WorkWish,
    outcome: row.outcome as WorkOutcome | null,
    is_withdrawn: row.is_withdrawn,
    order_id: row.order_id,
    order_no: row.order_no,
    title: first ? first.title : row.order_no,
    picture_url: first ? findPicture(first) : null,
    pieces: row.pieces,
    last_words: cutShort(row.last_words),
    unread: row[unread],
    created_at: instant(row.created_at),
    updated_at: instant(row.updated_at),
  }
}

/** A message. Sellers see staff as the service desk, not by name. */
export const viewMessage = (
  row: Omit<MessageRecord, 'seller_id' | 'work_id' | 'user_id'>,
  {
    language,
    address,
    names_staff,
    desk,
  }: { language: Language; address: AddressOf; names_staff: boolean; desk: string },
): WorkMessage => {
  const name = row.display_name || row.username || ''
  return {
    id: row.id,
    author: row.author as WorkMessage['author'],
    author_name: row.author === 'seller' || names_staff ? name : row.author === 'staff' ? desk : '',
    body: language === 'en' && row.body_en !== null ? row.body_en : row.body,
    pictures: row.pictures.map((picture) => ({
      name: picture.name,
      preview_url: address(picture.preview_key),
      url: address(picture.key),
    })),
    created_at: instant(row.created_at),
  }
}

interface DetailParts {
  readonly lines: readonly WorkLineRecord[]
  readonly messages: WorkMessage[]
  readonly pictureOf: PictureOf
  readonly unread: 'seller_unread' | 'staff_unread'
  readonly coupon: { readonly amount_fen: number | null; readonly expires_at: string | Date } | undefined
  readonly reprint_no: string | undefined
}

const findDecision = (row: WorkRecord, { coupon, reprint_no }: DetailParts): WorkDetail['decision'] =>
  isOpen(row.state)
    ? null
    : {
        note: row.note,
        refund: row.outcome === 'refund' ? fenToDecimal(row.refund_fen) : null,
        reprint_order:
          row.reprint_order_id !== null && reprint_no !== undefined
            ? { id: row.reprint_order_id, order_no: reprint_no }
            : null,
        coupon: coupon
          ? { amount: fenToDecimal(coupon.amount_fen ?? 0), expires_at: instant(coupon.expires_at) }
          : null,
      }

export function viewWorkDetail(row: WorkRecord, parts: DetailParts): WorkDetail {
  const is_open = isOpen(row.state)
  const { return_address, return_tracking } = row
  return {
    ...viewWorkRow(row, parts.lines, parts.pictureOf, parts.unread),
    order_state: row.order_state as OrderState,
    order_total: fenToDecimal(row.total_fen),
    order_refunded: fenToDecimal(row.refunded_fen),
    lines: parts.lines.map((line) => viewWorkLine(line, parts.pictureOf(line))),
    messages: parts.messages,
    decision: findDecision(row, parts),
    send_back:
      return_address === null
        ? null
        : {
            address: return_address,
            tracking_no: return_tracking,
            received_at: row.received_at && instant(row.received_at),
          },
    may: {
      reply: is_open,
      withdraw: is_open,
      send_back: is_open && return_address !== null && row.received_at === null,
    },
  }
}
