export { openArchiveFile } from './archive-file.ts'
export { requestExport } from './request-export.ts'
export { registerExporters } from './run-export.ts'
export { workbookOf } from './xlsx-format.ts'
