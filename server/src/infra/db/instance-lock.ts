import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'
import { writableFolder } from '../writable-folder.ts'

/** Start time of a process, so that a recycled process id is not taken for the old owner. Linux only; elsewhere ''. */
function startTimeOf(pid: number): string {
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

/** Marks the data folder as ours until the returned function is called. Two owners would corrupt the database. */
export function lockDataDir(data_dir: string): () => void {
  writableFolder(data_dir)
  const file = join(data_dir, 'instance.lock')
  const mine = `${process.pid} ${startTimeOf(process.pid)}`
  try {
    writeFileSync(file, mine, { flag: 'wx' })
  } catch {
    const [pid = '0', started = ''] = readFileSync(file, 'utf8').split(' ')
    if (isAlive(Number(pid)) && startTimeOf(Number(pid)) === started) {
      throw new StartError(
        `The data folder ${data_dir} is in use by another InkRoute (process ${pid}); stop it or set DATA_DIR.`,
      )
    }
    writeFileSync(file, mine)
  }
  return () => rmSync(file, { force: true })
}
