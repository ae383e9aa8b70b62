import { defineText } from '../../../shared/text/text.ts'

export const staffText = defineText({
  pageTitle: { zh: '运营后台登录 · {site}', en: 'Operations login · {brand}' },
  badge: { zh: '仅限平台员工', en: 'Platform staff only' },
  title: { zh: '运营后台', en: 'Operations console' },
  lead: { zh: '卖家账号不能在这里登录', en: 'Seller accounts cannot log in here' },

  inviteTitle: { zh: '设置密码', en: 'Choose your password' },
  inviteLead: {
    zh: '为员工账号“{username}”设置登录密码',
    en: 'Choose the password for the staff account “{username}”',
  },
  inviteSellerLead: { zh: '为账号“{username}”设置登录密码', en: 'Choose the password for your account “{username}”' },
  inviteSave: { zh: '保存密码', en: 'Save the password' },
  inviteDone: { zh: '密码已设置，请登录', en: 'Your password is set; please log in' },
  inviteBad: { zh: '链接无法使用', en: 'This link is no longer valid' },
  inviteBadLead: {
    zh: '链接已失效或已使用。请向管理员索取新链接',
    en: 'It has expired or has already been used. Ask your administrator for a new one',
  },
  toLogin: { zh: '前往登录', en: 'Go to login' },
})
