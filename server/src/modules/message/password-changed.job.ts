import { MessageType } from '@inkroute/contract/codes'
import { currentBrand } from '../../infra/company/company.ts'
import type { AppCtx } from '../../infra/context.ts'
import { job } from '../../infra/jobs/job.ts'
import { isServiceOn } from '../../infra/services/services.ts'
import { findContact, passwordChanged } from '../account/account.ts'
import { renderMail, sendMail, sendSmsMessage } from '../service/service.ts'
import { sendMessage } from './message.ts'

const texts = {
  password: {
    zh: (brand: string) => ({
      subject: `您的${brand}密码已修改`,
      heading: '您的密码已修改',
      paragraphs: ['您的账户刚刚设置了新密码，其他设备都已退出登录。24 小时内不能提现。'],
      footer: ['如果不是您本人操作，请马上通过“忘记密码”重新设置，并联系我们。'],
      sms: `【${brand}】您的账户密码刚刚被修改。如果不是您本人操作，请马上重新设置密码并联系我们。`,
    }),
    en: (brand: string) => ({
      subject: `Your ${brand} password was changed`,
      heading: 'Your password was changed',
      paragraphs: [
        'A new password was set for your account, and all other devices were logged out. Withdrawals are paused for 24 hours.',
      ],
      footer: ['If this was not you, choose a new password under “Forgot password” now and contact us.'],
      sms: `[${brand}] The password of your account was changed. If this was not you, reset it now and contact us.`,
    }),
  },
  two_step_reset: {
    zh: (brand: string) => ({
      subject: `您的${brand}两步登录已关闭`,
      heading: '您的两步登录已关闭',
      paragraphs: ['应您的请求，我们的员工关闭了您账户的两步登录，所有设备都已退出登录。登录后可重新启用。'],
      footer: ['如果您没有提出过请求，请马上修改密码并联系我们。'],
      sms: `【${brand}】您账户的两步登录已由员工关闭。如果您没有提出过请求，请马上修改密码并联系我们。`,
    }),
    en: (brand: string) => ({
      subject: `Two-step login of your ${brand} account was turned off`,
      heading: 'Your two-step login was turned off',
      paragraphs: [
        'At your request our staff turned off the two-step login of your account, and all devices were logged out. You can turn it on again after logging in.',
      ],
      footer: ['If you did not ask for this, change your password now and contact us.'],
      sms: `[${brand}] Our staff turned off the two-step login of your account. If you did not ask for this, change your password now and contact us.`,
    }),
  },
}
type What = keyof typeof texts

type Person = NonNullable<Awaited<ReturnType<typeof findContact>>>

async function tellInInbox(ctx: AppCtx, { id, seller_id }: Person, what: What, once_key: string): Promise<void> {
  if (seller_id === null) return
  const [zh, en] = [texts[what].zh(''), texts[what].en('')]
  await sendMessage(ctx, {
    seller_id,
    user_id: id,
    type: MessageType.platform,
    title: { zh: zh.heading, en: en.heading },
    body: { zh: [...zh.paragraphs, ...zh.footer].join(''), en: [...en.paragraphs, ...en.footer].join(' ') },
    link: '/setting/accountSetting',
    once_key,
  })
}

/** By every way the person can be reached: the one who changed the password may hold one of them. */
export const tellPasswordChanged = job({
  ...passwordChanged,
  retry_limit: 9,
  concurrency: 4,
  async run(ctx, { user_id, message_id, what, way }) {
    const person = await findContact(ctx.db, user_id)
    if (!person) return
    const { email, phone } = person
    if (way === undefined) {
      await tellInInbox(ctx, person, what, `password:${message_id}`)
      if (phone && isServiceOn(ctx, 'sms'))
        await ctx.jobs.send(passwordChanged, { user_id, message_id, what, way: 'sms' })
      if (email && isServiceOn(ctx, 'mail'))
        await ctx.jobs.send(passwordChanged, { user_id, message_id, what, way: 'mail' })
      return
    }
    const brand = await currentBrand(ctx)
    const language = person.language === 'en' ? 'en' : 'zh'
    const { sms, ...content } = texts[what][language](brand.name[language])
    if (way === 'sms' && phone) {
      await sendSmsMessage(ctx, { message_id, phone, text: sms, code: '', about: 'password' })
    }
    if (way === 'mail' && email) {
      const mail = renderMail({ brand, language, public_url: ctx.config.public_url }, content)
      await sendMail(ctx, { message_id, to: email, kind: 'password_changed', ...mail })
    }
  },
})
