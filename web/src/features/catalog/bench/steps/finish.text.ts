import { defineText } from '../../../../shared/text/text.ts'

export const finishText = defineText({
  order: { zh: '视角顺序', en: 'Order of the views' },
  main: { zh: '主图', en: 'Main picture' },
  up: { zh: '上移', en: 'Move up' },
  down: { zh: '下移', en: 'Move down' },
  open_points: { zh: '还要处理', en: 'To do' },
  double: { zh: '有两个视角同名，请改一个。', en: 'Two views have the same name. Rename one.' },
  nameless: { zh: '请给图片组起个名字。', en: 'Give the picture set a name.' },
  found_in: { zh: '{view}：{problem}', en: '{view}: {problem}' },
  make: { zh: '制作图片', en: 'Create the pictures' },
  making: { zh: '正在制作…', en: 'Creating the pictures…' },
  made: { zh: '图片已是最新', en: 'The pictures are up to date' },
  ready: { zh: '图片已做好，可以用到产品上。', en: 'The pictures are ready for a product.' },
})
