import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
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

/** Says that everything below was made private, so that no start looks through millions of files a second time. */
const MARK = 'files-are-private'

function tighten(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    try {
      if (entry.isDirectory()) {
        chmodSync(path, 0o700)
        tighten(path)
      } else if (entry.isFile()) chmodSync(path, 0o600)
    } catch (error) {
      // Another program of ours, or a sweep, has removed it.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}

/**
 * What this program and its children write from now on is for its user alone, and so is what earlier versions wrote below
 * the data folder.
 */
export function keepFilesPrivate(data_dir: string): void {
  process.umask(0o077)
  if (!existsSync(data_dir)) return
  try {
    // First of all: from here on nobody else gets at anything below.
    chmodSync(data_dir, 0o700)
    const mark = join(data_dir, MARK)
    if (existsSync(mark)) return
    tighten(data_dir)
    writeFileSync(mark, '')
  } catch (error) {
    console.error(`Files in ${data_dir} may be readable by other users of this machine: ${(error as Error).message}`)
  }
}
