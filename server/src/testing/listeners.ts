import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** State of a listening socket in /proc/net/tcp. */
const LISTEN = '0A'

function getLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').trim().split('\n')
  } catch {
    // The process ended meanwhile, or there is no IPv6 here.
    return []
  }
}

const getParent = (pid: string): string =>
  (getLines(`/proc/${pid}/stat`)[0] ?? '').replace(/^.*\) \S /, '').split(' ')[0] ?? ''

/** A process and everything it started. */
function getFamily(pid: number): Set<string> {
  const family = new Set([String(pid)])
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [name, getParent(name)] as const)
  for (let size = 0; size < family.size; ) {
    size = family.size
    for (const [name, parent] of parents) if (family.has(parent)) family.add(name)
  }
  return family
}

function getSockets(pid: string): string[] {
  try {
    const links = readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
      try {
        return [readlinkSync(`/proc/${pid}/fd/${fd}`)]
      } catch {
        return []
      }
    })
    return links.flatMap((link) => /^socket:\[(\d+)\]$/.exec(link)?.[1] ?? [])
  } catch {
    return []
  }
}

/** TCP ports on which a process or one it started takes connections, by the name of the program. Linux only. */
export function listeningPorts(pid: number): { readonly port: number; readonly program: string }[] {
  const ports = new Map<string, number>()
  for (const line of ['tcp', 'tcp6'].flatMap((kind) => getLines(`/proc/net/${kind}`))) {
    const [, local = '', , state, , , , , , inode = ''] = line.trim().split(/\s+/)
    if (state === LISTEN) ports.set(inode, Number.parseInt(local.split(':').at(-1) ?? '', 16))
  }
  const found = [...getFamily(pid)].flatMap((member) =>
    getSockets(member).flatMap((inode) => {
      const port = ports.get(inode)
      const program = getLines(`/proc/${member}/comm`)[0] ?? ''
      return port === undefined ? [] : [{ port, program }]
    }),
  )
  return found.filter((one, n) => found.findIndex(({ port }) => port === one.port) === n)
}
