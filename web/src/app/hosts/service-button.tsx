import * as site from '@inkroute/contract/site/site'
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useCall } from '../../shared/api/light-hooks.ts'
import { useText } from '../../shared/text/language.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { openContact } from './contact-store.ts'
import { coversContent, freePlace } from './free-place.ts'
import css from './service.module.css'
import { serviceText } from './service.text.ts'
import {
  clampPoint,
  hasRoom,
  isReachable,
  isServiceHidden,
  movedByKey,
  type Point,
  restingPoint,
} from './service-button.rules.ts'

const HIDDEN_KEY = 'inkroute.service-hidden'
const DRAG_FROM_PX = 4
const windowSize = () => ({ width: window.innerWidth, height: window.innerHeight })

/** Delay after scrolling or navigation before the page is checked again. */
const SETTLED_MS = 250
const LOOK_AGAIN_MS = 1000

/** Position of the button; `null` on the server, before the window size is known, or where it does not fit. */
function usePoint() {
  const [point, setPoint] = useState<Point | null>(null)
  useEffect(() => {
    const fit = () =>
      setPoint((now) => {
        const size = windowSize()
        if (!hasRoom(size)) return null
        return now ? clampPoint(now, size) : restingPoint(size)
      })
    fit()
    window.addEventListener('resize', fit)
    return () => window.removeEventListener('resize', fit)
  }, [])
  return [point, setPoint] as const
}

/** Whether the button covers text or a control. Hidden while the page moves, because the answer is unknown. */
function useInTheWay(point: Point | null, own: RefObject<HTMLElement | null>): boolean {
  const [is_in_way, setInWay] = useState(true)
  useEffect(() => {
    if (!point) return
    const look = () => setInWay(coversContent(point, own.current))
    let settling: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      setInWay(true)
      clearTimeout(settling)
      settling = setTimeout(look, SETTLED_MS)
    }
    look()
    const again = setInterval(look, LOOK_AGAIN_MS)
    window.addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => {
      clearTimeout(settling)
      clearInterval(again)
      window.removeEventListener('scroll', onScroll, { capture: true })
    }
  }, [point, own])
  return is_in_way
}

/** A press that moves is a drag; one that does not is a click. */
function useDrag(point: Point | null, setPoint: (point: Point) => void, own: RefObject<HTMLElement | null>) {
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
    onPointerUp: () => {
      if (grip.current?.moved && point) setPoint(freePlace(point, windowSize(), own.current))
    },
  }
}

function useHidden() {
  const [is_hidden, setHidden] = useState(true)
  useEffect(() => setHidden(localStorage.getItem(HIDDEN_KEY) === '1'), [])
  const hide = () => {
    localStorage.setItem(HIDDEN_KEY, '1')
    setHidden(true)
  }
  return [is_hidden, hide] as const
}

/**
 * Floating support button: drag it, move it with the arrow keys, or dismiss it for good. Hidden while it would cover
 * content, on phones, and when the operator has configured no contact.
 */
export function ServiceButton() {
  const text = useText(serviceText)
  const { pathname } = useLocation()
  const [is_hidden, hide] = useHidden()
  const [point, setPoint] = usePoint()
  const own = useRef<HTMLDivElement>(null)
  const drag = useDrag(point, setPoint, own)
  const is_shown = !is_hidden && point !== null && !isServiceHidden(pathname)
  const is_in_way = useInTheWay(is_shown ? point : null, own)
  const contact = useCall(site.getContact, {}, { enabled: is_shown, quiet: true, stale_ms: 600_000 })
  const [is_held, setHeld] = useState(false)
  // A new page may have content where the button was.
  useEffect(() => {
    if (isServiceHidden(pathname)) return
    const timer = setTimeout(() => setPoint((now) => now && freePlace(now, windowSize(), own.current)), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [pathname, setPoint])
  if (!is_shown || !isReachable(contact.data)) return null
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
    // biome-ignore lint/a11y/noStaticElementInteractions: only tracks the focus of the button inside
    <div
      ref={own}
      className={css.float}
      style={{ left: point.x, top: point.y }}
      data-in-way={is_in_way && !is_held}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <button
        type="button"
        className={css.service}
        aria-label={text.open}
        onClick={open}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          setHeld(true)
          drag.onPointerDown(event)
        }}
        onPointerMove={drag.onPointerMove}
        onPointerUp={() => {
          drag.onPointerUp()
          setHeld(false)
        }}
      >
        <Icon name="headset" size_px={24} />
      </button>
      <button type="button" className={css.hide} aria-label={text.close} onClick={hide}>
        <Icon name="close" size_px={12} />
      </button>
    </div>
  )
}
