import { ladder } from '../server/src/ladder.ts'

export interface SourceFile {
  readonly path: string
  /** Project paths, or `package:name`. */
  readonly imports: readonly string[]
  readonly line_count: number
  readonly text: string
}

/** Top-level capabilities; nested ones belong to the capability whose folder they are in. */
const capabilities = [...new Set(ladder.map((name) => name.split('/')[0] ?? ''))]
const getPlace = (capability: string) => capabilities.indexOf(capability)

const mayImport: Record<string, readonly string[]> = {
  engine: ['engine'],
  contract: ['contract', 'engine'],
  server: ['server', 'contract', 'engine'],
  web: ['web', 'contract', 'engine'],
  sandbox: ['sandbox'],
}

/** Packages without DOM, Node and state, so that browser and server compute the same. */
const purePackages: Record<string, readonly string[]> = {
  engine: ['zod', 'bidi-js'],
  // Only the Markdown renderer and its readers load the last two; public pages do not.
  contract: ['zod', 'markdown-it', 'markdown-it-cjk-friendly'],
}

const MAX_LINES = 400
const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path)
const getRoom = (path: string) => path.split('/')[0] ?? ''
const findModule = (path: string) => /^server\/src\/modules\/([^/]+)\//.exec(path)?.[1]
/** `errors` is the catalogue all capabilities add to. */
const findContractFolder = (path: string) => /^contract\/src\/(?!errors\/)([^/]+)\//.exec(path)?.[1]
const findFeature = (path: string) => /^web\/src\/features\/([^/]+)\//.exec(path)?.[1]

function roomProblem(file: SourceFile, target: string): string | null {
  if (target.startsWith('package:')) {
    const name = target.slice('package:'.length)
    const room = getRoom(file.path)
    const allowed = isTest(file.path) ? undefined : purePackages[room]
    if (allowed && !allowed.includes(name)) return `${file.path}: ${room} may use ${allowed.join(', ')}, not ${name}`
    return null
  }
  const [from, to] = [getRoom(file.path), getRoom(target)]
  return mayImport[from]?.includes(to) ? null : `${file.path}: ${from} may not import ${target}`
}

function ladderProblem(file: SourceFile, target: string): string | null {
  const [from, to] = [findModule(file.path), findModule(target)]
  if (isTest(file.path) || to === undefined) return null
  if (from === undefined) {
    const isRoot = /^server\/src\/(app|json-columns|modules|program|seed)\.ts$/.test(file.path)
    return isRoot ? null : `${file.path}: infrastructure may not know the module ${to}`
  }
  if (from === to) return null
  if (getPlace(to) > getPlace(from))
    return `${file.path}: ${from} comes before ${to} on the ladder and may not import it`
  return target === `server/src/modules/${to}/${to}.ts` ? null : `${file.path}: use the door ${to}.ts, not ${target}`
}

function webProblem(file: SourceFile, target: string): string | null {
  if (getRoom(file.path) !== 'web' || isTest(file.path)) return null
  const [from, to] = [findFeature(file.path), findFeature(target)]
  if (from && to && from !== to)
    return `${file.path}: a feature may not import the feature ${to}; let a page compose them`
  if (from && /^web\/src\/(pages|app\/layouts)\//.test(target))
    return `${file.path}: a feature may not import ${target}`
  if (file.path.startsWith('web/src/shared/') && /^web\/src\/(features|pages|app)\//.test(target)) {
    return `${file.path}: shared code may not import ${target}`
  }
  return null
}

/** A call as a statement of its own, or a registration whose result is kept or which a loop repeats. */
const callsOnImport = /^(?:await |void )?[\w$]+(?:\??\.[\w$]+)*\(/m
const registersOnImport = [
  /^(?:(?:await|void) |(?:export )?(?:const|let) .+= (?:await )?|(?:for|if|while) .*\) )?(?:[\w$]+\??\.)*register[A-Z]\w*\(/m,
  /^(?:for|if|while) .*\{\n(?:(?: .*)?\n)*? .*\bregister[A-Z]\w*\(/m,
]

/** Whether loading the file changes another: two applications would share it, and nobody could read who takes part. */
export function actsOnImport({ path, text }: SourceFile): boolean {
  if (getRoom(path) !== 'server' || isTest(path)) return false
  const isPlainModule = findModule(path) !== undefined && !/\.(worker|child)\.ts$/.test(path)
  return registersOnImport.some((pattern) => pattern.test(text)) || (isPlainModule && callsOnImport.test(text))
}

function ownProblems(file: SourceFile): string[] {
  const problems: string[] = []
  const name = findModule(file.path)
  if (file.line_count > MAX_LINES) problems.push(`${file.path}: ${file.line_count} lines, at most ${MAX_LINES}`)
  const capability = name ?? findFeature(file.path) ?? findContractFolder(file.path)
  if (capability && getPlace(capability) === -1) {
    problems.push(`${file.path}: the capability ${capability} is not on the ladder (server/src/ladder.ts)`)
  }
  if (actsOnImport(file)) problems.push(`${file.path}: nothing registers itself on import; state it in the manifest`)
  if (getRoom(file.path) === 'server' && /^export (?:type )?\{[^}]*\bas\b[^}]*\} from/m.test(file.text)) {
    problems.push(`${file.path}: a door exports under the name it has inside, so that searching finds both`)
  }
  const is_pure = /\.(rules|view)\.tsx?$/.test(file.path)
  if (is_pure && /\bawait\b|\bnew Date\(\)|Date\.now\(\)/.test(file.text)) {
    problems.push(`${file.path}: decisions are pure, without await and without the clock`)
  }
  const is_sql_home = /\.queries\.ts$|\/infra\/|\/testing\/|\.test\.ts$/.test(file.path)
  if (
    getRoom(file.path) === 'server' &&
    !is_sql_home &&
    /\.(selectFrom|insertInto|updateTable|deleteFrom)\(/.test(file.text)
  ) {
    problems.push(`${file.path}: SQL lives in *.queries.ts`)
  }
  const may_fetch =
    /^web\/src\/(shared\/api|app)\//.test(file.path) || isTest(file.path) || /\.api\.ts$/.test(file.path)
  if (getRoom(file.path) === 'web' && !may_fetch && /\bfetch\(/.test(file.text)) {
    problems.push(`${file.path}: components do not fetch; use the client in shared/api`)
  }
  // A buyer's phone has a good calendar of its own, and the public pages have no room for another.
  const may_be_native = file.path.startsWith('web/src/features/personal/buyer/')
  if (
    getRoom(file.path) === 'web' &&
    !may_be_native &&
    /\btype(=|: )["'](date|time|month|week|datetime-local)["']/.test(file.text)
  ) {
    problems.push(`${file.path}: the browser's date fields speak the system's language; use DayInput`)
  }
  return problems
}

/** Every violation of the rules on imports, names and sizes, one sentence each. */
export function findProblems(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => [
    ...ownProblems(file),
    ...file.imports
      .flatMap((target) => [roomProblem(file, target), ladderProblem(file, target), webProblem(file, target)])
      .filter((problem) => problem !== null),
  ])
}
