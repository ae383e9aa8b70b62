import { accessSync, chmodSync, constants, existsSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from './start-error.ts'

/** Creates the data folder or throws a `StartError` if it is not writable. */
export function writableFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK)
  } catch {
    throw new StartError(`The data folder ${folder} is not writable; set DATA_DIR to a folder you may write to.`)
  }
}

/** Says that what is ours was made private, so that no start looks through millions of files a second time. */
const MARK = 'files-are-private'

/** What is ours in a data folder, which an operator may have put in a folder with other things in it. */
const ours = new Set([
  ...[
    'arriving',
    'artworks',
    'cache',
    'exporting',
    'fonts',
    'incoming',
    'instance.lock',
    'instance.sqlite',
    'postgres',
  ],
  ...['postgres.secret', 'printing', 'sandbox', 'secret', 'storage', MARK],
])

const OTHERS = 0o077

/** Takes it from everybody else. What its owner may do with it stays. */
function tighten(path: string): void {
  try {
    const { mode, is_folder } = getKind(path)
    if (mode & OTHERS) chmodSync(path, mode & ~OTHERS)
    if (is_folder) for (const name of readdirSync(path)) tighten(join(path, name))
  } catch (error) {
    // Another program of ours, or a sweep, has removed it.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

/** Links are left alone: what they lead to may be somebody else's. */
function getKind(path: string): { readonly mode: number; readonly is_folder: boolean } {
  const found = lstatSync(path)
  if (found.isSymbolicLink()) return { mode: 0, is_folder: false }
  return { mode: found.mode & 0o7777, is_folder: found.isDirectory() }
}

/**
 * What this program and its children write from now on is for its user alone, and so is what earlier versions wrote to
 * the data folder.
 */
export function keepFilesPrivate(data_dir: string): void {
  process.umask(OTHERS)
  if (!existsSync(data_dir)) return
  try {
    const names = readdirSync(data_dir)
    // First of all: from here on nobody else gets at anything below.
    if (names.every((name) => ours.has(name))) chmodSync(data_dir, 0o700)
    const found = names.filter((name) => ours.has(name))
    if (found.length === 0 || found.includes(MARK)) return
    for (const name of found) tighten(join(data_dir, name))
    writeFileSync(join(data_dir, MARK), '')
  } catch (error) {
    console.error(`Files in ${data_dir} may be readable by other users of this machine: ${(error as Error).message}`)
  }
}
