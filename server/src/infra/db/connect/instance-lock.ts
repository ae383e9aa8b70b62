import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../../../config/start-error.ts'
import { writableFolder } from '../../../config/writable-folder.ts'

/** Start time of a process, to tell a recycled process id from the old owner. Linux only; elsewhere ''. */
function getStartTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? ''
  } catch {
    return ''
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function ownerIn(file: string): { pid: string; is_running: boolean } {
  try {
    const [pid = '', started = ''] = readFileSync(file, 'utf8').split(' ')
    return { pid, is_running: pid !== '' && isAlive(Number(pid)) && getStartTime(Number(pid)) === started }
  } catch {
    return { pid: '', is_running: false }
  }
}

const inUse = (data_dir: string, pid: string) =>
  new StartError(`The data folder ${data_dir} is in use by another InkRoute (process ${pid}); stop it or set DATA_DIR.`)

/**
 * A lock that the operating system releases when this process ends, however it ends, so it is never stale. Node has no API
 * for it, but its SQLite locks files this way on every platform.
 */
function lockFile(file: string): DatabaseSync | null {
  const lock = new DatabaseSync(file)
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
    return lock
  } catch {
    lock.close()
    return null
  }
}

/** Locks the data folder until the returned function is called. Two owners would corrupt the database. */
export function lockDataDir(data_dir: string): () => void {
  writableFolder(data_dir)
  // Names the owner of the lock. Versions up to 0.9 only use this file.
  const note = join(data_dir, 'instance.lock')
  const lock = lockFile(join(data_dir, 'instance.sqlite'))
  const owner = ownerIn(note)
  if (!lock) throw inUse(data_dir, owner.pid)
  if (owner.is_running && owner.pid !== String(process.pid)) {
    lock.close()
    throw inUse(data_dir, owner.pid)
  }
  writeFileSync(note, `${process.pid} ${getStartTime(process.pid)}`)
  return () => {
    rmSync(note, { force: true })
    lock.close()
  }
}
