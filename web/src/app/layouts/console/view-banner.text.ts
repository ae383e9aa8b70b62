import { defineText } from '../../../shared/text/text.ts'

export const viewBannerText = defineText({
  viewing: { zh: '正在以“{seller}”的身份只读查看', en: 'Viewing as “{seller}”, read only' },
  since: { zh: '{staff} 自 {from} 起，{to} 自动结束', en: '{staff}, since {from}; ends at {to}' },
  end: { zh: '结束查看', en: 'Stop viewing' },
})
