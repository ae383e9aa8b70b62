import { defineText } from '../../../shared/text/text.ts'

export const bannerText = defineText({
  label: { zh: '主推内容', en: 'Highlights' },
  slides: { zh: '幻灯片', en: 'slides' },
  slide: { zh: '第 {index} 张，共 {count} 张', en: '{index} of {count}' },
  show: { zh: '显示第 {index} 张', en: 'Show slide {index}' },
  previous: { zh: '上一张', en: 'Previous slide' },
  next: { zh: '下一张', en: 'Next slide' },
  stop: { zh: '停止轮播', en: 'Stop rotating' },
  play: { zh: '继续轮播', en: 'Rotate again' },
})
