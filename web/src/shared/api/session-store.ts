import { create } from 'zustand'

/** A seller and a member of staff may be logged in side by side in one browser, independently. */
export type SessionSlot = 'seller' | 'staff'

const keys: Record<SessionSlot, string> = { seller: 'inkroute.session', staff: 'inkroute.staff-session' }
const AGREEMENT_KEY = 'inkroute.agreement'

export interface StoredSession {
  readonly token: string
  readonly expires_at: string
}

/** A member of staff sees the console as a seller in this tab, read only. */
export interface StoredView extends StoredSession {
  readonly view_id: number
  readonly seller_id: number
  readonly seller_name: string
  readonly staff_name: string
  readonly started_at: string
}

/** In the tab's own storage, so that it touches no seller logged in to this browser. */
export const VIEW_KEY = 'inkroute.view'

function readStored<S extends StoredSession>(storage: () => Storage, key: string): S | null {
  try {
    const stored = JSON.parse(storage().getItem(key) ?? 'null') as S | null
    return stored && new Date(stored.expires_at).getTime() > Date.now() ? stored : null
  } catch {
    return null
  }
}

export const readView = (): StoredView | null => readStored(() => sessionStorage, VIEW_KEY)

/** The bearer token, kept for seven days in this browser. */
const read = (slot: SessionSlot): StoredSession | null =>
  (slot === 'seller' ? readView() : null) ?? readStored(() => localStorage, keys[slot])

/** Ends the view of this tab, as far as the browser knows of it; false if there is none. */
function clearView(): boolean {
  try {
    const had_view = sessionStorage.getItem(VIEW_KEY) !== null
    sessionStorage.removeItem(VIEW_KEY)
    return had_view
  } catch {
    return false
  }
}

/** Without storage the session lasts as long as the page. */
function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {}
}

function readAgreement(): boolean {
  try {
    return localStorage.getItem(AGREEMENT_KEY) === '1'
  } catch {
    return false
  }
}

interface SessionState {
  /** The seller's token. `undefined` until read in the browser; always undefined on the server. */
  readonly token: string | null | undefined
  readonly staff_token: string | null | undefined
  /** The visitor has read and accepted the user agreement. */
  readonly agreed: boolean
  readonly load: () => void
  readonly open: (session: StoredSession, slot?: SessionSlot) => void
  readonly clear: (slot?: SessionSlot) => void
  readonly setAgreed: (agreed: boolean) => void
}

const held = (slot: SessionSlot, token: string | null) => (slot === 'staff' ? { staff_token: token } : { token })

export const useSession = create<SessionState>((set) => ({
  token: undefined,
  staff_token: undefined,
  agreed: false,
  load: () =>
    set({ token: read('seller')?.token ?? null, staff_token: read('staff')?.token ?? null, agreed: readAgreement() }),
  open: (session, slot = 'seller') => {
    write(keys[slot], JSON.stringify(session))
    set(held(slot, session.token))
  },
  clear: (slot = 'seller') => {
    if (slot === 'seller' && clearView()) return set({ token: read('seller')?.token ?? null })
    write(keys[slot], null)
    if (slot === 'seller') write(AGREEMENT_KEY, null)
    set(slot === 'seller' ? { token: null, agreed: false } : { staff_token: null })
  },
  setAgreed: (agreed) => {
    write(AGREEMENT_KEY, agreed ? '1' : null)
    set({ agreed })
  },
}))

export function readToken(slot: SessionSlot = 'seller'): string | null {
  const { token, staff_token } = useSession.getState()
  return (
    (slot === 'staff' ? staff_token : token) ?? (typeof window === 'undefined' ? null : (read(slot)?.token ?? null))
  )
}

/** Syncs with a login or logout in another tab. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || Object.values(keys).includes(event.key)) useSession.getState().load()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
