import * as auth from '@inkroute/contract/auth'
import { call } from '../../shared/api/client.ts'
import { type SessionSlot, useSession } from '../../shared/session/session-store.ts'

// A whole page load: nothing of the person who leaves stays in memory.
const leaveFor = (path: string) => window.location.assign(path)

/** Ends the session. Always arrives at the site root, also when the server cannot be told. */
export async function logout(slot: SessionSlot = 'seller', go: (path: string) => void = leaveFor): Promise<void> {
  try {
    await call(auth.logout, {}, { slot })
  } catch {
    // The token may be gone already, or the network: this browser forgets it either way.
  }
  useSession.getState().clear(slot)
  go(slot === 'staff' ? '/ops/login' : '/')
}
