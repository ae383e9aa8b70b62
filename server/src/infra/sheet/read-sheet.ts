import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { CannotReadSheet, defaultSheetLimits, type SheetLimits, type SheetTable } from './sheet.ts'

const startsWith = (bytes: Uint8Array, ...signature: number[]) => signature.every((byte, at) => bytes[at] === byte)
const MARKUP = /^\s*(<!doctype|<html|<\?xml|<table)/i

/** Reads a spreadsheet by its content, whatever its name says. Hostile files are refused before they fill memory. */
export function readSheet(bytes: Uint8Array, wanted?: string, limits: SheetLimits = defaultSheetLimits): SheetTable {
  if (bytes.length === 0) throw new CannotReadSheet('empty')
  if (bytes.length > limits.max_bytes) throw new CannotReadSheet('too_large')
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return readXlsx(bytes, limits, wanted)
  // Both the old .xls and a password-protected .xlsx use this container.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new CannotReadSheet('old_or_locked')
  // An HTML page with the name of a spreadsheet.
  if (MARKUP.test(new TextDecoder().decode(bytes.subarray(0, 200)))) throw new CannotReadSheet('not_a_sheet')
  return readCsv(bytes, limits)
}
