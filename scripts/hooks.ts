// npm run hooks [-- word | --table name]: prints every hook point, what handlers may do there, and whose they are, in the order they run.
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Hook, HookPoint } from '../server/src/infra/hooks.ts'
import { manifest } from '../server/src/infra/module/module.ts'
import { ladder } from '../server/src/ladder.ts'
import { infraPoints, modules } from '../server/src/modules.ts'
import { currentSchema, tableClaims } from './table-claims.ts'
import { placeUses } from './table-owners.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modulesFolder = 'server/src/modules'

/** Where a handler is defined; for one that is a part of the manifest, the manifest. */
function findSource(capability: string, { label, handler }: Hook): string {
  const folder = `${modulesFolder}/${capability}`
  const definition = new RegExp(`\\b(?:function|const) ${label}\\b`)
  const paths = typeof handler === 'function' && label ? globSync(`${folder}/**/*.ts`, { cwd: root }) : []
  for (const path of paths.filter((one) => !one.endsWith('.test.ts')).sort()) {
    const line = readFileSync(join(root, path), 'utf8')
      .split('\n')
      .findIndex((text) => definition.test(text))
    if (line >= 0) return `${path}:${line + 1}`
  }
  return `${folder}/${basename(capability)}.module.ts`
}

const stated = ladder.map((capability, at) => ({ capability, ...modules[at] }))

/** The handlers of a point, each with the capability that has it. */
const handlersAt = (point: HookPoint) =>
  stated.flatMap(({ capability, hooks = [] }) =>
    hooks.filter((hook) => hook.point === point).map((hook) => ({ capability, hook })),
  )

function describe(point: HookPoint): string {
  const lines = handlersAt(point).map(({ capability, hook }, at) => {
    const number = `${at + 1}.`.padStart(4)
    return `${number} ${capability.padEnd(17)} ${hook.label.padEnd(24)} ${findSource(capability, hook)}`
  })
  return [`${point.name} (may ${point.may.join(', ')})`, `  ${point.about}`, ...lines].join('\n')
}

function mentions(point: HookPoint, word: string): boolean {
  const owners = handlersAt(point).flatMap(({ capability, hook }) => [capability, hook.label])
  return [point.name, ...point.may, ...owners].some((text) => text.toLowerCase().includes(word.toLowerCase()))
}

/** A text for each point whose name, powers or handlers contain the word. */
export const hookTexts = (word = ''): string[] =>
  [infraPoints, ...stated.map(({ points = {} }) => points)]
    .flatMap((points): HookPoint[] => Object.values(points))
    .filter((point) => point !== manifest && mentions(point, word))
    .map(describe)

/** Who owns a table, and each statement that reads or writes it. */
function tableText(table: string): string {
  const files = globSync('server/src/**/*.ts', { cwd: root }).map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }))
  const owner = tableClaims.find(({ tables }) => tables.includes(table))?.capability
  const lines = placeUses(files, currentSchema())
    .filter((use) => use.table === table)
    .map(({ capability, mode, path, line }) => `  ${capability.padEnd(17)} ${mode.padEnd(5)} ${path}:${line}`)
  return owner ? [`${table} of ${owner}`, ...lines.toSorted()].join('\n') : `There is no table ${table}.`
}

if (import.meta.main && process.argv[2] === '--table') console.log(tableText(process.argv[3] ?? ''))
else if (import.meta.main) {
  const texts = hookTexts(process.argv[2])
  console.log(texts.length > 0 ? texts.join('\n\n') : `No hook point mentions ${process.argv[2]}.`)
}
