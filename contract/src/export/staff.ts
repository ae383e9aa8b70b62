import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { getPage, PageInput } from '../wire.ts'
import { createExport, ExportRecord } from './export.ts'

export const createStaffExport = endpoint({
  method: 'POST',
  path: '/ops/export',
  access: 'staff',
  summary: 'Start an export of a staff list; the exporter names the permission it needs',
  input: createExport.input,
  reply: z.object({ id: z.int() }),
})

export const listStaffExports = endpoint({
  method: 'GET',
  path: '/ops/export',
  access: 'staff',
  summary: 'My own exports, newest first',
  input: PageInput,
  reply: getPage(ExportRecord),
})
