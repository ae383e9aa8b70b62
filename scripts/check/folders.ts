import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

/** The home of a user who only runs checks may not exist, or not be theirs. */
function homeCache(): string {
  const folder = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'inkroute-check')
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return folder
  } catch {
    return join(tmpdir(), 'inkroute-check')
  }
}

/** What the check remembers on this machine, outside of every checkout. */
export const cacheFolder = (...parts: string[]): string =>
  join(process.env.INKROUTE_CHECK_CACHE ?? homeCache(), ...parts)

/** A file for each test over HTTP, with the sources it reached. */
export const reachFolder = (): string => cacheFolder('reach')

const MEMORY = '/dev/shm'
/** What a run keeps at its busiest, a few times over. */
const ENOUGH_BYTES = 8 * 1024 ** 3
const FOLDER_PREFIX = 'inkroute-check-'

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/**
 * Temporary files of this run are kept in memory where there is room: a test database is two thousand files, and to make
 * them on a disk takes ten times as long. They go with the run; those of a run that was killed go with the next.
 */
export function keepTemporaryFilesInMemory(): void {
  if (!existsSync(MEMORY)) return
  for (const name of readdirSync(MEMORY)) {
    if (!name.startsWith(FOLDER_PREFIX) || isRunning(Number(name.slice(FOLDER_PREFIX.length)))) continue
    rmSync(join(MEMORY, name), { recursive: true, force: true })
  }
  const { bavail, bsize } = statfsSync(MEMORY)
  if (bavail * bsize < ENOUGH_BYTES) return
  const folder = join(MEMORY, `${FOLDER_PREFIX}${process.pid}`)
  mkdirSync(folder, { mode: 0o755 })
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }))
  process.env.TMPDIR = folder
}
