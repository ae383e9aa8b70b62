import { strToU8, zipSync } from 'fflate'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships'

interface WorkbookParts {
  /** The content of `<worksheet>`. */
  readonly sheet: string
  readonly strings?: string
  readonly styles?: string
  readonly workbook_properties?: string
  readonly more?: Record<string, Uint8Array>
}

/** A workbook written by hand, for what spreadsheet programs write and for what only an attacker would. */
export function getWorkbook({ sheet, strings = '', styles = '', workbook_properties = '', more = {} }: WorkbookParts) {
  const parts: Record<string, string> = {
    '_rels/.rels': `<Relationships xmlns="${packaged}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml':
      `<workbook xmlns="${main}" xmlns:r="${office}">${workbook_properties}<sheets>` +
      '<sheet name="说明" sheetId="1" state="hidden" r:id="rId9"/><sheet name="订单" sheetId="2" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      `<Relationships xmlns="${packaged}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>` +
      `<Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/>` +
      `<Relationship Id="rId3" Type="${office}/sharedStrings" Target="/xl/sharedStrings.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<?xml version="1.0" encoding="UTF-8"?><sst xmlns="${main}">${strings}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}">${styles}</styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}">${sheet}</worksheet>`,
  }
  const files = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))
  return zipSync({ ...files, ...more })
}
