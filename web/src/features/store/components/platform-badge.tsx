import { platformInitials, platformInk } from '../store.view.ts'
import css from './store.module.css'

/** A platform's initials on its colour. Decorative: the name is shown as text. */
export function PlatformBadge({ platform, size_px = 40 }: { readonly platform: number; readonly size_px?: number }) {
  const style = { width: size_px, height: size_px, background: platformInk(platform) }
  return (
    <span
      className={`grid place-items-center flex-none text-xs font-strong text-on-dark rounded-control ${css.badge}`}
      style={style}
      aria-hidden="true"
    >
      {platformInitials(platform)}
    </span>
  )
}
