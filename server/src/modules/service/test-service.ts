import { randomUUID } from 'node:crypto'
import { Email } from '@inkroute/contract/auth/fields'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { type ConfigurableService, testTargets } from '@inkroute/contract/service/providers'
import type * as contract from '@inkroute/contract/service/service'
import { AppError } from '../../infra/app-error.ts'
import { currentBrand } from '../../infra/company/company.ts'
import type { StaffCtx } from '../../infra/context.ts'
import { handlerFor } from '../../infra/hooks.ts'
import { isServiceOn } from '../../infra/services/services.ts'
import { tryCarrier } from './carrier/carriers.ts'
import { tryMail } from './mail/mail-gateway.ts'
import { renderMail } from './mail/mail-layout.view.ts'
import { serviceHooks } from './service.hooks.ts'
import { trySmsMessage } from './sms/sms-gateway.ts'
import { tryWechat } from './wechat/wechat-gateway.ts'

const TEST_CODE = '123456'
const PHONE = /^(1[3-9]\d{9}|\+[1-9]\d{6,14})$/

type Outcome = Reply<typeof contract.testService>

async function testSms(ctx: StaffCtx, phone: string): Promise<Outcome> {
  const brand = (await currentBrand(ctx)).name[ctx.language]
  const text =
    ctx.language === 'en'
      ? `[${brand}] This is a test message. Code ${TEST_CODE}.`
      : `【${brand}】这是一条测试短信，验证码 ${TEST_CODE}。`
  return trySmsMessage(ctx, { message_id: randomUUID(), phone, text, code: TEST_CODE })
}

const testTexts = {
  zh: {
    subject: '测试邮件',
    paragraph: '收到这封邮件，说明邮件服务已经可以使用。',
    footer: '这是工作人员发送的测试邮件。',
  },
  en: {
    subject: 'Test message',
    paragraph: 'If you can read this, mail from this installation works.',
    footer: 'A member of staff sent this test.',
  },
}

async function testMail(ctx: StaffCtx, to: string): Promise<Outcome> {
  const { subject, paragraph, footer } = testTexts[ctx.language]
  const content = { subject, heading: subject, paragraphs: [paragraph], footer: [footer] }
  const look = { brand: await currentBrand(ctx), language: ctx.language, public_url: ctx.config.public_url }
  return tryMail(ctx, { message_id: randomUUID(), to, kind: 'test', ...renderMail(look, content) })
}

const MAX_ANSWER = 300

async function tryPaying(ctx: StaffCtx, service: ConfigurableService): Promise<Outcome> {
  const started = performance.now()
  const tester = handlerFor(ctx, serviceHooks.test, service)
  if (!tester) throw new Error(`There is no test for ${service}`)
  const [is_ok, answer] = await tester.test(ctx).then(
    (text) => [true, text] as const,
    (error: Error) => [false, error.message] as const,
  )
  return { is_ok, answer: answer.slice(0, MAX_ANSWER), duration_ms: Math.round(performance.now() - started) }
}

const testers: Record<ConfigurableService, (ctx: StaffCtx, to: string) => Promise<Outcome>> = {
  sms: testSms,
  mail: testMail,
  wechat: (ctx) => tryWechat(ctx),
  alipay: (ctx) => tryPaying(ctx, 'alipay'),
  wechat_pay: (ctx) => tryPaying(ctx, 'wechat_pay'),
  stripe: (ctx) => tryPaying(ctx, 'stripe'),
  paypal: (ctx) => tryPaying(ctx, 'paypal'),
  easypost: (ctx) => tryCarrier(ctx, 'easypost'),
  yunexpress: (ctx) => tryCarrier(ctx, 'yunexpress'),
  fourpx: (ctx) => tryCarrier(ctx, 'fourpx'),
  track17: (ctx) => tryCarrier(ctx, 'track17'),
}

const problems = {
  phone: {
    zh: '请填写 11 位手机号，境外号码以 + 开头',
    en: 'Enter an 11-digit mobile number; international numbers start with +',
  },
  email: { zh: '请填写邮箱，例如 name@example.com', en: 'Enter an email address such as name@example.com' },
}

/** Tries the saved settings. The answer is shown, whatever it is. */
export async function testService(
  ctx: StaffCtx,
  { service, to }: Input<typeof contract.testService>,
): Promise<Outcome> {
  if (!isServiceOn(ctx, service)) {
    throw new AppError(service === 'sms' || service === 'mail' || service === 'wechat' ? `${service}_off` : 'not_found')
  }
  const target = testTargets[service]
  const is_usable = target === 'none' || (target === 'phone' ? PHONE.test(to) : Email.safeParse(to).success)
  if (!is_usable) {
    const message = problems[target][ctx.language]
    throw new AppError('invalid_input', { summary: message }, [{ field: 'to', message }])
  }
  return testers[service](ctx, to)
}
