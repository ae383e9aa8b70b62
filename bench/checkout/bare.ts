import { MessageStatus } from '@inkroute/contract/codes'
import Fastify from 'fastify'
import pg from 'pg'

/** Tables that a checkout writes to. `including all` copies their columns, checks and indexes. */
const copied = {
  cart: 'cart_item',
  order: 'sales_order',
  line: 'sales_order_line',
  event: 'sales_order_event',
  pay_group: 'order_pay_group',
  payment: 'payment',
  carried: 'order_payment',
  posting: 'ledger_transaction',
  entry: 'ledger_entry',
  account: 'ledger_account',
  message: 'user_message',
  print_set: 'print_set',
  stock: 'product_stock',
  stock_movement: 'stock_movement',
  job: 'pgboss.job_common',
} as const

const tables = `
  ${Object.entries(copied)
    .map(([name, from]) => `create table bare_${name} (like ${from} including all);`)
    .join('\n')}
  -- Copies do not take this along: room on each page for rows that are updated all day.
  alter table bare_account set (fillfactor = 50);
  alter table bare_stock set (fillfactor = 50);
  insert into bare_account select * from ledger_account;
  insert into bare_account select distinct a.seller_id, k.kind from ledger_account a, unnest(array['revenue', 'freight']) as k (kind)
    on conflict do nothing;
  insert into bare_stock select * from product_stock;`

interface BareOrder {
  readonly seller_id: number
  readonly sku_id: number
  readonly item_id: number
  readonly warehouse: string
  readonly order_id: number
}
type Run = (name: string, text: string, values: readonly unknown[]) => Promise<pg.QueryResult>
type Write = (run: Run, body: BareOrder) => Promise<object>

const address = JSON.stringify({
  name: 'Anna Schmidt',
  street1: 'Invalidenstraße 43',
  city: 'Berlin',
  postcode: '10115',
})

const addCart: Write = async (run, { seller_id, sku_id, warehouse }) => {
  await run(
    'cart',
    `insert into bare_cart (seller_id, sku_id, warehouse_code, quantity, created_by, created_at, updated_at)
      values ($1, $2, $3, 1, 1, now(), now())`,
    [seller_id, sku_id, warehouse],
  )
  return {}
}

let number = 0

const addOrder: Write = async (run, { seller_id, sku_id, item_id, warehouse }) => {
  const { rows } = await run(
    'order',
    `insert into bare_order (seller_id, order_no, source, external_no, state, warehouse_code, channel_id, channel_name_zh,
        channel_name_en, days_min, days_max, address, country, buyer_name, tax_number, remark, pieces, weight_g, goods_fen,
        services_fen, freight_fen, tax_fen, discount_fen, total_fen, refunded_fen, problems, revision, created_at, updated_at)
      values ($1, $2, 'cart', '', 'awaiting_payment', $3, 1, '专线', 'Line', 5, 9, $4, 'DE', 'Anna', '', '', 1, 200, 3000, 0,
        2000, 0, 0, 5000, 0, '{}', 0, now(), now()) returning id`,
    [seller_id, `B${++number}`, warehouse, address],
  )
  const order_id = Number(rows[0].id)
  await run(
    'line',
    `insert into bare_line (seller_id, order_id, sku_id, goods_id, product_id, item_id, design_id, design_version, color_id,
        size_id, title, sku_code, color_name, size_name, quantity, unit_fen, goods_fen, services, services_fen, share_fen, piece_no)
      values ($1, $2, $3, 1, 1001, $4, 1, 1, 1, 1, 'T-shirt', 'SKU', 'Red', 'M', 1, 3000, 3000, '{}', 0, 5000, 1)`,
    [seller_id, order_id, sku_id, item_id],
  )
  await run(
    'event',
    `insert into bare_event (seller_id, order_id, kind, to_state, actor, user_id, created_at)
      values ($1, $2, 'created', 'awaiting_payment', 'seller', 1, now())`,
    [seller_id, order_id],
  )
  await run('uncart', 'delete from bare_cart where seller_id = $1 and sku_id = $2', [seller_id, sku_id])
  return { order_id }
}

const addJob = (run: Run, data: object) =>
  run('job', "insert into bare_job (name, data) values ('bench', $1)", [JSON.stringify(data)])

const addMoney: Write = async (run, { seller_id, order_id }) => {
  const group = await run(
    'group',
    'insert into bare_pay_group (seller_id, order_ids, created_at) values ($1, $2, now()) returning id',
    [seller_id, [order_id]],
  )
  const paid = await run(
    'payment',
    `insert into bare_payment (seller_id, payment_no, subject_kind, subject_id, title_zh, title_en, amount_fen, goods_fen,
        freight_fen, service_fen, coupon_fen, balance_fen, alipay_fen, state, return_path, created_at, expires_at, paid_at)
      values ($1, $2, 'order', $3, '订单', 'Order', 5000, 3000, 2000, 0, 0, 5000, 0, 'paid', '', now(), now(), now()) returning id`,
    [seller_id, `P${order_id}`, String(group.rows[0].id)],
  )
  const posted = await run(
    'posting',
    `insert into bare_posting (seller_id, idempotency_key, cause, cause_id, created_at, title_zh, title_en)
      values ($1, $2, 'payment', $3, now(), '订单', 'Order') returning id`,
    [seller_id, `pay:${order_id}`, `P${order_id}`],
  )
  await run(
    'entries',
    `insert into bare_entry (seller_id, transaction_id, account_kind, amount_fen)
      values ($1, $2, 'available', -5000), ($1, $2, 'revenue', 3000), ($1, $2, 'freight', 2000)`,
    [seller_id, posted.rows[0].id],
  )
  await run(
    'accounts',
    `update bare_account set balance_fen = balance_fen + case kind when 'available' then -5000 when 'revenue' then 3000 else 2000 end
      where seller_id = $1 and kind in ('available', 'revenue', 'freight')`,
    [seller_id],
  )
  await addJob(run, { seller_id })
  return { payment_id: Number(paid.rows[0].id) }
}

const addPayment: Write = async (run, body) => {
  const { seller_id, order_id, item_id, warehouse } = body
  const { payment_id } = (await addMoney(run, body)) as { payment_id: number }
  await run(
    'paid',
    "update bare_order set state = 'paid', paid_at = now(), updated_at = now(), payment_id = $3 where seller_id = $1 and id = $2",
    [seller_id, order_id, payment_id],
  )
  await run(
    'moved',
    `insert into bare_event (seller_id, order_id, kind, from_state, to_state, actor, detail, created_at)
      values ($1, $2, 'moved', 'awaiting_payment', 'paid', 'system', '{}', now())`,
    [seller_id, order_id],
  )
  await run(
    'carried',
    'insert into bare_carried (seller_id, order_id, payment_id, amount_fen) values ($1, $2, $3, 5000)',
    [seller_id, order_id, payment_id],
  )
  // Counted in the unread message that tells of paid orders, where there is one.
  await run(
    'message',
    `insert into bare_message (seller_id, user_id, type, title_zh, title_en, description_zh, description_en, link, digest, created_at)
      values ($1, 1, 2, '订单已付款', 'Order is paid', '印刷文件正在生成', 'Print files are being made', '/myOrder', 'orders-paid', now())
      on conflict (seller_id, user_id, digest) where digest is not null and status = ${MessageStatus.unread}
      do update set id = default, events = bare_message.events + 1, created_at = excluded.created_at`,
    [seller_id],
  )
  const set = await run(
    'set',
    `insert into bare_print_set (seller_id, reference, design_id, version, color_id, size_id, quantity, created_at)
      values ($1, $2, 1, 1, 1, 1, 1, now()) returning id`,
    [seller_id, `B${order_id}-1`],
  )
  await addJob(run, { seller_id, id: Number(set.rows[0].id) })
  const shelf = await run(
    'stock',
    'update bare_stock set pieces = pieces - 1, updated_at = now() where item_id = $1 and warehouse_code = $2 returning pieces',
    [item_id, warehouse],
  )
  await run(
    'stock_move',
    'insert into bare_stock_movement (item_id, warehouse_code, change, pieces_after, cause) values ($1, $2, -1, $3, $4)',
    [item_id, warehouse, shelf.rows[0].pieces, `B${order_id}`],
  )
  return {}
}

/**
 * The minimum a checkout has to do: the same three calls with the same rows into tables with the same columns, checks and
 * indexes, prepared statements in one transaction each; no lookups, no decisions, no session, no triggers, no foreign
 * keys, no notifications.
 */
export function bareCheckout(database_url: string) {
  const pool = new pg.Pool({ connectionString: database_url, max: 20 })
  const ready = pool.query(tables)
  const http = Fastify()
  const writes = { '/cart': addCart, '/order': addOrder, '/pay': addPayment }
  for (const [path, write] of Object.entries(writes))
    http.post(path, async ({ body }) => {
      await ready
      const client = await pool.connect()
      try {
        await client.query('begin')
        const run: Run = (name, text, values) => client.query({ name, text, values: [...values] })
        const answer = await write(run, body as BareOrder)
        await client.query('commit')
        return answer
      } finally {
        client.release()
      }
    })
  return {
    http,
    pool,
    async close() {
      await http.close()
      await pool.end()
    },
  }
}

/** Rows in each of our tables and in its bare copy, by the bare name. */
export async function countRows(pool: pg.Pool): Promise<Map<string, { readonly ours: number; readonly bare: number }>> {
  const counts = new Map<string, { readonly ours: number; readonly bare: number }>()
  for (const [name, from] of Object.entries(copied)) {
    const { rows } = await pool.query(
      `select (select count(*) from ${from})::int as ours, (select count(*) from bare_${name})::int as bare`,
    )
    counts.set(name, rows[0])
  }
  return counts
}
