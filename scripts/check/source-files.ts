// The files of the checkout: what each holds, and what it loads.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const git = (root: string, ...args: string[]): string[] => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 })
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed`)
  return stdout.split('\0').filter(Boolean)
}

export const hash = (...parts: readonly (string | Buffer)[]): string => {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part).update('\0')
  return sum.digest('hex')
}

/** Nothing can be told of the files where git is missing, or refuses the folder of another user. */
export const hasGit = (root: string): boolean =>
  spawnSync('git', ['ls-files', '--', 'package.json'], { cwd: root }).status === 0

/** By path: a hash of the content as it is in the work tree, of all files that git knows or would add. */
export function fileHashes(root: string): Map<string, string> {
  const hashes = new Map<string, string>()
  for (const line of git(root, 'ls-files', '--stage', '-z')) {
    const [, id = '', path = ''] = /^\d+ (\w+) \d\t(.*)$/s.exec(line) ?? []
    hashes.set(path, id)
  }
  const changed = [
    ...git(root, 'diff', '--name-only', '-z'),
    ...git(root, 'ls-files', '--others', '--exclude-standard', '-z'),
  ]
  for (const path of changed) {
    try {
      hashes.set(path, hash(readFileSync(join(root, path))))
    } catch {
      hashes.delete(path)
    }
  }
  return hashes
}

/** Paths in the text of a file, of modules, workers, style sheets and what a page loads. */
const PATHS = /['"`](?:\$\{\w+\})?(?<path>@inkroute\/\w+\/[\w./-]+|[\w./-]+\.(?:tsx?|mjs|css))(?:\?\w+)?['"`]/g

/** Types are gone when the code runs. */
const TYPES_ONLY = /^(import|export) type [^'"]*from '[^']*'$/gm

function candidates(from: string, path: string): string[] {
  const own = /^@inkroute\/(\w+)\/(.+)$/.exec(path)
  if (own) return [`${own[1]}/src/${own[2]}.ts`]
  // A page names its files from the root, or from its own folder.
  return path.startsWith('/') ? [path.slice(1), join(dirname(from), path)] : [normalize(join(dirname(from), path))]
}

export class Sources {
  readonly #root: string
  readonly #known: { has(path: string): boolean }
  readonly #texts = new Map<string, string>()
  readonly #loads = new Map<string, readonly string[]>()

  constructor(root: string, known: { has(path: string): boolean }) {
    this.#root = root
    this.#known = known
  }

  text(path: string): string {
    const known = this.#texts.get(path) ?? readFileSync(join(this.#root, path), 'utf8')
    this.#texts.set(path, known)
    return known
  }

  loads(path: string): readonly string[] {
    const known = this.#loads.get(path)
    if (known) return known
    const found = [...this.text(path).replace(TYPES_ONLY, '').matchAll(PATHS)]
      .flatMap((match) => candidates(path, match.groups?.path ?? ''))
      .filter((target) => this.#known.has(target))
    const loads = [...new Set(found)]
    this.#loads.set(path, loads)
    return loads
  }

  /** A file and all that it loads, directly or not. */
  closure(path: string, follow: (from: string, to: string) => boolean = () => true): Set<string> {
    const closure = new Set([path])
    for (const one of closure) {
      if (one.endsWith('.css')) continue
      for (const target of this.loads(one)) if (follow(one, target)) closure.add(target)
    }
    return closure
  }
}
