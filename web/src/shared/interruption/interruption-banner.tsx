import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../text/language.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { modalText } from '../ui/modal.text.ts'
import { isAtWork } from './interruption.view.ts'
import css from './interruption-banner.module.css'

interface BannerProps {
  readonly icon: IconName
  readonly title: string
  readonly children?: ReactNode
  /** Buttons and links, the way to the rest first. */
  readonly actions: ReactNode
  readonly onClose: () => void
}

/** A line above the screen that covers nothing and takes no focus; on the way to paying it steps aside. */
export function InterruptionBanner({ icon, title, children, actions, onClose }: BannerProps) {
  const text = useText(modalText)
  const { pathname } = useLocation()
  if (isAtWork(pathname)) return null
  return (
    <section
      className={`flex items-center text-sm bg-action-soft border-b gap-3 px-6 py-2 ${css.banner}`}
      aria-label={title}
      data-interruption="banner"
    >
      <Icon name={icon} size_px={18} />
      <p className={`flex flex-wrap min-w-0 wrap-anywhere gap-x-2 ${css.words}`}>
        <strong>{title}</strong>
        {children ? <span>{children}</span> : null}
      </p>
      <div className={`flex items-center flex-none gap-2 ${css.actions}`}>{actions}</div>
      <button
        type="button"
        className={`bare-button grid place-items-center flex-none w-8 h-8 text-quiet rounded-control ${css.close}`}
        aria-label={text.close}
        onClick={onClose}
      >
        <Icon name="close" size_px={16} />
      </button>
    </section>
  )
}
