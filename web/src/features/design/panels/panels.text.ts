import { defineText } from '../../../shared/text/text.ts'

export const backgroundText = defineText({
  about: { zh: '底色铺满印刷区，在所有图层之下', en: 'Fills the print area behind all layers' },
  none: { zh: '不要底色', en: 'No background' },
  all: { zh: '所有面用同样的底色', en: 'Same on all sides' },
})

export const patternText = defineText({
  tile: { zh: '平铺方式', en: 'Tiling' },
  basic: { zh: '基础平铺', en: 'Tile' },
  mirrored: { zh: '镜像平铺', en: 'Tile mirrored' },
  size: { zh: '图块大小', en: 'Tile size' },
  gap: { zh: '间距', en: 'Gap' },
  shift: { zh: '隔行错位', en: 'Row offset' },
  offsetX: { zh: '水平偏移', en: 'Horizontal offset' },
  offsetY: { zh: '垂直偏移', en: 'Vertical offset' },
  turn: { zh: '图块旋转', en: 'Tile rotation' },
  make: { zh: '把选中的图片铺满印刷区', en: 'Repeat the selected picture across the print area' },
  choose: {
    zh: '先在画布上选一张图片，或从下面的无缝图案开始',
    en: 'Select a picture, or start with a seamless pattern',
  },
  seamless: { zh: '无缝图案', en: 'Seamless patterns' },
  cm: { zh: '厘米', en: 'cm' },
})

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
  arrow: { zh: '箭头', en: 'Arrow' },
  double_arrow: { zh: '双向箭头', en: 'Double arrow' },
  chevron: { zh: '折角箭头', en: 'Chevron' },
  pentagon: { zh: '五边形', en: 'Pentagon' },
  octagon: { zh: '八边形', en: 'Octagon' },
  cross: { zh: '十字', en: 'Cross' },
  burst: { zh: '爆炸贴', en: 'Burst' },
  speech: { zh: '对话框', en: 'Speech bubble' },
})

export const codeText = defineText({
  title: { zh: '线条、星空与码', en: 'Lines, night sky and codes' },
  sky: { zh: '星空', en: 'Night sky' },
  line: { zh: '直线', en: 'Line' },
  qr: { zh: '二维码', en: 'QR code' },
  code128: { zh: '条形码', en: 'Barcode' },
  content: { zh: '码的内容', en: 'Content of the code' },
  paper: { zh: '码的底色', en: 'Background of the code' },
  ink: { zh: '码的颜色', en: 'Colour of the code' },
  tooLong: { zh: '内容太长：最多 {most} 个字节', en: 'Too long: at most {most} bytes' },
  notPlain: {
    zh: '条形码只能写英文字母、数字和常用符号',
    en: 'A barcode can only hold letters, digits and common symbols',
  },
})
