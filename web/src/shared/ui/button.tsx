import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link } from 'react-router'
import css from './button.module.css'

interface Look {
  readonly kind?: 'primary' | 'plain'
  readonly large?: boolean
  readonly children: ReactNode
}

const classOf = ({ kind = 'plain', large }: Look) => `${css.button} ${css[kind]} ${large ? css.large : ''}`

/** Buttons of the public pages and the light dialogs; the console uses Ant Design's. */
export function Button({ kind, large, children, ...rest }: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" className={classOf({ ...(kind && { kind }), ...(large && { large }), children })} {...rest}>
      {children}
    </button>
  )
}

export function ButtonLink({ to, onClick, ...look }: Look & { to: string; onClick?: () => void }) {
  return (
    <Link to={to} className={classOf(look)} onClick={onClick}>
      {look.children}
    </Link>
  )
}
