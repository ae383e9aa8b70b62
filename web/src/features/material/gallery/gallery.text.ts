import { defineText } from '../../../shared/text/text.ts'

export const galleryText = defineText({
  description: {
    zh: '平台原创图案，可免费用于在印途下单的商品；可以复制到自己的图库，或直接用来设计。',
    en: 'Original designs of the platform, free for what you order here. Copy them to your library or design with them at once.',
  },
  search: { zh: '搜索图案', en: 'Search designs' },
  category: { zh: '分类', en: 'Category' },
  style: { zh: '风格', en: 'Style' },
  color: { zh: '颜色', en: 'Colour' },
  all: { zh: '全部', en: 'All' },
  tile_only: { zh: '只看四方连续', en: 'Seamless only' },
  total: { zh: '共 {total} 款', en: '{total} designs' },
  copy: { zh: '复制到我的图库', en: 'Copy to my library' },
  copied: { zh: '已复制到我的图库', en: 'Copied to your library' },
  there: { zh: '图库里已经有这款', en: 'It is in your library already' },
  design: { zh: '用它设计', en: 'Design with it' },
  open: { zh: '查看“{name}”', en: 'Look at “{name}”' },
  on_product: { zh: '印在商品上', en: 'On products' },
  none: { zh: '没有符合条件的图案', en: 'No design matches' },
  more: { zh: '显示更多', en: 'Show more' },
  seamless: { zh: '四方连续', en: 'Seamless' },
  clear: { zh: '清除筛选', en: 'Clear filters' },
})
