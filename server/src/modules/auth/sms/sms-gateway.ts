import type { AppCtx } from '../../../infra/context.ts'
import { postSigned, signedPost } from '../../../infra/signed-post.ts'

interface Sms {
  /** The gateway delivers one message per id. */
  readonly message_id: string
  readonly phone: string
  readonly text: string
  readonly code: string
}

/** Hands one message to the SMS gateway. Throws when it was not accepted; the job tries again. */
export async function deliverSms(ctx: AppCtx, sms: Sms): Promise<void> {
  const { sms: gateway } = ctx.config
  if (gateway) await postSigned({ ...gateway, body: sms })
  else await signedPost(ctx, { service: 'sms', path: '/sms/send', body: sms })
}
