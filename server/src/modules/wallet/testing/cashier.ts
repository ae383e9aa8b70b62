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
