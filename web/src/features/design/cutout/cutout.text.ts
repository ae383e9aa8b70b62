import { defineText } from '../../../shared/text/text.ts'

export const cutoutText = defineText({
  title: { zh: '去背景', en: 'Remove background' },
  open: { zh: '去背景', en: 'Remove background' },
  change: { zh: '修改抠图', en: 'Edit cut-out' },
  restore: { zh: '恢复背景', en: 'Restore background' },
  about: {
    zh: '已自动找出主体。哪里不对，就放大后用“保留”或“去掉”涂一笔，只改笔迹附近相连的部分。',
    en: 'The subject was found automatically. Where it is wrong, zoom in and paint a stroke with “Keep” or “Remove”: it corrects what is connected with it nearby.',
  },
  working: { zh: '正在抠图…', en: 'Working …' },
  failed: { zh: '抠图没有成功，请重试。', en: 'That did not work. Please try again.' },
  retry: { zh: '重试', en: 'Try again' },
  empty: {
    zh: '没有找到主体，请用“保留”在要留下的部分涂一笔。',
    en: 'No subject was found. Paint a stroke with “Keep” on what should stay.',
  },
  brush: { zh: '画笔', en: 'Brush' },
  keep: { zh: '保留', en: 'Keep' },
  remove: { zh: '去掉', en: 'Remove' },
  size: { zh: '画笔大小', en: 'Brush size' },
  move: { zh: '移动', en: 'Move' },
  undo: { zh: '撤销', en: 'Undo' },
  redo: { zh: '重做', en: 'Redo' },
  clear: { zh: '清除笔迹', en: 'Clear strokes' },
  original: { zh: '看原图', en: 'Show original' },
  canvas: { zh: '抠图结果，可以在上面涂', en: 'Cut-out; paint on it' },
  canvas_keys: {
    zh: '方向键移动画笔，回车涂一下，加号和减号缩放，0 看全图。',
    en: 'Arrow keys move the brush, Enter paints, plus and minus zoom, 0 shows all of it.',
  },
  view: { zh: '缩放', en: 'Zoom' },
  zoom_in: { zh: '放大', en: 'Zoom in' },
  zoom_out: { zh: '缩小', en: 'Zoom out' },
  fit: { zh: '看全图', en: 'Fit' },
  use: { zh: '使用', en: 'Apply' },
})
