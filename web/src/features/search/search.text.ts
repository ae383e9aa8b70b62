import { defineText } from '../../shared/text/text.ts'

export const searchText = defineText({
  title: { zh: '搜索', en: 'Search' },
  placeholder: {
    zh: '订单号、买家、运单号、商品、SKU、店铺、页面…',
    en: 'Order, buyer, tracking number, goods, SKU, store, page…',
  },
  results: { zh: '搜索结果', en: 'Search results' },
  recent: { zh: '最近打开', en: 'Recent' },
  action: { zh: '操作', en: 'Actions' },
  page: { zh: '页面', en: 'Pages' },
  order: { zh: '订单', en: 'Orders' },
  goods: { zh: '商品', en: 'Goods' },
  sku: { zh: 'SKU', en: 'SKUs' },
  store: { zh: '店铺', en: 'Stores' },
  help: { zh: '帮助', en: 'Help' },
  searching: { zh: '正在搜索…', en: 'Searching…' },
  failed: { zh: '搜索失败，请检查网络后重试。', en: 'The search failed. Check your connection and try again.' },
  retry: { zh: '重试', en: 'Try again' },
  none: { zh: '没有找到“{query}”', en: 'Nothing found for “{query}”' },
  none_hint: {
    zh: '可以试试订单号或运单号的开头、买家姓名、商品名称的一部分。',
    en: 'Try the start of an order or tracking number, a buyer’s name, or part of a title.',
  },
  keys: { zh: '↑ ↓ 选择　Enter 打开　Esc 关闭', en: '↑ ↓ to select · Enter to open · Esc to close' },
})
