import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import css from './button.module.css'

interface Look {
  readonly kind?: 'primary' | 'plain' | 'link'
  readonly large?: boolean
  /** Fills the width of its container. */
  readonly block?: boolean
  readonly children: ReactNode
}

const getClass = ({ kind = 'plain', large, block }: Look) =>
  [css.button, css[kind], large && css.large, block && css.block].filter(Boolean).join(' ')

interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className'> {
  /** While pending, the button keeps its place and focus but ignores clicks. */
  readonly busy?: boolean
}

/** Button for public pages and light dialogs; the console uses Ant Design's. */
export function Button({ kind, large, block, busy = false, onClick, children, ...rest }: ButtonProps) {
  const look = { ...(kind && { kind }), ...(large && { large }), ...(block && { block }), children }
  const ignore = (event: MouseEvent) => event.preventDefault()
  return (
    <button
      type="button"
      {...rest}
      className={getClass(look)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? ignore : onClick}
    >
      {busy && <span className={css.spinner} aria-hidden="true" />}
      {children}
    </button>
  )
}

export function ButtonLink({ to, onClick, ...look }: Look & { to: string; onClick?: () => void }) {
  return (
    <Link to={to} className={getClass(look)} onClick={onClick}>
      {look.children}
    </Link>
  )
}
