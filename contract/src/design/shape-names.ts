import type { ShapeKind } from '@inkroute/engine/layers/shape-path'

/** What people call the basic shapes. */
export const shapeNames: Record<ShapeKind, { readonly zh: string; readonly en: string }> = {
  rectangle: { zh: '矩形', en: 'Rectangle' },
  rounded: { zh: '圆角矩形', en: 'Rounded' },
  ellipse: { zh: '圆形', en: 'Ellipse' },
  triangle: { zh: '三角形', en: 'Triangle' },
  diamond: { zh: '菱形', en: 'Diamond' },
  hexagon: { zh: '六边形', en: 'Hexagon' },
  star: { zh: '五角星', en: 'Star' },
  heart: { zh: '爱心', en: 'Heart' },
  arrow: { zh: '箭头', en: 'Arrow' },
  double_arrow: { zh: '双向箭头', en: 'Double arrow' },
  chevron: { zh: '折角箭头', en: 'Chevron' },
  pentagon: { zh: '五边形', en: 'Pentagon' },
  octagon: { zh: '八边形', en: 'Octagon' },
  cross: { zh: '十字', en: 'Cross' },
  burst: { zh: '爆炸贴', en: 'Burst' },
  speech: { zh: '对话框', en: 'Speech bubble' },
}
