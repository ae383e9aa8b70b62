import { defineText } from '../../../shared/text/text.ts'

export const stripText = defineText({
  views: { zh: '印刷面', en: 'Print faces' },
  zoom: { zh: '缩放与辅助线', en: 'Zoom and guides' },
  percent: { zh: '缩放 {percent}%，点击适合窗口', en: 'Zoom {percent}%, click to fit the window' },
})
