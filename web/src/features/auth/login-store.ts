import { create } from 'zustand'

/** Modes of the login modal, numbered as in the specification. */
export const LoginMode = { login: 0, register: 1, forgot: 2 } as const
export type LoginMode = (typeof LoginMode)[keyof typeof LoginMode]

interface LoginState {
  /** `null` while the modal is closed. */
  readonly mode: LoginMode | null
  /** Path to open after the login; `null` stays on the page. */
  readonly target: string | null
}

export const useLogin = create<LoginState>(() => ({ mode: null, target: null }))

/** Opens the login modal over the current page. `target` is a path of this site to open afterwards. */
export const openLogin = (mode: LoginMode = LoginMode.login, target: string | null = null): void =>
  useLogin.setState({ mode, target })

export const closeLogin = (): void => useLogin.setState({ mode: null, target: null })

/** `?mode=register` and `?mode=forgot` open the login page in that mode. */
export const modeOfQuery = (mode: string | null): LoginMode =>
  mode === 'register' || mode === 'forgot' ? LoginMode[mode] : LoginMode.login
