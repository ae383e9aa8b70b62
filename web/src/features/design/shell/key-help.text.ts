import { defineText } from '../../../shared/text/text.ts'

export const helpText = defineText({
  arrange: { zh: '摆放', en: 'Place' },
  edit: { zh: '编辑', en: 'Edit' },
  pile: { zh: '层次', en: 'Order' },
  look: { zh: '视图', en: 'View' },
  product: { zh: '产品', en: 'Product' },
  hand: { zh: '鼠标与移动', en: 'Mouse and moving' },
  move: { zh: '移动 1 像素', en: 'Move 1 pixel' },
  moveFar: { zh: '移动 10 像素', en: 'Move 10 pixels' },
  pan: { zh: '平移画布', en: 'Pan' },
  panKey: { zh: '空格 + 拖动', en: 'Space + drag' },
  wheel: { zh: '缩放画布', en: 'Zoom' },
  wheelKey: { zh: 'Ctrl + 滚轮', en: 'Ctrl + wheel' },
  ratio: { zh: '拉角点时不保持比例', en: 'Stretch freely at a corner' },
  middle: { zh: '从中心缩放；拖动时复制', en: 'Scale from the middle; drag a copy' },
  free: { zh: '拖动时暂不吸附', en: 'No snapping while dragging' },
  settings: { zh: '修改快捷键', en: 'Change the keys' },
})
