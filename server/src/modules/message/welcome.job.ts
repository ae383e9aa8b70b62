import { MessageType } from '@inkroute/contract/codes'
import { job } from '../../infra/jobs/job.ts'
import { sellerRegistered } from '../account/account.ts'
import { sendMessage } from './message.ts'

export const welcomeMessage = {
  type: MessageType.platform,
  title: { zh: '欢迎来到印途', en: 'Welcome to InkRoute' },
  body: {
    zh: '账户已开通，每月可免费保存 100 款设计。建议先设置常用快捷键和商品命名规则，之后的设计会快很多。',
    en: 'Your account is ready and holds 100 free designs a month. Set your hot keys and naming rule first; designing gets much faster.',
  },
  link: '/setting/accountSetting',
  once_key: 'welcome',
} as const

export const welcomeJob = job({
  ...sellerRegistered,
  async run(ctx, { seller_id }) {
    await sendMessage(ctx, { seller_id, ...welcomeMessage })
  },
})
