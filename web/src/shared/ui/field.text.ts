import { defineText } from '../text/text.ts'

export const fieldText = defineText({
  showPassword: { zh: '显示密码', en: 'Show password' },
  hidePassword: { zh: '隐藏密码', en: 'Hide password' },
})
