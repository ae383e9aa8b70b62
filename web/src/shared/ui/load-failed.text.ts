import { defineText } from '../text/text.ts'

export const loadFailedText = defineText({
  failed: { zh: '内容没有载入', en: 'This did not load' },
  offline: {
    zh: '网络已断开，内容没有载入；恢复后会自动载入',
    en: 'You are offline, so this did not load; it will once you are back',
  },
  offline_bar: {
    zh: '网络已断开：页面内容可能不是最新，提交的操作不会生效。已填写的内容会保留。',
    en: 'You are offline: this may be out of date, and nothing can be sent. What you typed stays.',
  },
  retry: { zh: '重新载入', en: 'Try again' },
})
