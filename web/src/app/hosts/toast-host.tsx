import { useEffect, useRef } from 'react'
import { Icon, type IconName } from '../../shared/ui/icon.tsx'
import { useToast } from '../../shared/ui/toast.ts'
import css from './hosts.module.css'

const icons: Record<'success' | 'error' | 'info', IconName> = { success: 'check', error: 'alert', info: 'info' }

/** Shows the toast 300 px from the top, in the browser's top layer so an open dialog does not cover it. */
export function ToastHost() {
  const { current, dismiss } = useToast()
  const action = current?.action
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = ref.current
    if (!current || !box?.showPopover) return
    box.hidePopover()
    box.showPopover()
    return () => box.hidePopover()
  }, [current])
  useEffect(() => {
    if (!current) return
    const timer = setTimeout(dismiss, current.seconds * 1000)
    return () => clearTimeout(timer)
  }, [current, dismiss])
  return (
    <div ref={ref} popover="manual" className={css.toasts}>
      <div role={current?.kind === 'error' ? 'alert' : 'status'}>
        {current ? (
          <p key={current.id} className={`${css.toast} ${css[current.kind]}`}>
            <Icon name={icons[current.kind]} />
            <span>{current.message}</span>
            {action ? (
              <button
                type="button"
                onClick={() => {
                  dismiss()
                  action.run()
                }}
              >
                {action.label}
              </button>
            ) : null}
          </p>
        ) : null}
      </div>
    </div>
  )
}
