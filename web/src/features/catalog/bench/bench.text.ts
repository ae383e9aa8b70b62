import { defineText } from '../../../shared/text/text.ts'

export const benchText = defineText({
  back: { zh: '返回列表', en: 'Back to the list' },
  steps: { zh: '步骤', en: 'Steps' },
  undo: { zh: '撤销', en: 'Undo' },
  redo: { zh: '重做', en: 'Redo' },
  next: { zh: '下一步', en: 'Next' },
  kept: { zh: '已保存', en: 'Saved' },
  waiting: { zh: '未保存的更改…', en: 'Unsaved changes…' },
  sending: { zh: '正在保存…', en: 'Saving…' },
  offline: { zh: '离线，稍后自动保存', en: 'Offline. Saving again shortly' },
  refused: { zh: '保存失败', en: 'Not saved' },
  conflict: { zh: '有冲突', en: 'Conflict' },
  conflict_title: { zh: '{name} 刚刚保存了另一个版本', en: '{name} has just saved another version' },
  conflict_body: {
    zh: '您的修改还在。选择继续用哪一个，另一个可用“撤销”找回。',
    en: 'Your changes are still here. Choose which version goes on; Undo brings the other back.',
  },
  keep_mine: { zh: '用我的', en: 'Keep mine' },
  take_theirs: { zh: '用对方的', en: 'Take theirs' },
  loading: { zh: '正在准备照片…', en: 'Preparing the photograph…' },
  failed: {
    zh: '照片打不开，请检查网络后重试。',
    en: 'The photograph cannot be opened. Check the connection and try again.',
  },
  missing: { zh: '这个图片组不存在或已删除。', en: 'This picture set does not exist any more.' },
  photo: { zh: '照片', en: 'Photograph' },
  surface: { zh: '印面', en: 'Surface' },
  masks: { zh: '遮挡', en: 'Masks' },
  light: { zh: '光影', en: 'Light' },
  colours: { zh: '颜色', en: 'Colours' },
  scale: { zh: '尺寸', en: 'Scale' },
  test: { zh: '测试', en: 'Test' },
  finish: { zh: '完成', en: 'Finish' },
  photo_why: {
    zh: '放入空白产品的照片，裁成正方形。',
    en: 'Add photographs of the blank product and crop them to a square.',
  },
  surface_why: { zh: '告诉我们图案印在哪里、表面怎么弯。', en: 'Show where the print goes and how the surface bends.' },
  masks_why: {
    zh: '标出挡住印面的东西，并圈出要换色的产品。',
    en: 'Mark what hides the print, and the product that is recoloured.',
  },
  light_why: {
    zh: '光影取自照片，调到图案像印上去的一样。',
    en: 'The light comes from the photograph. Adjust it until the design looks printed.',
  },
  colours_why: { zh: '一张浅色照片可以换成全部颜色。', en: 'One photograph of a light blank becomes every colour.' },
  scale_why: { zh: '量一段长度，印刷尺寸就准了。', en: 'Measure one length, and the print size is right.' },
  test_why: {
    zh: '用测试图看看网格、圆、文字和照片是否自然。',
    en: 'Check with grid, circles, text and a photo that it looks natural.',
  },
  finish_why: {
    zh: '排好顺序，制作图片，用到产品上。',
    en: 'Put the views in order, make the pictures and use them on a product.',
  },
})
