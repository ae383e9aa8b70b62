import * as account from '@inkroute/contract/account/account'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { LoginMode, openLogin } from '../../../features/auth/login-store.ts'
import { useCall } from '../../../shared/api/light-hooks.ts'
import { useSession } from '../../../shared/api/session-store.ts'
import { useText } from '../../../shared/text/language.tsx'
import { Button, ButtonLink } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import cart from './cart-entry.module.css'
import { cartEntryText } from './cart-entry.text.ts'
import css from './header.module.css'
import { publicText } from './public.text.ts'

/** Loaded for members only. */
const CartEntry = lazy(async () => ({ default: (await import('./cart-entry.part.tsx')).CartEntry }))

/** Cart and login for visitors, whose cart opens once they are logged in; name and console link for sellers. */
export function AccountEntry() {
  const text = useText(publicText)
  const words = useText(cartEntryText)
  const token = useSession((state) => state.token)
  const user = useCall(account.getUser, {}, { enabled: Boolean(token), quiet: true })
  if (token && user.data) {
    return (
      <>
        <Suspense fallback={null}>
          <CartEntry />
        </Suspense>
        <Link to="/views/main" className={css.username}>
          {user.data.display_name || user.data.username}
        </Link>
        <ButtonLink kind="primary" to="/views/main">
          {text.console}
        </ButtonLink>
      </>
    )
  }
  return (
    <>
      <button
        type="button"
        className={`bare-button grid place-items-center flex-none w-10 h-10 relative text-ink rounded-control p-0 ${cart.cart}`}
        aria-label={words.visitor_cart}
        onClick={() => openLogin(LoginMode.login, '/main/cart')}
      >
        <Icon name="cart" size_px={20} />
      </button>
      <Button kind="primary" onClick={() => openLogin()}>
        {text.login}
      </Button>
    </>
  )
}
