import { defineText } from '../../shared/text/text.ts'

export const hostsText = defineText({
  loading: { zh: '加载中', en: 'Loading' },
  cancel: { zh: '取消', en: 'Cancel' },
  to_top: { zh: '回到顶部', en: 'Back to top' },
  page_loading: { zh: '页面加载进度', en: 'Page loading' },
})
