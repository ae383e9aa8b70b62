import { defineText } from '../../../shared/text/text.ts'

export const specialsText = defineText({
  title: { zh: '全部专题', en: 'All specials' },
  lead: {
    zh: '按季节、按发货地、按风格挑好的产品，点进去就能设计。',
    en: 'Products picked by season, by where they ship from and by style; open one and start designing.',
  },
  empty: { zh: '现在没有专题。', en: 'There are no specials at the moment.' },
  top: { zh: '当季推荐', en: 'This season' },
  area: { zh: '按发货与承诺', en: 'By shipping and guarantee' },
  list: { zh: '按风格与人群', en: 'By style and audience' },
  count: { zh: '{count} 款产品', en: '{count} {count|product|products}' },
  hot: { zh: '热', en: 'Hot' },
  home: { zh: '首页', en: 'Home' },
  trail: { zh: '当前位置', en: 'You are here' },
  others: { zh: '其他专题', en: 'Other specials' },
  none: {
    zh: '这个专题的产品都已下架，看看其他专题。',
    en: 'The products in this special are no longer available; see the others.',
  },
  all_of: { zh: '带筛选查看全部', en: 'View all with filters' },
})

export const bannerText = defineText({
  label: { zh: '主推内容', en: 'Highlights' },
  slides: { zh: '幻灯片', en: 'slides' },
  slide: { zh: '第 {index} 张，共 {count} 张', en: '{index} of {count}' },
  show: { zh: '显示第 {index} 张', en: 'Show slide {index}' },
  previous: { zh: '上一张', en: 'Previous slide' },
  next: { zh: '下一张', en: 'Next slide' },
  stop: { zh: '停止轮播', en: 'Stop rotating' },
  play: { zh: '继续轮播', en: 'Resume rotation' },
})
