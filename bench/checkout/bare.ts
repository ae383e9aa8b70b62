import Fastify from 'fastify'
import pg from 'pg'

const tables = `
  create table if not exists bare_cart (like cart_item);
  create table if not exists bare_order (like sales_order including indexes);
  create table if not exists bare_line (like sales_order_line including indexes);
  create table if not exists bare_event (like sales_order_event including indexes);
  create table if not exists bare_payment (like payment including indexes);
  create table if not exists bare_transaction (like ledger_transaction including indexes);
  create table if not exists bare_entry (like ledger_entry including indexes);
  create sequence if not exists bare_id start 1`

interface Body {
  readonly seller_id: number
  readonly sku_id: number
}
type Write = (client: pg.PoolClient, body: Body) => Promise<void>

const next = async (client: pg.PoolClient) => Number((await client.query("select nextval('bare_id') as id")).rows[0].id)

const addCart: Write = async (client, { seller_id, sku_id }) => {
  await client.query({
    name: 'cart',
    text: `insert into bare_cart (seller_id, id, sku_id, warehouse_code, quantity, services, is_pickup, remark, created_by, created_at, updated_at)
      values ($1, nextval('bare_id'), $2, 'SZ', 1, '{}', false, '', 1, now(), now())`,
    values: [seller_id, sku_id],
  })
}

const addOrder: Write = async (client, { seller_id, sku_id }) => {
  const id = await next(client)
  await client.query({
    name: 'order',
    text: `insert into bare_order (seller_id, id, order_no, source, external_no, state, warehouse_code, channel_id, channel_name_zh,
        channel_name_en, days_min, days_max, address, country, buyer_name, tax_number, remark, pieces, weight_g, goods_fen, services_fen,
        freight_fen, tax_fen, discount_fen, total_fen, refunded_fen, problems, revision, created_at, updated_at)
      values ($1, $2, $3, 'cart', '', 'awaiting_payment', 'SZ', 1, '专线', 'Line', 5, 9, $4, 'DE', 'Anna', '', '', 1, 200, 3000, 0, 2000, 0,
        0, 5000, 0, '{}', 0, now(), now())`,
    values: [
      seller_id,
      id,
      `B${id}`,
      JSON.stringify({ name: 'Anna Schmidt', street1: 'Invalidenstraße 43', city: 'Berlin' }),
    ],
  })
  await client.query({
    name: 'line',
    text: `insert into bare_line (seller_id, order_id, id, sku_id, goods_id, product_id, item_id, design_id, design_version, color_id, size_id,
        title, sku_code, color_name, size_name, quantity, unit_fen, goods_fen, services, services_fen, share_fen, refunded_pieces, refunded_fen, piece_no)
      values ($1, $2, $2, $3, 1, 1001, 1, 1, 1, 1, 1, 'T-shirt', 'SKU', 'Red', 'M', 1, 3000, 3000, '{}', 0, 5000, 0, 0, 1)`,
    values: [seller_id, id, sku_id],
  })
  await client.query({
    name: 'event',
    text: `insert into bare_event (seller_id, order_id, id, kind, to_state, actor, detail, created_at)
      values ($1, $2, nextval('bare_id'), 'created', 'awaiting_payment', 'seller', '{}', now())`,
    values: [seller_id, id],
  })
  await client.query({
    name: 'uncart',
    text: 'delete from bare_cart where seller_id = $1 and sku_id = $2',
    values: [seller_id, sku_id],
  })
}

const addPayment: Write = async (client, { seller_id }) => {
  const id = await next(client)
  await client.query({
    name: 'payment',
    text: `insert into bare_payment (seller_id, id, payment_no, subject_kind, subject_id, title_zh, title_en, amount_fen, goods_fen, freight_fen,
        service_fen, coupon_fen, balance_fen, alipay_fen, refunded_fen, refunded_balance_fen, state, return_path, created_at, expires_at, paid_at)
      values ($1, $2, $3, 'order', $4, '订单', 'Order', 5000, 3000, 2000, 0, 0, 5000, 0, 0, 0, 'paid', '', now(), now(), now())`,
    values: [seller_id, id, `P${id}`, String(id)],
  })
  await client.query({
    name: 'transaction',
    text: `insert into bare_transaction (seller_id, id, idempotency_key, cause, cause_id, created_at, title_zh, title_en)
      values ($1, $2, $3, 'payment', '', now(), '', '')`,
    values: [seller_id, id, `pay:${id}`],
  })
  for (const [account, amount] of [
    ['available', -5000],
    ['revenue', 3000],
    ['freight', 2000],
  ])
    await client.query({
      name: 'entry',
      text: 'insert into bare_entry (seller_id, transaction_id, account_kind, amount_fen, balance_after_fen) values ($1, $2, $3, $4, 0)',
      values: [seller_id, id, account, amount],
    })
  await client.query({
    name: 'paid',
    text: "update bare_order set state = 'paid', paid_at = now() where seller_id = $1 and id = $2",
    values: [seller_id, id - 3],
  })
  await client.query({
    name: 'event2',
    text: `insert into bare_event (seller_id, order_id, id, kind, from_state, to_state, actor, detail, created_at)
      values ($1, $2, nextval('bare_id'), 'moved', 'awaiting_payment', 'paid', 'system', '{}', now())`,
    values: [seller_id, id],
  })
}

/** The least a checkout can be: the same rows, in transactions, with nothing looked up and nothing decided. */
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
        await write(client, body as Body)
        await client.query('commit')
        return { ok: true }
      } finally {
        client.release()
      }
    })
  return {
    http,
    async close() {
      await http.close()
      await pool.end()
    },
  }
}
