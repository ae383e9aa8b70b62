import { defineText } from '../../../shared/text/text.ts'

/** Names of the shapes, by kind. */
export const shapeText = defineText({
  rectangle: { zh: '矩形', en: 'Rectangle' },
  rounded: { zh: '圆角矩形', en: 'Rounded rectangle' },
  ellipse: { zh: '圆形', en: 'Ellipse' },
  triangle: { zh: '三角形', en: 'Triangle' },
  diamond: { zh: '菱形', en: 'Diamond' },
  hexagon: { zh: '六边形', en: 'Hexagon' },
  star: { zh: '五角星', en: 'Star' },
  heart: { zh: '心形', en: 'Heart' },
})
