import { defineText } from '../../../../shared/text/text.ts'

export const benchText = defineText({
  back: { zh: '返回列表', en: 'Back to the list' },
  steps: { zh: '步骤', en: 'Steps' },
  undo: { zh: '撤销', en: 'Undo' },
  redo: { zh: '重做', en: 'Redo' },
  next: { zh: '下一步：{step}', en: 'Next: {step}' },
  kept: { zh: '已保存', en: 'Saved' },
  waiting: { zh: '未保存的更改…', en: 'Unsaved changes…' },
  sending: { zh: '正在保存…', en: 'Saving…' },
  offline: { zh: '离线，稍后自动保存', en: 'Offline. Saving again shortly' },
  refused: { zh: '保存失败', en: 'Not saved' },
  conflict: { zh: '有冲突', en: 'Conflict' },
  conflict_title: { zh: '{name} 刚刚保存了另一个版本', en: '{name} has just saved another version' },
  conflict_body: {
    zh: '您的修改还在。选择继续用哪一个，另一个可用“撤销”找回。',
    en: 'Your changes are still here. Choose which version to continue with; Undo brings back the other one.',
  },
  keep_mine: { zh: '用我的', en: 'Keep mine' },
  take_theirs: { zh: '用对方的', en: 'Take theirs' },
  loading: { zh: '正在准备照片…', en: 'Preparing the photo…' },
  failed: {
    zh: '照片打不开，请检查网络后重试。',
    en: 'The photo could not be opened. Check your connection and try again.',
  },
  missing: { zh: '这个图片组不存在或已删除。', en: 'This picture set no longer exists.' },
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
  surface_why: {
    zh: '告诉我们图案印在哪里、表面怎么弯。',
    en: 'Mark where the print goes and how the surface curves.',
  },
  masks_why: {
    zh: '标出挡住印面的东西，并圈出要换色的产品。',
    en: 'Mark what covers the print, and the product that changes colour.',
  },
  light_why: {
    zh: '光影取自照片，调到图案像印上去的一样。',
    en: 'The light is taken from the photograph. Adjust it until the design looks printed.',
  },
  colours_why: {
    zh: '一张浅色照片可以换成全部颜色。',
    en: 'One photograph of a light-coloured blank becomes every colour.',
  },
  scale_why: { zh: '量一段长度，印刷尺寸就准了。', en: 'Measure one length and the print size follows.' },
  test_why: {
    zh: '用测试图看看网格、圆、文字和照片是否自然。',
    en: 'Check with a grid, circles, text and a photo that the result looks natural.',
  },
  finish_why: {
    zh: '排好顺序，制作图片，用到产品上。',
    en: 'Sort the views, create the pictures and use them for a product.',
  },
})
