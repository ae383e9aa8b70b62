import { defineText } from '../../shared/text/text.ts'

export const staffText = defineText({
  pageTitle: { zh: '运营后台登录 · 印途 InkRoute', en: 'Operations login · InkRoute' },
  badge: { zh: '仅限平台员工', en: 'Platform staff only' },
  title: { zh: '运营后台', en: 'Operations console' },
  lead: { zh: '卖家账号不能在这里登录', en: 'Seller accounts cannot log in here' },
})
