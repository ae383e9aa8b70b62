export { openArchiveFile } from './archive-file.ts'
export { keepPaper } from './keep-paper.ts'
export { requestExport } from './request-export.ts'
export { getWorkbook } from './xlsx-format.ts'
