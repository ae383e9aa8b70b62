import { escapeHtml, page } from '../../shared/page.ts'
import { buyerFor, sampleGoods } from '../core/buyers.ts'
import type { Listing, Order, OrderState, Shop } from '../core/model.ts'
import { addUpTotal } from '../core/orders.ts'
import type { World } from '../core/world.ts'

const SHOWN = 50
const secondary = 'background:#fff;color:#17202e;border:1px solid #b9b6ae;padding:4px 10px'

const stateNames: Record<OrderState, string> = {
  unpaid: '待付款 Unpaid',
  on_hold: '审核中 On hold',
  ready: '待发货 To ship',
  partially_shipped: '部分发货 Partly shipped',
  shipped: '已发货 Shipped',
  delivered: '已签收 Delivered',
  cancelled: '已取消 Cancelled',
}

const listingStates: Record<Listing['state'], string> = {
  live: '在售 Live',
  pending: '审核中 In review',
  rejected: '被驳回 Rejected',
  offline: '已下架 Offline',
}

const time = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')

const field = (name: string, label: string, value: string, more = '') =>
  `<label>${label}<br><input type="search" name="${name}" value="${escapeHtml(value)}" ${more}></label>`

function buyForm(world: World, shop: Shop): string {
  const someone = buyerFor(shop.region)
  const listed = world.book.listingsOf(shop.shop_id).filter((listing) => listing.state === 'live')
  const skus = [
    ...listed.flatMap((listing) =>
      listing.variants.filter(({ is_off }) => !is_off).map((variant) => ({ sku: variant.sku, title: listing.title })),
    ),
    ...sampleGoods,
  ]
  const [first] = skus
  return `<form class="card" method="post" id="buy">
    ${field('sku', 'SKU', first?.sku ?? '', 'list="skus" required maxlength="100"')}
    <datalist id="skus">${skus.map((each) => `<option value="${escapeHtml(each.sku)}">${escapeHtml(each.title)}</option>`).join('')}</datalist>
    ${field('title', '商品 Product', first?.title ?? '', 'maxlength="200"')}
    ${field('price', `单价 Price (${shop.currency})`, '19.90', 'pattern="\\d{1,7}(\\.\\d{1,2})?" required')}
    ${field('quantity', '数量 Quantity', '1', 'inputmode="numeric" pattern="[1-9]\\d?" required')}
    <details style="margin-bottom:16px"><summary>收货地址 Address: ${escapeHtml(someone.name)}, ${escapeHtml(someone.city)}</summary>
    ${field('name', '收件人 Name', someone.name, 'required')}${field('phone', '电话 Phone', someone.phone)}
    ${field('line1', '地址 Street', someone.line1)}${field('line2', '地址二 Line 2', someone.line2)}
    ${field('city', '城市 City', someone.city)}${field('state', '州省 State', someone.state)}
    ${field('postal_code', '邮编 Postcode', someone.postal_code)}${field('country', '国家 Country', someone.country, 'pattern="[A-Z]{2}" required')}
    ${field('buyer_note', '留言 Note', '')}</details>
    <label>个性化 Personalisation<br><textarea name="answers" rows="2" maxlength="2000" style="width:100%;font:inherit"
      placeholder="Name: Olivia"></textarea></label>
    <label style="display:block;margin-bottom:16px"><input type="checkbox" name="unpaid"> 先不付款 Do not pay yet</label>
    <button name="do" value="buy">以买家身份下单 · Buy</button></form>`
}

const orderButtons = (order: Order): string => {
  const actions: [string, string][] = []
  if (order.state === 'unpaid') actions.push(['pay', '付款 Pay'])
  if (order.state === 'unpaid' || order.state === 'ready') actions.push(['cancel', '取消 Cancel'])
  if (order.state === 'shipped') actions.push(['deliver', '签收 Receive'])
  const buttons = actions.map(
    ([action, label]) => `<button name="do" value="${action}" style="${secondary}">${label}</button>`,
  )
  const can_move = order.state === 'unpaid' || order.state === 'ready'
  const move = can_move
    ? `<details><summary>改地址 Change address</summary>${field('line1', '地址 Street', order.address.line1)}<button name="do" value="address" style="${secondary}">保存 Save</button></details>`
    : ''
  return buttons.length === 0
    ? ''
    : `<form method="post" style="display:flex;gap:6px;flex-wrap:wrap"><input type="hidden" name="order_id" value="${escapeHtml(order.order_id)}">${buttons.join('')}${move}</form>`
}

const orderRow = (order: Order): string => {
  const lines = order.lines.map(
    (line) => `${escapeHtml(line.title)} <span class="quiet">${escapeHtml(line.sku)}</span> × ${line.quantity}`,
  )
  const parcels = order.shipments.map(
    (shipment) => `<br>📦 ${escapeHtml(shipment.carrier)} <strong>${escapeHtml(shipment.tracking_number)}</strong>`,
  )
  return `<tr><td>${time(order.created_ms)}<br><span class="quiet">${escapeHtml(order.order_id)}</span></td>
    <td>${lines.join('<br>')}<br><span class="quiet">${escapeHtml(order.address.name)}, ${escapeHtml(order.address.line1)}, ${escapeHtml(
      order.address.city,
    )}, ${escapeHtml(order.address.country)}</span></td>
    <td>${order.currency} ${addUpTotal(order)}</td><td>${stateNames[order.state]}${parcels.join('')}</td><td>${orderButtons(order)}</td></tr>`
}

const listingRow = (listing: Listing): string =>
  `<tr><td>${escapeHtml(listing.title)}<br><span class="quiet">${escapeHtml(listing.product_id)} · ${listing.picture_urls.length} 张图 pictures</span></td>
  <td>${listing.variants
    .map(
      ({ sku, options, price, quantity, is_off }) =>
        `${escapeHtml(sku)} <span class="quiet">${escapeHtml(Object.values(options).filter(Boolean).join(' / '))}</span> · ${escapeHtml(
          price,
        )} · ${quantity}${is_off ? ' · 停售 off' : ''}`,
    )
    .join('<br>')}</td>
  <td>${listingStates[listing.state]}${listing.issues.map((issue) => `<br>${escapeHtml(issue.field)}: ${escapeHtml(issue.message)}`).join('')}</td></tr>`

const pushAddress = ({ webhook_url }: Shop): string =>
  `<form method="post" style="display:flex;gap:8px;margin-top:12px"><label style="flex:1">推送地址 Push address
    <input name="url" value="${escapeHtml(webhook_url)}" placeholder="https://…/market-hook/…" style="width:100%"></label>
    <button name="do" value="push_address" style="${secondary};align-self:end">保存 Save</button></form>`

function connection(world: World, shop: Shop): string {
  const given = world.book.grants.get(shop.shop_id)
  const keys = Object.entries(shop.keys).map(
    ([name, value]) =>
      `<tr><th>${escapeHtml(name)}</th><td style="user-select:all;overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`,
  )
  const is_on = given?.revoked === false
  return `<div class="card"><div class="row"><span>${
    is_on
      ? `已授权印途，自 ${time(given.granted_ms)} · InkRoute may act here`
      : '未授权印途 · InkRoute may not act here'
  }</span><form method="post" style="display:flex;gap:8px">
    ${world.market.manualToken ? `<button name="do" value="token" style="${secondary}">生成令牌 New token</button>` : ''}
    ${world.market.keysOf ? `<button name="do" value="keys" style="${secondary}">换新密钥 New keys</button>` : ''}
    ${is_on ? `<button name="do" value="revoke" style="${secondary}">取消授权 Revoke</button>` : ''}</form></div>
    ${keys.length > 0 ? `<table>${keys.join('')}</table>` : ''}${world.market.merchant_sets_push_address ? pushAddress(shop) : ''}</div>`
}

const table = (head: readonly string[], rows: readonly string[], empty: string): string =>
  rows.length === 0
    ? `<div class="card quiet">${empty}</div>`
    : `<div class="card" style="overflow-x:auto"><table><tr>${head.map((each) => `<th>${each}</th>`).join('')}</tr>${rows.join('')}</table></div>`

/** The merchant's console: permission, a buyer's order, orders with tracking, products. */
export const shopPage = (world: World, shop: Shop): string => {
  const { market, book } = world
  const orders = book
    .ordersOf(shop.shop_id)
    .sort((a, b) => b.created_ms - a.created_ms)
    .slice(0, SHOWN)
  const pushes = book.deliveries.filter((each) => each.shop_id === shop.shop_id).slice(-10)
  return page({
    title: `${shop.name} · ${market.title}`,
    body: `<p id="top"><a href="/marketplaces/${market.id}">← ${escapeHtml(market.title)}</a></p>
      <h1>${escapeHtml(shop.name)}</h1><p class="quiet">${shop.region} · ${shop.currency} · ${escapeHtml(shop.shop_id)} · ${escapeHtml(shop.extra.domain ?? shop.handle)}</p>
      <h2>授权 · Authorisation</h2>${connection(world, shop)}
      <h2>下一笔测试订单 · Place a test order</h2>${buyForm(world, shop)}
      <h2 id="orders">订单 · Orders</h2>
      ${table(['时间 Time', '商品 Items', '金额 Total', '状态 State', ''], orders.map(orderRow), '还没有订单。 No orders yet.')}
      <h2 id="listings">商品 · Listings</h2>
      ${table(['商品 Product', 'SKU · 价格 price · 库存 stock', '状态 State'], book.listingsOf(shop.shop_id).map(listingRow), '还没有发布商品。 Nothing listed yet.')}
      <h2>推送 · Pushes</h2>
      ${table(
        ['时间 Time', '事件 Event', '结果 Answer'],
        pushes
          .reverse()
          .map(
            (each) => `<tr><td>${time(each.at_ms)}</td><td>${each.kind}</td><td>${escapeHtml(each.answer)}</td></tr>`,
          ),
        '还没有推送。 None yet.',
      )}`,
  })
}
