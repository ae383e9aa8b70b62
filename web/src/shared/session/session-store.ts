import { create } from 'zustand'

const KEY = 'inkroute.session'

interface StoredSession {
  readonly token: string
  readonly expires_at: string
}

/** The bearer token, kept seven days in this browser. */
function read(): StoredSession | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as StoredSession | null
    return stored && new Date(stored.expires_at).getTime() > Date.now() ? stored : null
  } catch {
    return null
  }
}

interface SessionState {
  /** `undefined` until the browser has looked; the server never knows. */
  readonly token: string | null | undefined
  readonly load: () => void
  readonly open: (session: StoredSession) => void
  readonly clear: () => void
}

export const useSession = create<SessionState>((set) => ({
  token: undefined,
  load: () => set({ token: read()?.token ?? null }),
  open: (session) => {
    localStorage.setItem(KEY, JSON.stringify(session))
    set({ token: session.token })
  },
  clear: () => {
    localStorage.removeItem(KEY)
    set({ token: null })
  },
}))

export const readToken = (): string | null =>
  useSession.getState().token ?? (typeof window === 'undefined' ? null : (read()?.token ?? null))
