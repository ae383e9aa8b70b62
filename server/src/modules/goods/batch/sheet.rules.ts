import { reservedColumns } from '@inkroute/contract/goods/batch/plan'

const letter = (n: number) => (n < 26 ? String.fromCharCode(65 + n) : `C${n + 1}`)

/** Names for columns: as the first line has them, each once, none that a naming rule would take for its own token. */
export function columnNames(head: readonly string[], width: number): string[] {
  const names: string[] = []
  for (let n = 0; n < width; n++) {
    const said = (head[n] ?? '').replace(/[{}]/g, '').replace(/\s+/g, ' ').trim().slice(0, 50)
    const plain = said || letter(n)
    const wanted = reservedColumns.has(plain) ? `${plain}_` : plain
    let name = wanted
    for (let again = 2; names.includes(name); again++) name = `${wanted} ${again}`
    names.push(name)
  }
  return names
}
