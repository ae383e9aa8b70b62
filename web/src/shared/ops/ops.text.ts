import { defineText } from '../text/text.ts'

export const opsSharedText = defineText({
  export: { zh: '导出 Excel', en: 'Export' },
  exporting: { zh: '导出中 {progress}', en: 'Exporting {progress}' },
  export_ready: { zh: '下载文件', en: 'Download' },
  export_failed: { zh: '导出失败，请重试', en: 'The export failed; try again' },
})
