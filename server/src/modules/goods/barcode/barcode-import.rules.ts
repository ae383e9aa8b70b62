import { type BarcodeKind, barcodeProblem, guessBarcodeKind } from '@inkroute/contract/goods/codes'
import type { BarcodeImportProblem } from '@inkroute/contract/goods/sku'

export interface ImportRow {
  readonly sku_code: string
  readonly barcode: string
}

export interface KnownSku {
  readonly id: number
  readonly sku_code: string
  readonly barcode: string | null
}

export interface Checked {
  readonly accepted: { id: number; barcode: string; barcode_kind: BarcodeKind; is_replaced: boolean }[]
  readonly unchanged: number
  readonly problems: { row: number; sku_code: string; barcode: string; problem: BarcodeImportProblem }[]
}

const countBy = (words: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/**
 * Which rows can be imported. A code or SKU that appears twice is rejected in every row, because it is unclear which one
 * was meant. A code may move from one SKU in the file to another.
 */
export function checkImport(
  rows: readonly ImportRow[],
  skus: readonly KnownSku[],
  owners: readonly { id: number; barcode: string | null }[],
): Checked {
  const bySku = new Map(skus.map((sku) => [sku.sku_code.toUpperCase(), sku]))
  const skuCounts = countBy(rows.map((row) => row.sku_code.toUpperCase()))
  const codeCounts = countBy(rows.map((row) => row.barcode))
  const moving = new Set(rows.flatMap((row) => bySku.get(row.sku_code.toUpperCase())?.id ?? []))
  const ownerOf = new Map(owners.map((owner) => [owner.barcode, owner.id]))
  const checked: Checked & { unchanged: number } = { accepted: [], unchanged: 0, problems: [] }
  const findProblem = ({ sku_code, barcode }: ImportRow): BarcodeImportProblem | null => {
    const sku = bySku.get(sku_code.toUpperCase())
    if (!sku) return 'sku_unknown'
    if ((skuCounts.get(sku_code.toUpperCase()) ?? 0) > 1) return 'sku_twice'
    if (barcode === '' || barcodeProblem(guessBarcodeKind(barcode), barcode)) return 'code_invalid'
    // Thirteen digits are meant as an EAN; a wrong check digit is a typo, not a Code 128.
    if (/^\d{13}$/.test(barcode) && guessBarcodeKind(barcode) !== 'ean13') return 'code_invalid'
    if ((codeCounts.get(barcode) ?? 0) > 1) return 'code_twice'
    const owner = ownerOf.get(barcode)
    return owner !== undefined && owner !== sku.id && !moving.has(owner) ? 'code_taken' : null
  }
  for (const [n, row] of rows.entries()) {
    const problem = findProblem(row)
    const sku = bySku.get(row.sku_code.toUpperCase())
    if (problem || !sku) checked.problems.push({ row: n + 1, ...row, problem: problem ?? 'sku_unknown' })
    else if (sku.barcode === row.barcode) checked.unchanged += 1
    else {
      const { id } = sku
      const barcode_kind = guessBarcodeKind(row.barcode)
      checked.accepted.push({ id, barcode: row.barcode, barcode_kind, is_replaced: sku.barcode !== null })
    }
  }
  return checked
}
