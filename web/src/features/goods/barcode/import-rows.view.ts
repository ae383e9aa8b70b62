export interface ImportRow {
  readonly sku_code: string
  readonly barcode: string
}

/** Rows as pasted from a sheet or typed: two words a line, a heading line left out. */
export function readRows(pasted: string): ImportRow[] {
  return pasted
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.split(/[\t,;，；]+|\s+/).map((word) => word.trim().replace(/^["']|["']$/g, '')))
    .map(([sku_code = '', barcode = '']) => ({ sku_code, barcode }))
    .filter(({ sku_code }, n) => n > 0 || !/^(sku|编码)/i.test(sku_code) || /\d/.test(sku_code))
}
