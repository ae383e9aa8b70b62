import { type WorkState, workStateNames } from '@inkroute/contract/after-sale/codes'
import { actName } from '@inkroute/contract/audit/act-names'
import { countryName } from '@inkroute/contract/countries'
import type { Language } from '@inkroute/contract/errors/errors'
import { fenToDecimal } from '@inkroute/contract/money'
import { type OrderState, orderStateNames } from '@inkroute/contract/order/codes'
import type { StoryItem } from '@inkroute/contract/order/desk'
import {
  type TaskState,
  type TrackingCode,
  taskStateNames,
  trackingCodeNames,
} from '@inkroute/contract/production/codes'
import type {
  FileRow,
  LedgerRow,
  selectEvents,
  selectMessages,
  selectPayments,
  selectPushes,
  selectShipments,
  selectStaffActs,
  selectStockMoves,
  selectTaskChecks,
  selectTasks,
  selectTicketMessages,
  selectTickets,
  selectTracking,
} from './story.queries.ts'

type Rows<F extends (...args: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<F>>

export interface StoryParts {
  readonly events: readonly (Rows<typeof selectEvents>[number] & { readonly text: string })[]
  readonly payments: Rows<typeof selectPayments>
  readonly ledger: readonly LedgerRow[]
  readonly files: readonly FileRow[]
  readonly tasks: Rows<typeof selectTasks>
  readonly checks: Rows<typeof selectTaskChecks>
  readonly parcels: Rows<typeof selectShipments>
  readonly tracking: Rows<typeof selectTracking>
  readonly pushes: Rows<typeof selectPushes>
  readonly tickets: Rows<typeof selectTickets>
  readonly ticket_messages: Rows<typeof selectTicketMessages>
  readonly messages: Rows<typeof selectMessages>
  readonly stock: Rows<typeof selectStockMoves>
  readonly acts: readonly (Omit<Rows<typeof selectStaffActs>[number], 'after'> & { readonly after: unknown })[]
}

const words = {
  paid: { zh: '支付', en: 'Payment' },
  ledger: { zh: '记账', en: 'Posting' },
  file_done: { zh: '印刷文件已生成', en: 'Print files ready' },
  file_failed: { zh: '印刷文件失败', en: 'Print files failed' },
  file_waiting: { zh: '印刷文件生成中', en: 'Print files requested' },
  task: { zh: '生产任务', en: 'Production task' },
  passed: { zh: '质检通过', en: 'Check passed' },
  failed: { zh: '质检不合格', en: 'Check failed' },
  sent: { zh: '包裹已发出', en: 'Parcel sent' },
  push_done: { zh: '已回传销售平台', en: 'Reported to the marketplace' },
  push_failed: { zh: '回传销售平台失败', en: 'The marketplace refused the report' },
  push_waiting: { zh: '等待回传销售平台', en: 'Waiting to be reported to the marketplace' },
  ticket: { zh: '售后工单', en: 'Ticket' },
  message: { zh: '已通知卖家', en: 'Seller notified' },
  stock_out: { zh: '出库', en: 'Taken from stock' },
  stock_in: { zh: '退回库存', en: 'Returned to stock' },
} as const
type Word = keyof typeof words

/** Accounts of the ledger as staff know them. */
const accounts: Readonly<Record<string, { readonly zh: string; readonly en: string }>> = {
  available: { zh: '可用余额', en: 'available balance' },
  frozen: { zh: '冻结余额', en: 'held balance' },
  revenue: { zh: '商品收入', en: 'goods revenue' },
  freight: { zh: '运费收入', en: 'freight revenue' },
  service: { zh: '服务收入', en: 'service revenue' },
  coupon_expense: { zh: '优惠券支出', en: 'coupon expense' },
  compensation: { zh: '赔付支出', en: 'compensation' },
  withdraw_payable: { zh: '待付提现', en: 'withdrawals payable' },
  clearing_alipay: { zh: '支付宝', en: 'Alipay' },
  clearing_wechat: { zh: '微信支付', en: 'WeChat Pay' },
  clearing_bank: { zh: '银行', en: 'bank' },
}
export const accountName = (account: string, language: Language): string => accounts[account]?.[language] ?? account

const signed = (fen: number): string => (fen < 0 ? `−¥${fenToDecimal(-fen)}` : `+¥${fenToDecimal(fen)}`)

interface Told {
  readonly at: string | null
  readonly kind: StoryItem['kind']
  readonly text: string
  readonly by?: string
  readonly detail?: string
  readonly is_problem?: boolean
}

const pushWord = (state: string): Word => {
  if (state === 'done') return 'push_done'
  return state === 'failed' ? 'push_failed' : 'push_waiting'
}
const fileWord = (state: string): Word => {
  if (state === 'done') return 'file_done'
  return state === 'failed' ? 'file_failed' : 'file_waiting'
}

function moneyItems({ payments, ledger }: StoryParts, language: Language): Told[] {
  const say = (word: Word) => words[word][language]
  return [
    ...payments.map(
      (row): Told => ({
        at: row.paid_at,
        kind: 'payment',
        text: `${say('paid')} ¥${fenToDecimal(row.amount_fen)}`,
        detail: row.payment_no,
      }),
    ),
    ...ledger.map(
      (row): Told => ({
        at: row.created_at,
        kind: 'ledger',
        text: `${say('ledger')} · ${row[`title_${language}`] || row.cause}`,
        detail: row.entries
          .map(({ account, amount_fen }) => `${accountName(account, language)} ${signed(amount_fen)}`)
          .join(' · '),
      }),
    ),
  ]
}

function makingItems({ files, tasks, checks, stock }: StoryParts, language: Language): Told[] {
  const say = (word: Word) => words[word][language]
  return [
    ...files.map(
      (row): Told => ({
        at: row.finished_at ?? row.created_at,
        kind: 'file',
        text: say(fileWord(row.state)),
        detail: row.reference,
        is_problem: row.state === 'failed',
      }),
    ),
    ...tasks.flatMap((row): Told[] => [
      { at: row.created_at, kind: 'task', text: `${say('task')} · ${row[`name_${language}`]}`, detail: row.code },
      {
        at: row.updated_at,
        kind: 'task',
        text: `${say('task')} · ${taskStateNames[row.state as TaskState][language]}`,
        detail: [row.code, row.problem].filter(Boolean).join(' · '),
        is_problem: row.problem !== '',
      },
    ]),
    ...checks.map(
      (row): Told => ({
        at: row.created_at,
        kind: 'check',
        text: say(row.is_passed ? 'passed' : 'failed'),
        by: row.by,
        detail: [row.code, row.problem].filter(Boolean).join(' · '),
        is_problem: !row.is_passed,
      }),
    ),
    ...stock.map(
      (row): Told => ({
        at: row.created_at,
        kind: 'stock',
        text: `${say(row.change < 0 ? 'stock_out' : 'stock_in')} · ${row.warehouse_code}`,
        detail: `${row.sku_code} × ${Math.abs(row.change)}`,
      }),
    ),
  ]
}

function sendingItems({ parcels, tracking, pushes }: StoryParts, language: Language): Told[] {
  const say = (word: Word) => words[word][language]
  return [
    ...parcels.map(
      (row): Told => ({
        at: row.sent_at,
        kind: 'parcel',
        text: say('sent'),
        detail: `${row.carrier} ${row.tracking_no}`,
      }),
    ),
    ...tracking.map(
      (row): Told => ({
        at: row.happened_at,
        kind: 'tracking',
        text: trackingCodeNames[row.code as TrackingCode]?.[language] ?? row.code,
        detail: [countryName(row.place, language), row.tracking_no].filter(Boolean).join(' · '),
        is_problem: row.code === 'exception',
      }),
    ),
    ...pushes.map(
      (row): Told => ({
        at: row.done_at ?? row.created_at,
        kind: 'market',
        text: say(pushWord(row.state)),
        detail: [row.tracking_number, row.error].filter(Boolean).join(' · '),
        is_problem: row.state === 'failed',
      }),
    ),
  ]
}

function talkItems({ tickets, ticket_messages, messages, acts }: StoryParts, language: Language): Told[] {
  const say = (word: Word) => words[word][language]
  return [
    ...tickets.map(
      (row): Told => ({
        at: row.created_at,
        kind: 'ticket',
        text: `${say('ticket')} · ${workStateNames[row.state as WorkState][language]}`,
        detail: row.work_no,
      }),
    ),
    ...ticket_messages.map(
      (row): Told => ({
        at: row.created_at,
        kind: 'ticket',
        text: ((language === 'en' && row.body_en) || row.body).slice(0, 300),
        by: row.by,
        detail: row.work_no,
      }),
    ),
    ...messages.map(
      (row): Told => ({ at: row.created_at, kind: 'message', text: `${say('message')} · ${row[`title_${language}`]}` }),
    ),
    ...acts.map(
      (row): Told => ({
        at: row.at,
        kind: 'staff',
        text: actName(row.endpoint, language),
        by: row.staff_name,
        detail: row.result === 'ok' ? getNote(row.after, language) : (row.error ?? row.result),
        is_problem: row.result !== 'ok',
      }),
    ),
  ]
}

/** The parts of a change worth a glance: why, and the new state, amount, channel or warehouse. */
const told: Readonly<Record<string, { readonly zh: string; readonly en: string }>> = {
  reason: { zh: '原因', en: 'reason' },
  state: { zh: '状态', en: 'status' },
  total: { zh: '金额', en: 'total' },
  amount: { zh: '金额', en: 'amount' },
  refunded: { zh: '退款', en: 'refunded' },
  cost: { zh: '成本', en: 'cost' },
  channel: { zh: '渠道', en: 'channel' },
  warehouse_code: { zh: '仓库', en: 'warehouse' },
  reprint: { zh: '新订单', en: 'new order' },
  pieces: { zh: '件数', en: 'pieces' },
}

function getNote(after: unknown, language: Language): string {
  if (after === null || typeof after !== 'object') return ''
  const word = (name: string, value: unknown) =>
    name === 'state' ? (orderStateNames[value as OrderState]?.[language] ?? String(value)) : String(value)
  return Object.entries(after)
    .flatMap(([name, value]) =>
      told[name] && typeof value !== 'object' ? [`${told[name][language]} ${word(name, value)}`] : [],
    )
    .join(' · ')
    .slice(0, 300)
}

const amountWords: ReadonlySet<string> = new Set(['total', 'amount', 'refunded', 'cost', 'difference'])

const isAmount = (name: string, value: unknown) =>
  amountWords.has(name) || (typeof value === 'string' && value.includes('¥'))

export const withoutAmounts = <T>(detail: T) =>
  Object.fromEntries(Object.entries(detail ?? {}).filter(([name, value]) => !isAmount(name, value)))

/** For staff who see neither money nor buyers; what people wrote to each other may name both. */
export const withoutPrivate = (parts: StoryParts): StoryParts => ({
  ...parts,
  payments: [],
  ledger: [],
  ticket_messages: [],
  messages: [],
  acts: parts.acts.map((row) => ({ ...row, after: withoutAmounts(row.after) })),
})

/** Everything that happened, the newest first. */
export function tellStory(parts: StoryParts, language: Language): StoryItem[] {
  const items: Told[] = [
    ...parts.events.map((row): Told => ({ at: row.created_at, kind: 'order', text: row.text, by: row.by })),
    ...moneyItems(parts, language),
    ...makingItems(parts, language),
    ...sendingItems(parts, language),
    ...talkItems(parts, language),
  ]
  return items
    .flatMap(({ at, ...item }) =>
      at === null ? [] : [{ at: new Date(at).toISOString(), by: '', detail: '', is_problem: false, ...item }],
    )
    .sort((a, b) => b.at.localeCompare(a.at))
}
