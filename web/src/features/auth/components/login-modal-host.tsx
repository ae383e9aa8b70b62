import { lazy, Suspense } from 'react'
import { useLogin } from '../login-store.ts'

const LoginModal = lazy(() => import('./login-modal.tsx').then((module) => ({ default: module.LoginModal })))

/** Mounted once in the root. The forms load when first opened. */
export function LoginModalHost() {
  const is_open = useLogin((state) => state.mode !== null)
  if (!is_open) return null
  return (
    <Suspense fallback={null}>
      <LoginModal />
    </Suspense>
  )
}
