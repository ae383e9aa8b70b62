import { defineText } from '../shared/text/text.ts'

export const sessionWatchText = defineText({
  linkExpired: { zh: '跳转链接已失效，请重新登录', en: 'This link has expired, please log in' },
})
