import type { PayChannel } from '@inkroute/contract/wallet/payment'
import { signedPost } from '../../../infra/signed-post.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { alipayAccount } from '../alipay/alipay-account.ts'
import { ALIPAY_NOTIFY_PATH } from '../alipay/alipay-gateway.ts'

/** Opens the cashier and presses a button, like a buyer. Returns the redirect URL. */
export async function atCashier(
  pay_url: string,
  does: 'pay' | 'cancel' = 'pay',
  notify: 'once' | 'twice' | 'never' = 'once',
): Promise<string> {
  const page = await (await fetch(pay_url)).text()
  const trade_no = /name="trade_no" value="(\d+)"/.exec(page)?.[1]
  if (!trade_no) throw new Error(`the cashier shows no trade: ${page.slice(-400)}`)
  const response = await fetch(`${new URL(pay_url).origin}/alipay/cashier`, {
    method: 'POST',
    body: new URLSearchParams({ trade_no, do: does, notify }),
    redirect: 'manual',
  })
  return response.headers.get('location') ?? ''
}

/** A notify of a known trade as Alipay signs it, with fields changed before signing. */
export async function signedNotify(app: TestApp, out_trade_no: string, change: Record<string, string> = {}) {
  const { app_id } = await alipayAccount(app.ctx)
  const body = { app_id, out_trade_no, change }
  const { form } = await signedPost<{ form: string }>(app.ctx, { service: 'alipay', path: '/alipay/notify', body })
  return new URLSearchParams(form)
}

/** Our reply to a notification. */
export async function postNotify(app: TestApp, form: URLSearchParams): Promise<string> {
  const response = await fetch(app.origin + ALIPAY_NOTIFY_PATH, { method: 'POST', body: form })
  return response.text()
}

/** Pays a recharge or payment at its emulated cashier. Returns the number of our trade. */
export async function payAtCashier(
  app: TestApp,
  channel: PayChannel,
  pay_url: string,
  notify: 'once' | 'never' = 'once',
): Promise<void> {
  if (channel === 'alipay') {
    await atCashier(pay_url, 'pay', notify)
    return
  }
  const no = new URL(pay_url, app.origin).searchParams.get('no') ?? ''
  const url = channel === 'wechat_pay' ? `${app.ctx.sandbox_url}/wechat-pay/scan` : pay_url
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ no, do: 'pay', notify }),
    redirect: 'manual',
  })
  if (response.status !== 303) throw new Error(`the cashier does not take the money: ${response.status}`)
}

interface SignedNotice {
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: string
}

/** A genuine notification of a trade, with fields changed before it is signed. */
export async function getNotice(
  app: TestApp,
  channel: PayChannel,
  out_trade_no: string,
  more: { readonly change?: object; readonly at?: number } = {},
): Promise<SignedNotice> {
  const path = `/req/frontend/pay/${channel === 'wechat_pay' ? 'wechat' : channel}/notify`
  if (channel === 'alipay') {
    const form = await signedNotify(app, out_trade_no, (more.change ?? {}) as Record<string, string>)
    return { path, headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: form.toString() }
  }
  const made = await signedPost<Omit<SignedNotice, 'path'>>(app.ctx, {
    service: channel,
    path: `/${channel.replace('_', '-')}/notice`,
    body: { out_trade_no, ...more },
  })
  return { path, ...made }
}

/** Whether we accepted it. */
export async function postNotice(app: TestApp, { path, headers, body }: SignedNotice): Promise<boolean> {
  const response = await fetch(app.origin + path, { method: 'POST', headers, body })
  return response.ok && (await response.text()) !== 'failure'
}
