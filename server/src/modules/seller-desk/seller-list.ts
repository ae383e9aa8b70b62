import type { Input, Reply } from '@inkroute/contract/endpoint'
import { fenToDecimal } from '@inkroute/contract/money'
import type * as contract from '@inkroute/contract/seller-desk/seller-desk'
import { AppError } from '../../infra/app-error.ts'
import type { StaffCtx } from '../../infra/context.ts'
import { amountCell } from '../../infra/exporter.ts'
import { levelNamesIn, levelTable, sellerTerms } from '../account/account.ts'
import { getWorkbook } from '../export/export.ts'
import { findDesignQuota } from '../membership/membership.ts'
import { spentSince } from '../wallet/wallet.ts'
import {
  countSellers,
  daysBefore,
  findSellerDetail,
  type SellerFilters,
  type SellerListRow,
  selectSellers,
} from './seller-list.queries.ts'
import { type FoundSeller, findSellersByAnything } from './seller-search.queries.ts'

const MAX_EXPORTED = 5000
const GB = 1024 ** 3

interface Wanted {
  readonly filters: SellerFilters
  readonly matches: ReadonlyMap<number, FoundSeller>
}

/** The filters of the screen as the queries take them; a keyword becomes the sellers it finds. */
async function wantedBy(ctx: StaffCtx, input: Input<typeof contract.exportSellers>): Promise<Wanted> {
  const { keyword, level, state, plan } = input
  const found = keyword ? await findSellersByAnything(ctx.db, keyword) : null
  const ids = found?.map(({ seller_id }) => seller_id)
  return {
    filters: { ids, level, state, plan, now: ctx.clock.now() },
    matches: new Map((found ?? []).map((match) => [match.seller_id, match])),
  }
}

const toRow = (row: SellerListRow, level_name: string) => ({
  id: row.id,
  name: row.name,
  username: row.username,
  company: row.company,
  phone: row.phone,
  email: row.email,
  level: row.level,
  level_name,
  plan:
    row.plan_level !== null && row.plan_ends_at !== null ? { level: row.plan_level, ends_at: row.plan_ends_at } : null,
  balance: fenToDecimal(row.balance_fen),
  last_login_at: row.last_login_at,
  state: row.frozen_at ? ('frozen' as const) : ('active' as const),
  created_at: row.created_at,
})

export async function listSellers(
  ctx: StaffCtx,
  input: Input<typeof contract.listSellers>,
): Promise<Reply<typeof contract.listSellers>> {
  const { page, page_size, sort } = input
  const { filters, matches } = await wantedBy(ctx, input)
  const [rows, total, nameOf] = await Promise.all([
    selectSellers(ctx.db, filters, { sort, limit: page_size, offset: (page - 1) * page_size }),
    countSellers(ctx.db, filters),
    levelNamesIn(ctx),
  ])
  const data = rows.map((row) => {
    const match = matches.get(row.id)
    return {
      ...toRow(row, nameOf(row.level)),
      orders_30d: row.orders_30d,
      matched: match ? { kind: match.kind, value: match.value } : null,
    }
  })
  return { data, total, page, page_size }
}

const headers = {
  zh: [
    '卖家编号',
    '名称',
    '用户名',
    '公司',
    '手机',
    '邮箱',
    '等级',
    '套餐到期',
    '余额（元）',
    '30 天订单',
    '最近登录',
    '状态',
    '注册时间',
  ],
  en: [
    'No.',
    'Name',
    'Username',
    'Company',
    'Phone',
    'Email',
    'Level',
    'Plan ends',
    'Balance (CNY)',
    'Orders in 30 days',
    'Last login',
    'Status',
    'Registered',
  ],
} as const
const widths = [10, 20, 18, 24, 14, 26, 10, 20, 14, 12, 20, 10, 20]
const states = { zh: { active: '正常', frozen: '已冻结' }, en: { active: 'Active', frozen: 'Frozen' } } as const
const dateCell = (instant: string | null) => (instant ? new Date(instant) : null)

export async function exportSellers(
  ctx: StaffCtx,
  input: Input<typeof contract.exportSellers>,
): Promise<Reply<typeof contract.exportSellers>> {
  const { filters } = await wantedBy(ctx, input)
  const [found, nameOf] = await Promise.all([
    selectSellers(ctx.db, filters, { sort: input.sort, limit: MAX_EXPORTED + 1, offset: 0 }),
    levelNamesIn(ctx),
  ])
  const rows = found.slice(0, MAX_EXPORTED)
  const { language } = ctx
  const bytes = getWorkbook({
    header: [...headers[language]],
    widths,
    time_zone: 'Asia/Shanghai',
    rows: rows.map((row) => [
      row.id,
      row.name,
      row.username,
      row.company,
      row.phone,
      row.email,
      nameOf(row.level),
      dateCell(row.plan_ends_at),
      amountCell(row.balance_fen),
      row.orders_30d,
      dateCell(row.last_login_at),
      states[language][row.frozen_at ? 'frozen' : 'active'],
      dateCell(row.created_at),
    ]),
  })
  const day = ctx.clock.now().toISOString().slice(0, 10)
  return {
    name: language === 'zh' ? `卖家 ${day}.xlsx` : `sellers ${day}.xlsx`,
    file_base64: Buffer.from(bytes).toString('base64'),
    rows: rows.length,
    is_cut: found.length > MAX_EXPORTED,
  }
}

export async function getSeller(
  ctx: StaffCtx,
  { id }: Input<typeof contract.getSeller>,
): Promise<Reply<typeof contract.getSeller>> {
  const now = ctx.clock.now()
  const { window_days } = await levelTable(ctx.db)
  const [[row], detail, nameOf, terms, designs, spent_fen] = await Promise.all([
    selectSellers(ctx.db, { ids: [id], now }, { sort: 'newest', limit: 1, offset: 0 }),
    findSellerDetail(ctx.db, id, now),
    levelNamesIn(ctx),
    sellerTerms(ctx.db, id),
    findDesignQuota(ctx, id),
    spentSince(ctx.db, id, daysBefore(now, window_days)),
  ])
  if (!row || !detail) throw new AppError('not_found')
  const { verified_kind, verified_name } = detail
  return {
    ...toRow(row, nameOf(row.level)),
    frozen: row.frozen_at ? { at: row.frozen_at, reason: detail.frozen_reason, by: detail.frozen_by } : null,
    frozen_money: fenToDecimal(detail.frozen_fen),
    verified: verified_kind && verified_name ? { kind: verified_kind, name: verified_name } : null,
    language: detail.language,
    time_zone: detail.time_zone,
    last_login_ip: detail.last_login_ip,
    spent_30d: fenToDecimal(detail.spent_30d_fen),
    spend_in_window: fenToDecimal(spent_fen),
    window_days,
    discount_bp: terms.discount_bp,
    counts: { ...detail, orders_30d: row.orders_30d },
    quotas: [
      { key: 'designs' as const, used: designs.used, limit: designs.allowance },
      { key: 'stores' as const, used: detail.stores, limit: terms.stores },
      { key: 'sub_accounts' as const, used: detail.sub_accounts, limit: terms.sub_accounts },
      {
        key: 'storage' as const,
        used: Math.round((detail.stored_bytes / GB) * 100) / 100,
        limit: terms.storage_gb,
      },
    ],
  }
}
