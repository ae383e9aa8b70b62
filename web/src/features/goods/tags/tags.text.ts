import { defineText } from '../../../shared/text/text.ts'

export const tagsText = defineText({
  description: {
    zh: '给商品分组的标签，拖动或用箭头排序',
    en: 'Use tags to group your goods; drag or use the arrows to reorder',
  },
  add: { zh: '新建标签', en: 'New tag' },
  edit: { zh: '编辑标签', en: 'Edit tag' },
  edit_of: { zh: '编辑 {name}', en: 'Edit {name}' },
  delete_of: { zh: '删除 {name}', en: 'Delete {name}' },
  name: { zh: '名称', en: 'Name' },
  color: { zh: '颜色', en: 'Colour' },
  color_of: { zh: '颜色 {n}', en: 'Colour {n}' },
  required: { zh: '请输入标签名称', en: 'Enter a name' },
  save: { zh: '保存', en: 'Save' },
  create: { zh: '创建', en: 'Create' },
  cancel: { zh: '取消', en: 'Cancel' },
  saved: { zh: '已保存', en: 'Saved' },
  deleted: { zh: '已删除', en: 'Deleted' },
  delete_ask: { zh: '删除“{name}”？商品不受影响', en: 'Delete “{name}”? The goods stay.' },
  delete: { zh: '删除', en: 'Delete' },
  keep: { zh: '保留', en: 'Keep' },
  goods: { zh: '{count} 个商品', en: '{count} {count|item|items}' },
  up: { zh: '上移 {name}', en: 'Move {name} up' },
  down: { zh: '下移 {name}', en: 'Move {name} down' },
  empty: { zh: '还没有标签', en: 'No tags yet' },
  empty_body: {
    zh: '例如“圣诞”“热卖”“礼物”，在商品库里按标签筛选',
    en: 'Such as “Christmas”, “Bestseller” or “Gift”; use them to filter your library',
  },
})
