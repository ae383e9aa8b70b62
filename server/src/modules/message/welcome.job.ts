import { MessageType } from '@inkroute/contract/codes'
import { currentBrand } from '../../infra/company/company.ts'
import type { AppCtx } from '../../infra/context.ts'
import { job } from '../../infra/jobs/job.ts'
import { sellerRegistered } from '../account/account.ts'
import { sendMessage } from './message.ts'

/** The first message of every seller. */
export async function welcomeMessage(ctx: AppCtx) {
  const { name } = await currentBrand(ctx)
  return {
    type: MessageType.platform,
    title: { zh: `欢迎来到${name.zh}`, en: `Welcome to ${name.en}` },
    body: {
      zh: '账户已开通，每月可免费保存 100 款设计。建议先设置常用快捷键和商品命名规则，之后的设计会快很多。',
      en: 'Your account is ready and includes 100 free designs a month. Set your keyboard shortcuts and naming rule first to design much faster.',
    },
    link: '/setting/accountSetting',
    once_key: 'welcome',
  }
}

export const welcomeJob = job({
  ...sellerRegistered,
  async run(ctx, { seller_id }) {
    await sendMessage(ctx, { seller_id, ...(await welcomeMessage(ctx)) })
  },
})
