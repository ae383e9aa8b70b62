import { defineText } from '../../../shared/text/text.ts'

export const layerText = defineText({
  empty: {
    zh: '这一面还没有内容，先添加图案、图片或文字',
    en: 'Nothing on this side yet. Add artwork, pictures or text',
  },
  show: { zh: '显示 {name}', en: 'Show {name}' },
  hide: { zh: '隐藏 {name}', en: 'Hide {name}' },
  lock: { zh: '锁定 {name}', en: 'Lock {name}' },
  unlock: { zh: '解锁 {name}', en: 'Unlock {name}' },
  rename: { zh: '图层名称', en: 'Layer name' },
  hint: { zh: '拖动排序，双击改名', en: 'Drag to reorder, double-click to rename' },
  low: { zh: '分辨率偏低', en: 'Low resolution' },
  failed: { zh: '“{name}”的图片加载失败，点此重试', en: 'The picture “{name}” could not be loaded. Try again' },
  gone: {
    zh: '这张图片已被删除或不属于当前账号，不会印出来，请删去图层或换一张',
    en: 'This picture was deleted or belongs to another account and will not be printed. Remove the layer or replace it',
  },
  list: { zh: '图层列表', en: 'Layers' },
})
