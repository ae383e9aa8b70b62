import { defineText } from '../text/text.ts'

export const staffExportText = defineText({
  started: { zh: '正在导出，完成后自动下载', en: 'Exporting; the file downloads when it is ready' },
  ready: { zh: '导出完成', en: 'Export ready' },
  failed: { zh: '导出失败：{why}', en: 'The export failed: {why}' },
  rows: { zh: '已导出 {count} 行', en: '{count} {count|row|rows} so far' },
})
