import type { AppCtx } from '../../../infra/context.ts'
import { type CallOutcome, recordedCall, SANDBOX } from '../../../infra/services/recorded-call.ts'
import type { ServiceChoice } from '../../../infra/settings/settings.ts'
import { postSigned, signedPost } from '../../../infra/signed-post.ts'
import { sendByAlibaba } from './alibaba.ts'
import type { Sms, SmsProvider } from './provider.ts'
import { sendByTencent } from './tencent.ts'
import { sendByTwilio } from './twilio.ts'

const providers: Record<string, SmsProvider | undefined> = {
  alibaba: sendByAlibaba,
  tencent: sendByTencent,
  twilio: sendByTwilio,
}

interface Route {
  readonly provider: string
  readonly send: (sms: Sms) => Promise<string>
}

const sendToOwn = async (posted: Promise<{ message_id?: string }>) => (await posted).message_id ?? ''

const getRoute = (choice: ServiceChoice): Route => {
  const send = providers[choice.provider]
  if (!send) throw new Error(`There is no SMS company called ${choice.provider}`)
  return { provider: choice.provider, send: (sms) => send(choice.values, sms) }
}

/** The gateway named in the environment, the company staff chose, or the sandbox of the demo. */
function currentRoute(ctx: AppCtx): Route {
  const { sms: gateway } = ctx.config
  const choice = ctx.services.find('sms')
  if (gateway) return { provider: 'gateway', send: (sms) => sendToOwn(postSigned({ ...gateway, body: sms })) }
  if (choice) return getRoute(choice)
  return {
    provider: SANDBOX,
    send: (sms) => sendToOwn(signedPost(ctx, { service: 'sms', path: '/sms/send', body: sms })),
  }
}

const tryRoute = (ctx: AppCtx, { provider, send }: Route, sms: Sms): Promise<CallOutcome> =>
  recordedCall(ctx, { service: 'sms', provider }, () => send(sms))

/** Sends one message. Throws if it is not accepted, so the job retries. */
export async function sendSmsMessage(ctx: AppCtx, sms: Sms): Promise<void> {
  const { is_ok, answer } = await tryRoute(ctx, currentRoute(ctx), sms)
  if (!is_ok) throw new Error(`SMS not accepted: ${answer}`)
}

/** For the button that tries the settings: the answer is shown, not thrown. */
export const trySmsMessage = (ctx: AppCtx, sms: Sms): Promise<CallOutcome> => tryRoute(ctx, currentRoute(ctx), sms)
