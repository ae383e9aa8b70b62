import type { Reply } from '@inkroute/contract/endpoint'
import * as auth from '@inkroute/contract/store/auth'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useSend } from '../../../shared/api/light-hooks.ts'
import type { ApiError } from '../../../shared/api/request.ts'
import { useSession } from '../../../shared/api/session-store.ts'
import { useText } from '../../../shared/text/language.tsx'
import { ButtonLink } from '../../../shared/ui/button.tsx'
import { landingText } from '../store.text.ts'
import { hasState, readReturn } from '../store.view.ts'
import css from './store.module.css'

const TRIES = 12
const TRY_AGAIN_MS = 1200
const STORES = '/myOrder/storeAdmin'

/** Completes the authorisation once. A site may send its keys shortly after the redirect. */
function useFinish(query: Record<string, string>, is_ready: boolean) {
  const navigate = useNavigate()
  const [problem, setProblem] = useState('')
  const [is_done, setDone] = useState(false)
  const tries = useRef(0)
  const began = useRef(false)
  const kind = readReturn(query)
  const bound = ({ stores }: Reply<typeof auth.bindStore>) => {
    setDone(true)
    const target = stores[0] ? `${STORES}?platform=${stores[0].platform}` : STORES
    void navigate(target, { replace: true })
  }
  const again = (error: ApiError) => {
    if (error.code !== 'store_keys_pending' || tries.current >= TRIES) return setProblem(error.message)
    tries.current += 1
    setTimeout(() => bind.mutate({ fields: query }), TRY_AGAIN_MS)
  }
  const bind = useSend(auth.bindStore, { quiet: true, onSuccess: bound, onError: again })
  const install = useSend(auth.readInstall, {
    quiet: true,
    onSuccess: ({ url }) => window.location.assign(url),
    onError: ({ message }) => setProblem(message),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a code works once, so it is handed in once
  useEffect(() => {
    if (!is_ready || began.current) return
    began.current = true
    if (kind === 'bind') bind.mutate({ fields: query })
    if (kind === 'install') install.mutate({ query })
  }, [is_ready])
  return { kind, problem, is_done }
}

/** True once the browser is at the name of ours that it left from, where its session is. */
function useWayBack(query: Record<string, string>, has_state: boolean): boolean {
  const [is_here, setHere] = useState(false)
  const stay = () => setHere(true)
  const ask = useSend(auth.whereBegan, {
    quiet: true,
    onSuccess: ({ origin }) => {
      const { pathname, search } = window.location
      if (origin === '' || origin === window.location.origin) return stay()
      window.location.replace(origin + pathname + search)
    },
    onError: stay,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page is in the browser
  useEffect(() => (has_state ? ask.mutate({ fields: query }) : stay()), [])
  return is_here
}

/** Where every platform sends sellers back to. */
function AuthLanding() {
  const text = useText(landingText)
  const [params] = useSearchParams()
  const token = useSession((state) => state.token)
  const query = Object.fromEntries(params)
  // The session is only known in the browser; the page is server-rendered first.
  const is_read = useWayBack(query, hasState(query))
  const { kind, problem, is_done } = useFinish(query, is_read && Boolean(token))
  const needs_login = is_read && !token && kind !== 'nothing'
  const back = `/user/login?redirect=${encodeURIComponent(`/shopify/auth?${params}`)}`
  const words = { bind: text.working, install: text.working, denied: text.denied, nothing: text.empty }
  // The server renders one page for all; the code in the URL is personal and only read in the browser.
  const told = is_read ? words[kind] : text.working
  const said = needs_login ? text.login : problem || (is_done ? text.done : told)
  const is_over = is_read && (problem !== '' || kind === 'denied' || kind === 'nothing')
  return (
    <main className={`grid justify-items-center text-center gap-4 ${css.landing}`}>
      <h1>{text.title}</h1>
      <p role={problem ? 'alert' : 'status'}>{said}</p>
      {needs_login ? <ButtonLink to={back}>{text.go_login}</ButtonLink> : null}
      {is_over && !needs_login ? <ButtonLink to={STORES}>{text.back}</ButtonLink> : null}
    </main>
  )
}

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export default function Page() {
  return <AuthLanding />
}
