import { defineText } from '../../../shared/text/text.ts'

export const guideText = defineText({
  title: { zh: '新手引导', en: 'Guide' },
  offer_title: { zh: '第一次使用控制台？', en: 'New to the console?' },
  offer_body: { zh: '用一分钟看看各个区域。', en: 'Take a one-minute look around.' },
  start: { zh: '开始引导', en: 'Show me around' },
  next: { zh: '下一步', en: 'Next' },
  previous: { zh: '上一步', en: 'Back' },
  finish: { zh: '知道了', en: 'Got it' },
  skip: { zh: '跳过引导', en: 'Skip' },
  progress: { zh: '{now} / {all}', en: '{now} / {all}' },
  nav_title: { zh: '所有页面都在左侧', en: 'All screens are on the left' },
  nav_body: {
    zh: '按分组列出您能使用的页面。不常用时可以收起，只留图标。',
    en: 'Everything you can use, by group. Collapse the menu to icons when you need the space.',
  },
  search_title: { zh: '从这里找到一切', en: 'Find anything from here' },
  search_body: {
    zh: '订单、买家、运单号、商品、SKU、店铺、页面和帮助都能搜到，回车直达；按 Ctrl + K 也能打开。',
    en: 'Orders, buyers, tracking numbers, goods, SKUs, stores, screens and help. Type and press Enter; Ctrl + K opens it from the keyboard.',
  },
  tutorial_title: { zh: '教程随时可看', en: 'The tutorial is always available' },
  tutorial_body: {
    zh: '注册、上传、子账号等说明，不用离开当前页面。',
    en: 'Read it without leaving the current screen.',
  },
  bell_title: { zh: '消息会出现在这里', en: 'Messages arrive here' },
  bell_body: {
    zh: '平台、订单和交易的新消息实时送达。',
    en: 'Platform news and order and payment updates, as they happen.',
  },
  user_title: { zh: '账户、等级与余额', en: 'Account, level and balance' },
  user_body: { zh: '快捷入口和退出登录也在这里。', en: 'Your shortcuts and the log-out button are here too.' },
})
