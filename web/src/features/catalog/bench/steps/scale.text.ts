import { defineText } from '../../../../shared/text/text.ts'

export const scaleText = defineText({
  ruler: { zh: '标尺', en: 'Ruler' },
  ruler_hint: {
    zh: '把标尺两端拖到您量过的两点上，填入实际长度。',
    en: 'Drag both ends of the ruler to two points you have measured and enter the distance.',
  },
  lay_ruler: { zh: '放上标尺', en: 'Place a ruler' },
  ruler_cm: { zh: '实际长度', en: 'Length' },
  ruler_from: { zh: '标尺起点', en: 'Start of the ruler' },
  ruler_to: { zh: '标尺终点', en: 'End of the ruler' },
  no_ruler: { zh: '移除标尺', en: 'Remove' },
  size: { zh: '印刷尺寸', en: 'Print size' },
  width: { zh: '宽', en: 'Width' },
  height: { zh: '高', en: 'Height' },
  from_ruler: { zh: '按标尺重新计算', en: 'Use the ruler instead' },
  edges: { zh: '出血与安全边距', en: 'Bleed and safe margin' },
  bleed: { zh: '出血', en: 'Bleed' },
  safe: { zh: '安全边距', en: 'Safe margin' },
  automatic: { zh: '自动', en: 'Automatic' },
  holes: { zh: '孔位', en: 'Holes' },
  holes_hint: {
    zh: '摄像头孔、接缝、折线等不印的位置，设计器和印前检查会避开。',
    en: 'Camera holes, seams and folds; the studio and the print check keep the design away from them.',
  },
})
