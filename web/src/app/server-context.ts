import { createContext as createReactContext } from 'react'
import { createContext } from 'react-router'

/** Filled by the server for each page it renders; `undefined` under the development server. */
export interface PageContext {
  readonly nonce: string
  readonly origin: string
  /** In which prices are also shown to this visitor. */
  readonly currency: string
  readonly call: (method: string, path: string, body: unknown, headers: Record<string, string>) => Promise<string>
}

export const pageContext = createContext<PageContext | undefined>(undefined)

/** Marks the scripts of a page while it is rendered on the server; nothing in the browser. */
export const NonceContext = createReactContext<string | undefined>(undefined)
