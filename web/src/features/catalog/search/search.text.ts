import { defineText } from '../../../shared/text/text.ts'

export const searchText = defineText({
  label: { zh: '搜索产品', en: 'Search products' },
  placeholder: { zh: '搜索产品', en: 'Search products' },
  submit: { zh: '搜索', en: 'Search' },
  open: { zh: '打开搜索', en: 'Open search' },
  close: { zh: '收起搜索', en: 'Close search' },
  suggestions: { zh: '搜索建议', en: 'Suggestions' },
  hot: { zh: '大家在搜', en: 'Popular searches' },
  search_for: { zh: '搜索“{word}”', en: 'Search for “{word}”' },
  did_you_mean: { zh: '您是不是想找“{word}”', en: 'Did you mean “{word}”' },
  in_category: { zh: '分类', en: 'Category' },
  count: { zh: '{count} 款', en: '{count} {count|product|products}' },
  from: { zh: '{price} 起', en: 'from {price}' },
  none: { zh: '没有找到相近的产品，按回车查看建议', en: 'No close match; press Enter to search anyway' },
  found: { zh: '{count} 条建议', en: '{count} {count|suggestion|suggestions}' },
})
