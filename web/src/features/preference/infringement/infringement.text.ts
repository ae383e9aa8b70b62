import { defineText } from '../../../shared/text/text.ts'

export const infringementText = defineText({
  description: {
    zh: '品牌名、人名、赛事名等可能侵权的词。设计中的文字、商品标题和付款前的印前检查都会对照这里。',
    en: 'Brands, names and events that may infringe rights. Design texts, product titles and the print check before payment are matched against them.',
  },
  tab_own: { zh: '我的词库', en: 'My words' },
  tab_platform: { zh: '平台词库', en: 'Platform words' },
  tab_goods: { zh: '检查商品', en: 'Check my goods' },
  add: { zh: '添加词语', en: 'Add words' },
  add_hint: {
    zh: '一行一个，也可以用逗号分开；大小写和全角半角不影响匹配。',
    en: 'One per line or separated by commas; upper and lower case are treated the same.',
  },
  words: { zh: '词语', en: 'Words' },
  note: { zh: '备注', en: 'Note' },
  note_hint: { zh: '例如：在哪个平台被投诉过', en: 'For example, where the claim was made' },
  required: { zh: '请输入词语', en: 'Enter words' },
  save: { zh: '添加', en: 'Add' },
  cancel: { zh: '取消', en: 'Cancel' },
  added: { zh: '已添加 {added} 个，{known} 个原来就有', en: '{added} added, {known} already listed' },
  search: { zh: '搜索词语', en: 'Search words' },
  remove: { zh: '删除', en: 'Remove' },
  remove_of: { zh: '删除 {word}', en: 'Remove {word}' },
  remove_many: { zh: '删除选中的 {count} 个', en: 'Remove {count} selected' },
  removed: { zh: '已删除 {count} 个', en: '{count} removed' },
  created: { zh: '添加时间', en: 'Added' },
  empty: { zh: '还没有自己的词', en: 'No custom words yet' },
  empty_body: {
    zh: '平台词库里的词已经自动检查，这里添加您自己要避开的词。',
    en: 'Platform words are already checked; add the ones you want to avoid.',
  },
  empty_found: { zh: '没有匹配的词', en: 'No matching words' },
  platform_hint: {
    zh: '共 {count} 个，所有卖家都会检查，不能修改。',
    en: '{count} {count|word|words}, checked for every seller; they cannot be changed.',
  },
  try_title: { zh: '检查一段文字', en: 'Check a text' },
  try_hint: { zh: '粘贴标题、卖点或描述', en: 'Paste a title, bullet points or a description' },
  try_button: { zh: '检查', en: 'Check' },
  try_clean: { zh: '没有发现侵权词', en: 'No listed words found' },
  try_found: { zh: '含有：{words}', en: 'Found: {words}' },
  goods_clean: {
    zh: '{count} 个商品的标题都没有侵权词',
    en: 'No listed words in the titles of your {count} {count|item|items}',
  },
  goods_found: {
    zh: '{count} 个商品里有 {found} 个的标题含有侵权词，建议改名后再刊登',
    en: '{found} of {count} {count|item has|items have} a listed word in the title; rename before listing',
  },
  edit_goods: { zh: '去改名', en: 'Rename' },
})
