import { defineText } from '../../../../shared/text/text.ts'

export const subjectText = defineText({
  remove: { zh: '去背景', en: 'Remove background' },
  hint: {
    zh: '自动找出每张图片的主体；没有主体的图片保持原样，并在结果里注明。',
    en: 'The subject of each picture is found automatically. Pictures without one stay as they are, and their row says so.',
  },
  looking: { zh: '正在抠图，还有 {count} 张', en: 'Working: {count} {count|picture|pictures} left' },
  stopped: {
    zh: '已停止预览抠图，还有 {count} 张；生成时仍会去背景',
    en: 'Preview stopped, {count} {count|picture|pictures} left; the run still removes their background',
  },
  stop: { zh: '停止', en: 'Stop' },
  resume: { zh: '继续', en: 'Continue' },
  retry: { zh: '重试', en: 'Try again' },
  found: { zh: '{count} 张已去背景', en: '{count} without background' },
  none: { zh: '{count} 张没有主体，保持原样', en: '{count} without a subject, left as they are' },
  bare: { zh: '{count} 张本来就没有背景', en: '{count} without a background from the start' },
  failed: { zh: '{count} 张没有成功', en: '{count} failed' },
  cell_none: { zh: '没有主体，保留背景', en: 'No subject, background kept' },
  cell_failed: { zh: '抠图没有成功', en: 'Cut-out failed' },
  cell_stopped: { zh: '预览未去背景', en: 'Preview with background' },
})
