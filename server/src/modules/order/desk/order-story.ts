import type { Input, Reply } from '@inkroute/contract/endpoint'
import { fenToDecimal } from '@inkroute/contract/money'
import type { HoldReason, OrderState } from '@inkroute/contract/order/codes'
import { type getDeskOrder as contract, deskActions } from '@inkroute/contract/order/desk'
import { AppError } from '../../../infra/app-error.ts'
import type { StaffCtx } from '../../../infra/context.ts'
import { seesPrivate } from '../../account/account.ts'
import { getColorNames, sizeIn, termName } from '../../catalog/catalog.ts'
import { getMockups } from '../../design/design.ts'
import { titlesIn } from '../../goods/goods.ts'
import {
  eventText,
  getLines,
  type LineRecord,
  type OrderRecord,
  pieceCode,
  selectOrder,
  viewAmounts,
} from '../order.ts'
import { findDeskRow } from './desk.queries.ts'
import { type DeskFacts, deskRefusals, findDeskRefusal } from './desk.rules.ts'
import { viewRow } from './find-orders.ts'
import * as queries from './story.queries.ts'
import { accountName, type StoryParts, tellStory, withoutAmounts, withoutPrivate } from './story.view.ts'

type Answer = Reply<typeof contract>

export const deskFacts = (order: OrderRecord): DeskFacts => ({
  state: order.state as OrderState,
  hold_reason: order.hold_reason as HoldReason | null,
  is_paid: order.payment_id !== null,
  is_reprint: order.reprint_of !== null,
  total_fen: order.total_fen,
  refunded_fen: order.refunded_fen,
})

async function readParts(
  { db, language, identity }: StaffCtx,
  order: OrderRecord,
  lines: readonly LineRecord[],
): Promise<StoryParts> {
  const codes = lines.map(({ piece_no }) => pieceCode(order.order_no, piece_no))
  const [events, carried, former, files, tasks, checks, parcels, tracking, pushes, tickets, messages, stock] =
    await Promise.all([
      queries.selectEvents(db, order),
      queries.selectPayments(db, order),
      queries.selectFormerPayments(db, order),
      queries.selectFiles(db, order, codes),
      queries.selectTasks(db, order),
      queries.selectTaskChecks(db, order),
      queries.selectShipments(db, order),
      queries.selectTracking(db, order),
      queries.selectPushes(db, order),
      queries.selectTickets(db, order),
      queries.selectMessages(db, order),
      queries.selectStockMoves(
        db,
        order,
        codes,
        lines.map(({ item_id }) => item_id),
      ),
    ])
  const payments = [...new Map([...former, ...carried].map((row) => [row.id, row])).values()]
  const causes = [order.order_no, ...payments.map((row) => row.payment_no), ...tickets.map((row) => row.work_no)]
  const [ledger, ticket_messages, acts] = await Promise.all([
    queries.selectLedger(db, order, causes),
    queries.selectTicketMessages(
      db,
      order,
      tickets.map((row) => row.id),
    ),
    queries.selectStaffActs(db, [order.order_no, ...codes, ...tickets.map((row) => row.work_no)]),
  ])
  const sees_private = seesPrivate(identity)
  const told = events.map((row) => {
    const detail = sees_private ? row.detail : withoutAmounts(row.detail)
    return { ...row, text: eventText({ ...row, detail }, language) }
  })
  return {
    events: told,
    payments,
    ledger,
    files,
    tasks,
    checks,
    parcels,
    tracking,
    pushes,
    tickets,
    ticket_messages,
    messages,
    stock,
    acts,
  }
}

async function viewLines(ctx: StaffCtx, seller_id: number, lines: readonly LineRecord[]): Promise<Answer['lines']> {
  const sees_private = seesPrivate(ctx.identity)
  const amount = (fen: number) => (sees_private ? fenToDecimal(fen) : null)
  const versions = lines.map((line) => ({ design_id: line.design_id, version: line.design_version }))
  const [pictures, colorOf, titleOf] = await Promise.all([
    getMockups(ctx, seller_id, versions, ctx.language),
    getColorNames(ctx.db, lines, ctx.language),
    titlesIn(ctx.db, seller_id, lines, ctx.language),
  ])
  return lines.map((line) => {
    const own = pictures.get(`${line.design_id}:${line.design_version}`)?.pictures ?? []
    return {
      id: line.id,
      title: titleOf(line),
      sku_code: line.sku_code,
      variant: `${colorOf(line)} · ${sizeIn(ctx.language, line.size_name)}`,
      quantity: line.quantity,
      goods: amount(line.goods_fen + line.services_fen),
      share: amount(line.share_fen),
      refunded: amount(line.refunded_fen),
      refundable: amount(line.share_fen - line.refunded_fen),
      picture_url: own.find((one) => one.color_id === line.color_id && one.small_url)?.small_url ?? null,
    }
  })
}

const viewMoney = ({ payments, ledger }: StoryParts, language: 'zh' | 'en'): Pick<Answer, 'payments' | 'ledger'> => ({
  payments: payments.map((row) => ({
    payment_no: row.payment_no,
    state: row.state,
    amount: fenToDecimal(row.amount_fen),
    balance: fenToDecimal(row.balance_fen),
    alipay: fenToDecimal(row.alipay_fen),
    refunded: fenToDecimal(row.refunded_fen),
    paid_at: row.paid_at,
  })),
  ledger: ledger.map((row) => ({
    id: row.id,
    at: row.created_at,
    title: row[`title_${language}`],
    cause: row.cause,
    entries: row.entries.map(({ account, amount_fen }) => ({
      account: accountName(account, language),
      amount: fenToDecimal(amount_fen),
    })),
  })),
})

async function viewMaking(ctx: StaffCtx, { files, tasks }: StoryParts): Promise<Pick<Answer, 'files' | 'tasks'>> {
  const now = ctx.clock.now()
  const keys = [...new Set(tasks.map((row) => row.technique))]
  const names = new Map(
    await Promise.all(keys.map(async (key) => [key, (await termName(ctx, 'technique', key))[ctx.language]] as const)),
  )
  return {
    files: files.map((row) => ({
      code: row.reference,
      state: row.state,
      sheet_url: row.sheet_key && ctx.storage.url(row.sheet_key),
      prints: row.prints.map(({ view_id, state, file_key }) => ({
        name: `${row.reference}-${view_id}.png`,
        state,
        url: file_key && ctx.storage.url(file_key),
      })),
    })),
    tasks: tasks.map((row) => ({
      code: row.code,
      factory: row[`name_${ctx.language}`],
      technique: names.get(row.technique) ?? row.technique,
      state: row.state,
      reprints: row.reprints,
      problem: row.problem,
      due_at: row.due_at,
      is_late: ['queued', 'printing', 'checked'].includes(row.state) && new Date(row.due_at) < now,
    })),
  }
}

const viewSending = ({ parcels, pushes, tickets }: StoryParts): Pick<Answer, 'parcels' | 'pushes' | 'tickets'> => ({
  parcels: parcels.map(({ id: _, ...row }) => row),
  pushes: pushes.map(({ tracking_number, ...row }) => ({ tracking_no: tracking_number, ...row })),
  tickets: tickets.map(({ closed_at: _, ...row }) => row),
})

export async function getDeskOrder(ctx: StaffCtx, { order_no }: Input<typeof contract>): Promise<Answer> {
  const { db, language } = ctx
  const row = await findDeskRow(db, order_no)
  const order = row && (await selectOrder(db, row.seller_id, row.id))
  if (!row || !order) throw new AppError('not_found')
  const lines = await getLines(db, order.seller_id, order.id)
  const [all, viewed, reprints, original] = await Promise.all([
    readParts(ctx, order, lines),
    viewLines(ctx, order.seller_id, lines),
    queries.selectReprints(db, order),
    order.reprint_of === null ? undefined : selectOrder(db, order.seller_id, order.reprint_of),
  ])
  const facts = deskFacts(order)
  const sees_private = seesPrivate(ctx.identity)
  const parts = sees_private ? all : withoutPrivate(all)
  return {
    ...viewRow(row, ctx.clock.now(), sees_private),
    ...(sees_private ? viewMoney(parts, language) : { payments: null, ledger: null }),
    ...(await viewMaking(ctx, parts)),
    ...viewSending(parts),
    amounts: sees_private ? viewAmounts(order) : null,
    hold_note: order.hold_note?.[language] ?? '',
    address: sees_private ? order.address : null,
    remark: order.remark,
    channel_id: order.channel_id,
    channel_name: order[`channel_name_${language}`],
    weight_g: order.weight_g,
    reprint_of: original?.order_no ?? null,
    reprints: reprints.map((one) => one.order_no),
    lines: viewed,
    story: tellStory(parts, language),
    actions: deskActions.map((action) => {
      const refusal = findDeskRefusal(action, facts)
      return { action, is_allowed: refusal === null, reason: refusal && deskRefusals[refusal][language] }
    }),
  }
}
