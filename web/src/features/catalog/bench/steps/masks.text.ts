import { defineText } from '../../../../shared/text/text.ts'

export const masksText = defineText({
  which: { zh: '画什么', en: 'What to mark' },
  hidden: { zh: '前面的遮挡', en: 'In front' },
  unprinted: { zh: '不印的部位', en: 'No ink' },
  product: { zh: '产品范围', en: 'Product' },
  hidden_hint: {
    zh: '涂出挡在印面前的东西，如头发、手、衣架、抽绳，它们保持照片原样。',
    en: 'Paint over what is in front of the print: hair, hands, a hanger, a drawstring. It stays as photographed.',
  },
  unprinted_hint: {
    zh: '涂出产品上不着墨的部位，如杯把、拉链、摄像头孔。',
    en: 'Paint over parts of the product that take no ink: a handle, a zip, a camera hole.',
  },
  product_hint: {
    zh: '点一下背景，背景和产品投在上面的影子都会去掉，剩下的就是产品，换色只作用于它；没选干净就再点一处。',
    en: 'Click the background: it goes, and so does the shadow on it. What remains is the product, and only that is recoloured. Click again where some background is left.',
  },
  tool: { zh: '工具', en: 'Tool' },
  brush: { zh: '画笔', en: 'Brush' },
  erase: { zh: '橡皮', en: 'Eraser' },
  polygon: { zh: '多边形', en: 'Outline' },
  colour: { zh: '按颜色', en: 'By colour' },
  brush_size: { zh: '笔刷大小', en: 'Brush size' },
  tolerance: { zh: '颜色容差', en: 'Tolerance' },
  joined: { zh: '只选相连的区域', en: 'Connected area only' },
  takes_away: { zh: '从已选中减去', en: 'Subtract from the mask' },
  soft: { zh: '边缘柔化', en: 'Soft edge' },
  clear: { zh: '清除这一层', en: 'Clear this mask' },
  close_outline: { zh: '闭合轮廓', en: 'Close the outline' },
})
