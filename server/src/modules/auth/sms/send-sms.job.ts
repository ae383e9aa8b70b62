import { smsTypes } from '@inkroute/contract/codes'
import { z } from 'zod'
import { job } from '../../../infra/jobs/job.ts'
import { unseal } from '../../../infra/sealed.ts'
import { findExpiry } from './sms-code.queries.ts'
import { deliverSms } from './sms-gateway.ts'
import { smsText } from './sms-text.ts'

/** Retries reach into the last minute of the code's life; a message that comes too late is not sent at all. */
const RETRY_LIMIT = 9

export const SMS_JOB = 'auth.send-sms'

export const sendSms = job({
  name: SMS_JOB,
  schema: z.object({
    id: z.int(),
    /** The gateway drops a second message with the same id, so a retry never rings twice. */
    message_id: z.uuid(),
    phone: z.string(),
    type: z.enum(smsTypes),
    content: z.enum(['code', 'already_registered', 'silent']),
    language: z.enum(['zh', 'en']),
    /** The payload rests in the database, where no code may be read. */
    sealed_code: z.string(),
  }),
  retry_limit: RETRY_LIMIT,
  concurrency: 4,
  async run(ctx, { id, message_id, phone, type, content, language, sealed_code }) {
    const row = await findExpiry(ctx.db, id)
    if (!row || new Date(row.expires_at) <= ctx.clock.now()) return
    const code = unseal(ctx.config.app_secret, SMS_JOB, Buffer.from(sealed_code, 'base64url'))
    const text = smsText(content, type, code, language)
    if (text === null) return
    await deliverSms(ctx, { message_id, phone, text, code: content === 'code' ? code : '' })
  },
})
