import { randomUUID } from 'node:crypto'
import type { Language } from '@inkroute/contract/errors/errors'
import { z } from 'zod'
import { currentBrand } from '../../infra/company/company.ts'
import type { AppCtx } from '../../infra/context.ts'
import { job } from '../../infra/jobs/job.ts'
import { seal, unseal } from '../../infra/settings/sealed.ts'
import { renderMail, sendMail } from '../service/service.ts'
import { inviteToPassword } from './staff/staff-invite.ts'

const words = {
  zh: (brand: string) => ({
    subject: `重新设置您的${brand}密码`,
    heading: '重新设置密码',
    paragraphs: [
      '我们的员工应您的请求发出此链接，24 小时内有效，只能使用一次。打开链接即可设置新密码，之后所有设备都需要重新登录。',
    ],
    label: '设置新密码',
    footer: ['如果您没有提出请求，请不要打开链接，并联系我们。'],
  }),
  en: (brand: string) => ({
    subject: `Choose a new ${brand} password`,
    heading: 'Choose a new password',
    paragraphs: [
      'A member of our staff sent this link at your request. It works once, within 24 hours. Once you have chosen a new password, every device has to log in again.',
    ],
    label: 'Choose a password',
    footer: ['If you did not ask for this, leave the link unopened and contact us.'],
  }),
}

const PURPOSE = 'auth.send-password-link'

export const sendPasswordLink = job({
  name: PURPOSE,
  schema: z.object({
    message_id: z.uuid(),
    email: z.string(),
    language: z.enum(['zh', 'en']),
    expires_at: z.iso.datetime({ offset: true }),
    /** Encrypted, because the payload is stored in the database. */
    sealed_token: z.string(),
  }),
  retry_limit: 9,
  async run(ctx, { message_id, email, language, expires_at, sealed_token }) {
    if (new Date(expires_at) <= ctx.clock.now()) return
    const token = unseal(ctx.config.app_secret, PURPOSE, Buffer.from(sealed_token, 'base64url'))
    const brand = await currentBrand(ctx)
    const { label, ...content } = words[language](brand.name[language])
    const mail = renderMail(
      { brand, language, public_url: ctx.config.public_url },
      { ...content, button: { label, path: `/user/invite#${token}` } },
    )
    await sendMail(ctx, { message_id, to: email, kind: 'password_link', ...mail })
  },
})

interface Recipient {
  readonly user_id: number
  readonly email: string
  readonly language: Language
}

/** A one-time link that only the owner of the mailbox sees. Returns when it expires. */
export async function mailPasswordLink(tx: AppCtx, { user_id, email, language }: Recipient): Promise<string> {
  const { token, expires_at } = await inviteToPassword(tx.db, user_id, tx.clock.now())
  const sealed_token = seal(tx.config.app_secret, PURPOSE, token).toString('base64url')
  await tx.jobs.send(sendPasswordLink, { message_id: randomUUID(), email, language, expires_at, sealed_token })
  return expires_at
}
