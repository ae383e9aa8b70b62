import { defineText } from '../../shared/text/text.ts'

export const jumpText = defineText({
  title: { zh: '切换账号？', en: 'Switch accounts?' },
  replace: { zh: '切换账号', en: 'Switch account' },
  expired: { zh: '跳转链接已失效，请重新登录', en: 'This link has expired, please log in' },
})
