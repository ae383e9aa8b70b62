import { defineText } from '../../../shared/text/text.ts'

export const opsText = defineText({
  console: { zh: '运营后台', en: 'Operations' },
  nav: { zh: '运营导航', en: 'Operations navigation' },
  skip: { zh: '跳到正文', en: 'Skip to content' },
  account: { zh: '我的账号', en: 'My account' },
  password: { zh: '修改密码', en: 'Change password' },
  two_step: { zh: '两步登录', en: 'Two-step login' },
  find: { zh: '查找', en: 'Search' },
  find_open: { zh: '查找', en: 'Search' },
  find_hint: {
    zh: '订单号、运单号、卖家、工单、产品或页面名称',
    en: 'Order, parcel, seller, ticket, product or screen',
  },
  find_none: { zh: '没有找到，请换个编号或关键词', en: 'Nothing found. Try another number or word.' },
  find_screen: { zh: '页面', en: 'Screen' },
  find_order: { zh: '订单', en: 'Order' },
  find_seller: { zh: '卖家', en: 'Seller' },
  find_parcel: { zh: '包裹', en: 'Parcel' },
  find_ticket: { zh: '工单', en: 'Ticket' },
  find_product: { zh: '产品', en: 'Product' },
  logout: { zh: '退出登录', en: 'Log out' },
  language: { zh: '切换到英文', en: 'Switch to Chinese' },
  other_language: { zh: 'English', en: '中文' },
})
