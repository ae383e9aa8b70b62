import { selectionText } from '../../text/console.text.ts'
import { useText } from '../../text/language.tsx'
import { fill } from '../../text/text.ts'

/** For `rowSelection` of a table: translated checkbox labels; Ant Design's are English only. */
export function useSelectionLabels<Row>(rows: readonly Row[]) {
  const text = useText(selectionText)
  return {
    getTitleCheckboxProps: () => ({ 'aria-label': text.all }),
    getCheckboxProps: (row: Row) => ({ 'aria-label': fill(text.row, { number: rows.indexOf(row) + 1 }) }),
  }
}
