import * as auth from '@inkroute/contract/auth/auth'
import { opsLogout } from '@inkroute/contract/auth/staff'
import { call } from '../../shared/api/client.ts'
import { useSession } from '../../shared/api/session-store.ts'

/** Logging out does not wait for a slow connection; the call continues in the background. */
const PATIENCE_MS = 3000

const inTime = (told: Promise<unknown>): Promise<unknown> =>
  Promise.race([told, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])

// A full page load, so that nothing of this person stays in memory.
const leaveFor = (path: string) => window.location.assign(path)

/** Ends the seller's session. Always ends at the site root, even if the server cannot be reached. */
export async function logout(go: (path: string) => void = leaveFor): Promise<void> {
  try {
    await inTime(call(auth.logout, {}))
  } catch {
    // Whether the token has expired or the network is down, this browser forgets it.
  }
  useSession.getState().clear()
  go('/')
}

/** Ends the staff session only; a seller session in the same browser stays. */
export async function logoutStaff(go: (path: string) => void = leaveFor): Promise<void> {
  try {
    await inTime(call(opsLogout, {}))
  } catch {
    // See above.
  }
  useSession.getState().clear('staff')
  go('/ops/login')
}
