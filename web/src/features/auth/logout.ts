import * as auth from '@inkroute/contract/auth/auth'
import { opsLogout } from '@inkroute/contract/auth/staff'
import { call } from '../../shared/api/client.ts'
import { useSession } from '../../shared/session/session-store.ts'

/** Leaving does not wait for a slow line; the call goes on meanwhile as far as it gets. */
const PATIENCE_MS = 3000

const inTime = (told: Promise<unknown>): Promise<unknown> =>
  Promise.race([told, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])

// A whole page load: nothing of the person who leaves stays in memory.
const leaveFor = (path: string) => window.location.assign(path)

/** Ends the seller's session. Always arrives at the site root, also when the server cannot be told. */
export async function logout(go: (path: string) => void = leaveFor): Promise<void> {
  try {
    await inTime(call(auth.logout, {}))
  } catch {
    // The token may be gone already, or the network: this browser forgets it either way.
  }
  useSession.getState().clear()
  go('/')
}

/** Ends the staff session only; a seller logged in beside it stays. */
export async function logoutStaff(go: (path: string) => void = leaveFor): Promise<void> {
  try {
    await inTime(call(opsLogout, {}))
  } catch {
    // As above.
  }
  useSession.getState().clear('staff')
  go('/ops/login')
}
