import { defineText } from '../../../../../shared/text/text.ts'

export const holesText = defineText({
  draw_box: { zh: '画矩形', en: 'Box' },
  draw_round: { zh: '画椭圆', en: 'Ellipse' },
  draw_outline: { zh: '画轮廓', en: 'Outline' },
  draw_hint: { zh: '在照片上从一角拖到对角。', en: 'Drag from corner to corner on the photograph.' },
  outline_hint: {
    zh: '沿边缘逐点点击，点回第一个点闭合。适合接缝、折线和把手。',
    en: 'Click from corner to corner and close it at the first point. For seams, folds and handles.',
  },
  close_outline: { zh: '闭合轮廓', en: 'Close the outline' },
  kind: { zh: '用途', en: 'Type' },
  remove_hole: { zh: '删除孔位', en: 'Delete the hole' },
  hole_camera: { zh: '摄像头', en: 'Camera' },
  hole_seam: { zh: '接缝', en: 'Seam' },
  hole_fold: { zh: '折线', en: 'Fold' },
  hole_handle: { zh: '把手', en: 'Handle' },
  hole_other: { zh: '其他', en: 'Other' },
})
