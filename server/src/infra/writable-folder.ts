import { accessSync, constants, mkdirSync } from 'node:fs'
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
