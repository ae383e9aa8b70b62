import { escapeHtml, page } from '../../shared/page.ts'
import { getDecimal, shanghaiTime, type Trade } from './alipay-book.ts'

const statusNames: Record<Trade['status'], string> = {
  WAIT_BUYER_PAY: '等待付款 · Waiting',
  TRADE_SUCCESS: '已付款 · Paid',
  TRADE_CLOSED: '已关闭 · Closed',
}

const secondary = 'background:#fff;color:#17202e;border:1px solid #b9b6ae'

/** The page where the buyer pays or cancels. Leaving it open does nothing, as with the real one. */
export const cashierPage = (trade: Trade): string =>
  page({
    title: '支付宝收银台 · Alipay cashier',
    body: `<h1 style="color:#0b5fd0">支付宝收银台 · Alipay cashier</h1>
      <p class="quiet">这里代替支付宝，不会产生真实扣款。 Stands in for Alipay; no real money moves.</p>
      <div class="card"><div class="row"><span>${escapeHtml(trade.subject)}</span>
      <span style="font-size:32px;font-weight:650;color:#c93a23">¥ ${getDecimal(trade.amount_fen)}</span></div>
      <div class="quiet">收款方 Payee: 印途 InkRoute · ${escapeHtml(trade.out_trade_no)}</div></div>
      <form class="card" method="post" action="/alipay/cashier">
      <input type="hidden" name="trade_no" value="${escapeHtml(trade.trade_no)}">
      <label class="choice"><input type="radio" name="notify" value="once" checked><span>付款后立即通知商家 · Notify at once</span></label>
      <label class="choice"><input type="radio" name="notify" value="twice"><span>通知两次 · Notify twice</span></label>
      <label class="choice"><input type="radio" name="notify" value="late"><span>10 秒后通知 · Notify after 10 seconds</span></label>
      <label class="choice"><input type="radio" name="notify" value="never"><span>通知丢失 · Lose the notify</span></label>
      <div style="padding-top:16px;display:flex;gap:12px;flex-wrap:wrap">
      <button name="do" value="pay" style="background:#0b5fd0">确认付款 ¥${getDecimal(trade.amount_fen)} · Pay</button>
      <button name="do" value="cancel" style="${secondary}">取消付款 · Cancel</button></div></form>`,
  })

export const noticePage = (title: string, text: string): string =>
  page({
    title,
    body: `<h1>${escapeHtml(title)}</h1><div class="card">${escapeHtml(text)}</div><p><a href="/alipay">支付宝 · Alipay</a></p>`,
  })

const row = (trade: Trade): string => {
  const refunded = trade.refunds.reduce((sum, refund) => sum + refund.amount_fen, 0)
  const action =
    trade.status === 'WAIT_BUYER_PAY'
      ? `<a href="/alipay/cashier?trade_no=${trade.trade_no}">付款 Pay</a>`
      : escapeHtml(trade.notifies.at(-1)?.answer ?? '')
  return `<tr><td>${shanghaiTime(trade.created_at)}</td><td>${escapeHtml(trade.subject)}<br>
    <span class="quiet">${escapeHtml(trade.out_trade_no)}</span></td><td>¥${getDecimal(trade.amount_fen)}${
      refunded > 0 ? `<br><span class="quiet">退款 refunded ¥${getDecimal(refunded)}</span>` : ''
    }</td><td>${statusNames[trade.status]}</td><td>${action}</td></tr>`
}

const SHOWN = 100

export const tradesPage = (trades: readonly Trade[]): string =>
  page({
    title: '支付宝 · Alipay',
    body: `<p><a href="/">← 外部世界 · The outside world</a></p><h1>支付宝 · Alipay</h1>
      ${
        trades.length === 0
          ? '<div class="card quiet">还没有交易。在“充值”页用支付宝付款。 No trades yet. Pay with Alipay on the “Recharge” screen.</div>'
          : `<div class="card"><table><tr><th>时间</th><th>商品</th><th>金额</th><th>状态</th><th>通知结果</th></tr>${[
              ...trades,
            ]
              .reverse()
              .slice(0, SHOWN)
              .map(row)
              .join('')}</table></div>`
      }`,
  })
