import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connectors } from '../registry.ts'
import { getSamples, type Sample } from './samples.ts'

const readme = join(import.meta.dirname, '../README.md')
const BEGIN = '<!-- proofs: written by npm run connectors:proofs -->'
const END = '<!-- end of proofs -->'

const words: Record<Sample['proof'], string> = {
  server: 'a real server',
  vector: 'a published vector',
  sample: 'sample',
  unproven: '**not proven**',
}

const getAddress = ({ request: { method, path, name } }: Sample): string =>
  name === undefined ? `\`${method} ${path}\`` : `\`${name}\``

/** What each call of each connector rests on, from its samples. */
export function proofTable(): string {
  const rows = connectors.flatMap(({ slug }) => {
    const samples = getSamples(slug)
    if (samples.length === 0) return [`| ${slug} | all | none at hand | | | **not proven** |`]
    return samples.map(
      (each) =>
        `| ${slug} | ${each.call} ${getAddress(each)} | ${each.document} | ${each.version} | ${each.date} | ${words[each.proof]} |`,
    )
  })
  const head = '| slug | call | document | version | date | proven by |\n|---|---|---|---|---|---|'
  return [head, ...new Set(rows)].join('\n')
}

const parts = (text: string): [before: string, table: string, after: string] => {
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (from < 0 || to < from) throw new Error(`README.md of the connectors has no lines "${BEGIN}" and "${END}"`)
  const start = from + BEGIN.length
  return [text.slice(0, start), text.slice(start, to).trim(), text.slice(to)]
}

export const tableInReadme = (): string => parts(readFileSync(readme, 'utf8'))[1]

export function writeProofTable(): void {
  const [before, , after] = parts(readFileSync(readme, 'utf8'))
  writeFileSync(readme, `${before}\n${proofTable()}\n${after}`)
}
