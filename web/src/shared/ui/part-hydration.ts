/** What a visitor did before the page's code arrived. */
export interface EarlyInput {
  readonly pressed: Set<HTMLElement>
  /** Arrow keys on controls, in order. */
  readonly arrows: { readonly control: HTMLElement; readonly key: string }[]
  hovered: Element | null
  is_used: boolean
  stop(): void
}

declare global {
  interface Window {
    /** Set by the inline script of public pages. */
    early_input?: EarlyInput
  }
}

/** Even a page that never becomes idle loads its parts this long after its load event. */
const AT_LATEST_MS = 2000

/** Events that show that the visitor uses the page. */
export const SIGNS = ['pointerdown', 'touchstart', 'focusin', 'keydown'] as const
const signs = ['pointerover', ...SIGNS] as const

let woken: Promise<void> | undefined

function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run()
  else window.addEventListener('load', run, { once: true })
}

const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: AT_LATEST_MS }) : setTimeout(run, 200)

/** Resolves on the visitor's first interaction, or when the page has loaded and the browser is idle. */
export function whenIdleOrUsed(): Promise<void> {
  if (window.early_input?.is_used) woken ??= Promise.resolve()
  woken ??= new Promise((resolve) => {
    const wake = () => {
      for (const sign of signs) document.removeEventListener(sign, wake, true)
      resolve()
    }
    for (const sign of signs) document.addEventListener(sign, wake, { capture: true, passive: true })
    whenLoaded(() => whenIdle(wake))
  })
  return woken
}

/** Parts whose code has not arrived yet, each with the controls pressed in it meanwhile. */
const waiting = new Map<Element, Set<HTMLElement>>()

/** Controls that do not work without scripts. Links to other pages, fields and forms do. */
export const CONTROLS =
  'button, a[href^="#"], [role="button"], [role="tab"], [role="switch"], input[type="checkbox"], input[type="radio"]'

const pressedNear = (target: Element) => [...waiting].find(([box]) => box.contains(target))?.[1]

function recordPress(event: MouseEvent): void {
  const { target } = event
  if (!(target instanceof Element) || !event.isTrusted) return
  const control = target.closest<HTMLElement>(CONTROLS)
  const pressed = pressedNear(target)
  if (!control || !pressed) return
  event.preventDefault()
  event.stopImmediatePropagation()
  pressed.add(control)
}

/** Presses a control now or, in a part that is not hydrated yet, afterwards. */
export function pressWhenReady(control: HTMLElement): void {
  const pressed = pressedNear(control)
  if (pressed) pressed.add(control)
  else control.click()
}

/** Records presses on parts that are not hydrated yet and replays them afterwards. Runs before React. */
export function recordPresses(box: Element): () => void {
  if (waiting.size === 0) window.addEventListener('click', recordPress, true)
  waiting.set(box, new Set())
  return () => forget(box)
}

function forget(box: Element): void {
  waiting.delete(box)
  if (waiting.size === 0) window.removeEventListener('click', recordPress, true)
}

/** Reports input typed before hydration to React, as if typed now. */
function replayField(field: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = field.value
  field.value = field.defaultValue
  // React tracks the field's own setter; bypassing it makes the value count as changed.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const TYPED = 'input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"]), textarea'

export function replayInput(box: Element): void {
  for (const field of box.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED)) {
    if (field.value !== field.defaultValue) replayField(field)
  }
}

/** Let state that differs between server and browser, such as the session, settle first, so a press acts on what is shown then. */
export function replayPresses(box: Element): void {
  setTimeout(() => {
    const pressed = waiting.get(box)
    forget(box)
    for (const control of pressed ?? []) control.click()
  })
}
