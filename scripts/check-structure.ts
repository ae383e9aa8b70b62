// Checks what crosses folders: which room and module may import what, how large files and folders may grow, that
// colours are tokens and shared classes exist, no circle of imports, whose tables SQL touches, and the figures in
// figures.ts, the length of ARCHITECTURE.md among them. Biome checks function lengths and naming inside a file.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tokensCss } from '../web/src/shared/ui/tokens.ts'
import { architectureFigure, figureProblems, getFigures, styleFigures, tableFigures } from './figures.ts'
import { folderKnotProblems, knotProblems } from './import-knots.ts'
import { findProblems, type SourceFile } from './structure-rules.ts'
import { definedColours, styleProblems } from './style-rules.ts'
import { currentSchema, tableClaims } from './table-claims.ts'
import { placeUses, strangeWrites, tableProblems, upwardReads } from './table-owners.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

function filesUnder(folder: string, ending = /(?<!\.gen)\.tsx?$/): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !path.includes('node_modules') && !path.includes('.react-router'))
}

/** Resolves an import to a project path, or to the package it names. */
function resolveImport(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return relative(root, resolve(root, dirname(from), specifier))
  const own = /^@inkroute\/(\w+)\/(.+)$/.exec(specifier)
  return own ? `${own[1]}/src/${own[2]}.ts` : `package:${specifier}`
}

function readSource(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8')
  const specifiers = [
    ...text.matchAll(/^\s*(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]/gm),
  ]
  const imports = specifiers.map((match) => resolveImport(path, (match[1] ?? match[2]) as string))
  return { path, imports, line_count: text.split('\n').length - 1, text }
}

const files = ['engine/src', 'contract/src', 'server/src', 'web/src', 'sandbox/src']
  .flatMap((folder) => filesUnder(folder))
  .map(readSource)
const schema = currentSchema()
const uses = placeUses(files, schema)
const [writes, reads] = [strangeWrites(tableClaims, uses), upwardReads(tableClaims, uses)]
const styled = filesUnder('web/src', /\.(css|tsx)$/).map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
}))
const figures = [
  ...getFigures(files),
  architectureFigure(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')),
  ...tableFigures(writes.length, reads.length),
  ...styleFigures(styled.filter(({ path }) => path.endsWith('.css')).map(({ text }) => text)),
]
const problems = [
  ...findProblems(files),
  ...knotProblems(files),
  ...folderKnotProblems(files),
  ...styleProblems(styled, definedColours(tokensCss)),
  ...tableProblems(tableClaims, uses, schema),
  ...figureProblems(figures),
]
for (const exception of [...writes, ...reads]) console.log(exception)
for (const problem of problems) console.error(problem)
for (const { name, value, limit, is_at_least } of figures) {
  console.log(`${String(value).padStart(6)} ${name} (at ${is_at_least ? 'least' : 'most'} ${limit})`)
}
console.log(`structure: ${files.length} files, ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
