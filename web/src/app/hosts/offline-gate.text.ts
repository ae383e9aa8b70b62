import { defineText } from '../../shared/text/text.ts'

export const offlineGateText = defineText({
  title: { zh: '网络已断开，页面加载失败', en: 'You are offline and this page has not loaded yet' },
  body: {
    zh: '恢复网络后会自动打开；也可以先留在当前页面，已填写的内容会保留。',
    en: 'It will open automatically once you are back online. You can also stay here; nothing you typed is lost.',
  },
  retry: { zh: '重新加载', en: 'Try again' },
  stay: { zh: '留在当前页面', en: 'Stay here' },
})
