import { defineText } from '../../../../shared/text/text.ts'

export const stageText = defineText({
  stage: { zh: '照片', en: 'Photograph' },
  zoom: { zh: '缩放', en: 'Zoom' },
  zoom_in: { zh: '放大', en: 'Zoom in' },
  zoom_out: { zh: '缩小', en: 'Zoom out' },
  fit: { zh: '适合窗口', en: 'Fit to window' },
})
