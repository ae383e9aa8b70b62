/** Who most systems give what belongs to no one. */
const NOBODY = 65_534

/** The first account that is not root among the lines of /etc/passwd. */
export function firstOrdinaryUser(accounts: string): { uid: number; gid: number } {
  for (const line of accounts.split('\n')) {
    const [name, , uid, gid] = line.split(':')
    if (name && Number(uid) > 0 && Number(gid) > 0) return { uid: Number(uid), gid: Number(gid) }
  }
  return { uid: NOBODY, gid: NOBODY }
}
