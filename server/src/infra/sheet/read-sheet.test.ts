import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { xlsxFormat } from '../../modules/export/xlsx-format.ts'
import { readSheet } from './read-sheet.ts'
import { CannotReadSheet, defaultSheetLimits } from './sheet.ts'
import { readSheetFile } from './sheet-pool.ts'
import { getWorkbook } from './testing-workbook.ts'

const getCells = (bytes: Uint8Array) => readSheet(bytes).rows.map(({ cells }) => cells)
const findRefusal = (bytes: Uint8Array, limits = defaultSheetLimits) => {
  try {
    readSheet(bytes, undefined, limits)
  } catch (error) {
    if (error instanceof CannotReadSheet) return error.refusal
    throw error
  }
}
const sheetData = (rows: string, after = '') => ({ sheet: `<sheetData>${rows}</sheetData>${after}` })
/** Text in GBK, which no encoder of the platform writes: 订单号,数量 */
const GBK_HEADER = Uint8Array.from([0xb6, 0xa9, 0xb5, 0xa5, 0xba, 0xc5, 0x2c, 0xca, 0xfd, 0xc1, 0xbf])

test('shared strings, rich text and inline strings are read as one text each', () => {
  const bytes = getWorkbook({
    strings:
      '<si><t>订单号</t></si><si><r><t>Sunny</t></r><r><rPr><b/></rPr><t xml:space="preserve"> Mug &amp; Co</t></r>' +
      '<rPh sb="0" eb="1"><t>ignored</t></rPh></si><si><t>line_x000D_end</t></si>',
    ...sheetData(
      '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c></row>' +
        '<row r="5"><c r="A5" t="inlineStr"><is><r><t>a</t></r><r><t>b</t></r></is></c><c r="B5" t="s"><v>2</v></c></row>',
    ),
  })
  const table = readSheet(bytes)
  expect(table.sheet).toBe('订单')
  expect(table.rows).toEqual([
    { at: 2, cells: ['订单号', '', 'Sunny Mug & Co'] },
    { at: 5, cells: ['ab', 'line\rend'] },
  ])
})

test('numbers look as they did in the cell: long ones whole, codes with their zeros, dates as dates', () => {
  const styles =
    '<numFmts><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/>' +
    '<numFmt numFmtId="166" formatCode="00000\\-0000"/><numFmt numFmtId="167" formatCode="[$¥-804]#,##0.00&quot; yd&quot;"/></numFmts>' +
    '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/>' +
    '<xf numFmtId="166"/><xf numFmtId="167"/><xf numFmtId="14"/></cellXfs>'
  const row =
    '<row r="1"><c r="A1"><v>1.23456789012345E+14</v></c><c r="B1" s="1"><v>1234</v></c><c r="C1" s="2"><v>46341.354166666664</v></c>' +
    '<c r="D1" s="3"><v>12345678</v></c><c r="E1" s="4"><v>12.5</v></c><c r="F1" s="5"><v>1</v></c><c r="G1"><v>0.30000000000000004</v></c></row>'
  expect(getCells(getWorkbook({ styles, ...sheetData(row) }))).toEqual([
    ['123456789012345', '01234', '2026-11-15 08:30:00', '01234-5678', '12.5', '1900-01-01', '0.3'],
  ])
  const mac = getWorkbook({ styles, workbook_properties: '<workbookPr date1904="1"/>', ...sheetData(row) })
  expect(getCells(mac)[0]?.[5]).toBe('1904-01-02')
})

test('formulas count as what was worked out last; truth and failure keep their words', () => {
  const row =
    '<row><c t="str"><f>A1&amp;"x"</f><v>SKU-x</v></c><c><f>1+1</f><v>2</v></c><c><f>1+1</f></c>' +
    '<c t="e"><f>1/0</f><v>#DIV/0!</v></c><c t="b"><v>1</v></c><c t="d"><v>2026-11-15T08:00:00Z</v></c></row>'
  expect(getCells(getWorkbook(sheetData(row)))).toEqual([['SKU-x', '2', '', '#DIV/0!', 'TRUE', '2026-11-15 08:00:00']])
})

test('a merged cell holds for every row it covers, and makes no rows of its own', () => {
  const rows =
    '<row r="1"><c r="A1" t="inlineStr"><is><t>NO-1</t></is></c><c r="B1"><v>1</v></c></row>' +
    '<row r="2"><c r="A2" s="0"/><c r="B2"><v>2</v></c></row><row r="3"><c r="B3" s="0"/></row><row r="4"><c r="B4"><v>4</v></c></row>'
  const merged = '<mergeCells count="1"><mergeCell ref="A1:A3"/></mergeCells>'
  expect(readSheet(getWorkbook(sheetData(rows, merged))).rows).toEqual([
    { at: 1, cells: ['NO-1', '1'] },
    { at: 2, cells: ['NO-1', '2'] },
    { at: 4, cells: ['', '4'] },
  ])
})

test('what we export can be read back, prefixes and missing cell places included', () => {
  const chunks: Uint8Array[] = []
  const file = xlsxFormat((chunk) => chunks.push(chunk), 'Asia/Shanghai')
  file.begin(['订单号', '时间'], [10, 10])
  file.row(['00123456789012345678', new Date('2026-11-15T00:30:00Z')])
  file.end()
  expect(getCells(Buffer.concat(chunks))).toEqual([
    ['订单号', '时间'],
    ['00123456789012345678', '2026-11-15 08:30:00'],
  ])
  const prefixed = { sheet: '<x:sheetData xmlns:x="u"><x:row><x:c><x:v>7</x:v></x:c></x:row></x:sheetData>' }
  expect(getCells(getWorkbook(prefixed))).toEqual([['7']])
})

test('a bomb, endless columns, endless rows and a document type are refused before they cost anything', () => {
  const bomb = getWorkbook({
    ...sheetData('<row><c><v>1</v></c></row>'),
    more: { 'xl/sharedStrings.xml': new Uint8Array(8e6).fill(32) },
  })
  expect(findRefusal(bomb, { ...defaultSheetLimits, max_unpacked_bytes: 1e6 })).toBe('too_large')
  const wide = getWorkbook(sheetData('<row><c r="XFD1"><v>1</v></c></row>'))
  expect(findRefusal(wide, { ...defaultSheetLimits, max_columns: 256 })).toBe('too_many_columns')
  const long = getWorkbook(sheetData('<row><c><v>1</v></c></row>'.repeat(40)))
  expect(findRefusal(long, { ...defaultSheetLimits, max_rows: 39 })).toBe('too_many_rows')
  const doctype = strToU8('<!DOCTYPE w [<!ENTITY a "b">]><workbook>&a;</workbook>')
  expect(findRefusal(getWorkbook({ ...sheetData(''), more: { 'xl/workbook.xml': doctype } }))).toBe('broken')
  const far = getWorkbook(
    sheetData(
      '<row r="1048576"><c r="A1048576"><v>1</v></c></row>',
      '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>',
    ),
  )
  expect(readSheet(far).rows).toEqual([{ at: 1048576, cells: ['1'] }])
})

test('files that are no spreadsheets are refused by what they are', () => {
  const whole = getWorkbook(sheetData('<row><c><v>1</v></c></row>'))
  expect(findRefusal(whole.subarray(0, whole.length - 30))).toBe('broken')
  expect(findRefusal(whole.map((byte, at) => (at > 200 && at < 400 ? byte ^ 0x55 : byte)))).toBe('broken')
  expect(findRefusal(zipSync({ mimetype: strToU8('application/vnd.oasis') }))).toBe('not_a_sheet')
  expect(findRefusal(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]))).toBe('old_or_locked')
  expect(findRefusal(strToU8('<html><table><tr><td>1</td></tr></table></html>'))).toBe('not_a_sheet')
  expect(findRefusal(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1]))).toBe('not_a_sheet')
  expect(findRefusal(new Uint8Array())).toBe('empty')
})

test('csv: quotes, doubled quotes, lines within quotes, and the row numbers of the file', () => {
  const text = '\uFEFForder,note\r\nA-1,"two\nlines, ""quoted"""\r\n\r\nA-2,5" nail\r\n="00123",=" x"\n'
  expect(readSheet(strToU8(text)).rows).toEqual([
    { at: 1, cells: ['order', 'note'] },
    { at: 2, cells: ['A-1', 'two\nlines, "quoted"'] },
    { at: 5, cells: ['A-2', '5" nail'] },
    { at: 6, cells: ['00123', ' x'] },
  ])
  expect(findRefusal(strToU8('a,b\n"open,1\n2,3'))).toBe('open_quote')
})

test('csv: tabs, semicolons, a hint, GBK and UTF-16 are found out', () => {
  expect(getCells(strToU8('a\tb\n1,5\t2'))).toEqual([
    ['a', 'b'],
    ['1,5', '2'],
  ])
  expect(getCells(strToU8('a;b;c\n1,5;2;3\n4,5;5;6'))[1]).toEqual(['1,5', '2', '3'])
  expect(getCells(strToU8('sep=|\na|b,c'))).toEqual([['a', 'b,c']])
  expect(getCells(GBK_HEADER)).toEqual([['订单号', '数量']])
  expect(getCells(new Uint8Array([0xff, 0xfe, ...Buffer.from('单\t数', 'utf16le')]))).toEqual([['单', '数']])
  expect(getCells(strToU8('only\n007'))).toEqual([['only'], ['007']])
})

test('reading happens on a thread, and a refusal comes back by name', async () => {
  expect((await readSheetFile(strToU8('a,b\n1,2'))).rows).toHaveLength(2)
  await expect(readSheetFile(strToU8('a,"b'))).rejects.toMatchObject({ name: 'AppError' })
})

test('a hundred thousand rows are read, one more is refused, and blanks far out widen nothing', () => {
  const rows = Array.from({ length: 100_000 }, (_, at) => `SO-${at},1`).join('\n')
  expect(readSheet(strToU8(`order,quantity\n${rows}`)).rows).toHaveLength(100_001)
  expect(findRefusal(strToU8(`order,quantity\n${rows}\nSO-X,1`))).toBe('too_many_rows')
  const blank = '<c r="XFD1" t="inlineStr"><is><t xml:space="preserve">  </t></is></c>'
  expect(getCells(getWorkbook(sheetData(`<row r="1"><c r="A1"><v>1</v></c>${blank}</row>`)))).toEqual([['1']])
  const wide = (count: number) => '<row><c r="XFD1"><v>1</v></c></row>'.repeat(count)
  expect(getCells(getWorkbook(sheetData(wide(1))))[0]).toHaveLength(16_384)
  expect(findRefusal(getWorkbook(sheetData(wide(3))), { ...defaultSheetLimits, max_cells: 40_000 })).toBe('too_large')
})
