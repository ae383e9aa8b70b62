import { defineText } from '../../shared/text/text.ts'

export const offlineGateText = defineText({
  title: { zh: '网络已断开，这个页面还没有载入', en: 'You are offline, and this page has not been loaded yet' },
  body: {
    zh: '恢复网络后会自动打开；也可以先留在当前页面，已填写的内容会保留。',
    en: 'It opens automatically once you are back online. You can also stay here; your input is kept.',
  },
  retry: { zh: '重新载入', en: 'Try again' },
  stay: { zh: '留在当前页面', en: 'Stay here' },
})
