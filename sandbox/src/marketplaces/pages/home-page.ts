import { escapeHtml, page } from '../../shared/page.ts'
import type { Consent, Shop } from '../core/model.ts'
import { freeShops } from '../core/shops.ts'
import type { Marketplace, World } from '../core/world.ts'

const secondary = 'background:#fff;color:#17202e;border:1px solid #b9b6ae'

const isConnected = ({ book }: World, shop: Shop): boolean => book.grants.get(shop.shop_id)?.revoked === false

/** Unconnected shops come first: the shop at the top is one that a new seller may choose. */
function freeFirst(world: World): Shop[] {
  const free = freeShops(world)
  return [...free, ...[...world.book.shops.values()].filter((shop) => !free.includes(shop))]
}

export const noticePage = (market: Marketplace, title: string, text: string): string =>
  page({
    title,
    body: `<h1>${escapeHtml(title)}</h1><div class="card">${escapeHtml(text)}</div>
      <p><a href="/marketplaces/${market.id}">← ${escapeHtml(market.title)}</a></p>`,
  })

/** All shops of the marketplace, and a form for another. */
export const homePage = (world: World): string => {
  const { market } = world
  const shops = freeFirst(world).map(
    (shop) => `<div class="card row"><span><strong>${escapeHtml(shop.name)}</strong>
      <span class="quiet">${shop.region} · ${escapeHtml(shop.shop_id)}</span></span>
      <span>${isConnected(world, shop) ? '已连接印途 Connected · ' : ''}<a href="/marketplaces/${market.id}/shops/${encodeURIComponent(
        shop.shop_id,
      )}">登录 Log in</a></span></div>`,
  )
  const regions = market.regions.map((region) => `<option value="${region.code}">${escapeHtml(region.title)}</option>`)
  return page({
    title: market.title,
    body: `<p><a href="/">← 外部世界 · The outside world</a></p><h1>${escapeHtml(market.title)}</h1>
      <p class="quiet">${escapeHtml(market.description)}</p><h2>店铺 · Shops</h2>${shops.join('')}
      <h2>再开一家 · Open another</h2>
      <form class="card" method="post" action="/marketplaces/${market.id}/shops">
      <label>店名 Name<br><input type="search" name="name" maxlength="60" required></label>
      <label>市场 Market<br><select name="region" style="font:inherit;padding:8px;margin-bottom:16px">${regions.join('')}</select></label>
      <div><button>开店 · Open</button></div></form>`,
  })
}

/** Where a merchant decides whether InkRoute may act for a shop. */
export const consentPage = (world: World, consent: Consent): string => {
  const { market, book } = world
  const named = consent.shop_id === null ? undefined : book.shops.get(consent.shop_id)
  const shops = named ? [named] : freeFirst(world)
  const choices = shops.map(
    (shop, index) =>
      `<label class="choice"><input type="radio" name="shop_id" value="${escapeHtml(shop.shop_id)}"${
        index === 0 ? ' checked' : ''
      }><span>${escapeHtml(shop.name)} <span class="quiet">${shop.region} · ${escapeHtml(shop.shop_id)}${
        book.grants.has(shop.shop_id) ? ' · 已有卖家连接 Connected by a seller' : ''
      }</span></span></label>`,
  )
  const scopes = consent.scopes.length
    ? `<p class="quiet">权限 Scopes: ${escapeHtml(consent.scopes.join(', '))}</p>`
    : ''
  return page({
    title: `${market.title} 授权 · Authorise`,
    body: `<h1>${escapeHtml(market.title)} · 授权 Authorise</h1>
      <p class="quiet">印途 InkRoute 请求读取订单、发布商品、上传运单号。选择登录的店铺。<br>
      InkRoute asks to read orders, publish products and send tracking numbers. Choose your shop.</p>${scopes}
      <form class="card" method="post" action="/marketplaces/${market.id}/consent">
      <input type="hidden" name="id" value="${escapeHtml(consent.consent_id)}">${choices.join('')}
      <div style="padding-top:16px;display:flex;gap:12px;flex-wrap:wrap">
      <button name="do" value="approve">同意授权 · Approve</button>
      <button name="do" value="deny" style="${secondary}" formnovalidate>拒绝 · Refuse</button></div></form>`,
  })
}
