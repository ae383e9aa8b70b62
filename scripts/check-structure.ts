// The floors of the house: which room and which module may import what, what a file may be called, how long it may be.
// Biome checks cycles, lengths of functions and naming inside a file; this script checks what crosses folders.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findProblems, type SourceFile } from './structure-rules.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.gen\.ts$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !path.includes('node_modules') && !path.includes('.react-router'))
}

/** Resolves an import to a path of the project, or to the package it names. */
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
  return { path, imports, line_count: text.split('\n').length, text }
}

const files = ['engine/src', 'contract/src', 'server/src', 'web/src', 'sandbox/src'].flatMap(filesUnder).map(readSource)
const problems = findProblems(files)
for (const problem of problems) console.error(problem)
console.log(`structure: ${files.length} files, ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
