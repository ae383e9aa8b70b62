import * as site from '@inkroute/contract/site'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useCall } from '../../shared/api/light-hooks.ts'
import { useText } from '../../shared/text/language.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { openContact } from './contact-store.ts'
import css from './service.module.css'
import { serviceText } from './service.text.ts'
import { clampPoint, isServiceHidden, movedByKey, type Point, restingPoint } from './service-button.rules.ts'

const HIDDEN_KEY = 'inkroute.service-hidden'
const DRAG_FROM_PX = 4
const windowSize = () => ({ width: window.innerWidth, height: window.innerHeight })

/** Where the button is; `null` on the server and until the window is known. */
function usePoint() {
  const [point, setPoint] = useState<Point | null>(null)
  useEffect(() => {
    const fit = () => setPoint((now) => (now ? clampPoint(now, windowSize()) : restingPoint(windowSize())))
    fit()
    window.addEventListener('resize', fit)
    return () => window.removeEventListener('resize', fit)
  }, [])
  return [point, setPoint] as const
}

/** A press that moves is a drag, one that does not is a click. */
function useDrag(point: Point | null, setPoint: (point: Point) => void) {
  const grip = useRef<{ dx: number; dy: number; moved: boolean } | null>(null)
  return {
    wasDragged: () => grip.current?.moved === true,
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      if (!point) return
      event.currentTarget.setPointerCapture(event.pointerId)
      grip.current = { dx: event.clientX - point.x, dy: event.clientY - point.y, moved: false }
    },
    onPointerMove: (event: PointerEvent) => {
      const held = grip.current
      if (!held || !point || event.buttons === 0) return
      const next = { x: event.clientX - held.dx, y: event.clientY - held.dy }
      held.moved ||= Math.hypot(next.x - point.x, next.y - point.y) >= DRAG_FROM_PX
      if (held.moved) setPoint(clampPoint(next, windowSize()))
    },
  }
}

function useHidden() {
  const [is_hidden, setHidden] = useState(true)
  useEffect(() => setHidden(sessionStorage.getItem(HIDDEN_KEY) === '1'), [])
  const hide = () => {
    sessionStorage.setItem(HIDDEN_KEY, '1')
    setHidden(true)
  }
  return [is_hidden, hide] as const
}

/** The floating way to support: drag it, move it by arrow keys, or put it away for this visit. */
export function ServiceButton() {
  const text = useText(serviceText)
  const { pathname } = useLocation()
  const [is_hidden, hide] = useHidden()
  const [point, setPoint] = usePoint()
  const drag = useDrag(point, setPoint)
  const is_shown = !is_hidden && point !== null && !isServiceHidden(pathname)
  const contact = useCall(site.getContact, {}, { enabled: is_shown, quiet: true, stale_ms: 600_000 })
  if (!is_shown) return null
  const open = () => {
    if (drag.wasDragged()) return
    if (contact.data?.chat_url) window.open(contact.data.chat_url, '_blank', 'noopener')
    else openContact()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = movedByKey(point, event.key, windowSize())
    if (!next) return
    event.preventDefault()
    setPoint(next)
  }
  return (
    <div className={css.float} style={{ left: point.x, top: point.y }}>
      <button
        type="button"
        className={css.service}
        aria-label={text.open}
        onClick={open}
        onKeyDown={onKeyDown}
        onPointerDown={drag.onPointerDown}
        onPointerMove={drag.onPointerMove}
      >
        <Icon name="headset" size_px={24} />
      </button>
      <button type="button" className={css.hide} aria-label={text.close} onClick={hide}>
        <Icon name="close" size_px={12} />
      </button>
    </div>
  )
}
