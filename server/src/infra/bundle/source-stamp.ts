import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Sources {
  readonly root: string
  /** Below the root, with everything in them but tests. */
  readonly folders: readonly string[]
  readonly singles: readonly string[]
}

function getFiles({ root, folders, singles }: Sources): string[] {
  const found = folders
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  return [...found.sort(), ...singles.map((name) => join(root, name))]
}

function digest(sources: Sources, of: (file: string) => string | Buffer): string {
  const hash = createHash('sha256')
  for (const file of getFiles(sources)) hash.update(file.slice(sources.root.length)).update(of(file))
  return hash.digest('hex')
}

const getContent = (sources: Sources) => digest(sources, (file) => readFileSync(file))

/** The system sets the time of change itself with every write, so equal times and sizes mean equal files. */
const getTimes = (sources: Sources) =>
  digest(sources, (file) => {
    const { size, ctimeMs } = statSync(file)
    return ` ${size} ${ctimeMs}\n`
  })

/** What a build notes of the sources it was made from: their content and, on a second line, their times of change. */
export const sourceStamp = (sources: Sources): string => `${getContent(sources)}\n${getTimes(sources)}\n`

/**
 * True if the sources are those of the stamp. Reading thousands of files takes a tenth of a start, so they are read only
 * when their times differ, as after a checkout.
 */
export function isStamp(file: string, sources: Sources): boolean {
  if (!existsSync(file)) return false
  const [content, times] = readFileSync(file, 'utf8').split('\n')
  const times_now = getTimes(sources)
  if (times === times_now) return true
  if (content !== getContent(sources)) return false
  try {
    writeFileSync(file, `${content}\n${times_now}\n`)
  } catch {
    // A folder that may not be written: read them again next time.
  }
  return true
}
