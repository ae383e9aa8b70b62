import type { EarlyInput } from '../../shared/ui/part-hydration.ts'

export interface StartOptions {
  /** Modules of the page, loaded side by side. */
  readonly files: readonly string[]
  /** Selector of the controls that do not work without scripts. */
  readonly controls: string
  /** Events that show that the visitor uses the page. */
  readonly signs: readonly string[]
}

/**
 * Runs in the page as an inline script, so it uses nothing from outside. Starts the page's code once its main picture is
 * painted, or as soon as the visitor uses the page. Records presses and arrow keys until React replays them.
 */
export function startLater({ files, controls, signs }: StartOptions, run: () => void): void {
  const main = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  const early: EarlyInput = { pressed: new Set(), arrows: [], hovered: null, is_used: false, stop }
  let is_started = false

  function start(): void {
    if (is_started) return
    is_started = true
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    run()
  }
  function use(): void {
    early.is_used = true
    start()
  }
  function press(event: Event): void {
    const control = (event.target as Element).closest<HTMLElement>(controls)
    if (!control) return
    event.preventDefault()
    event.stopImmediatePropagation()
    early.pressed.add(control)
  }
  function move(event: KeyboardEvent): void {
    const control = (event.target as Element).closest<HTMLElement>(controls)
    if (!control || !event.key.startsWith('Arrow')) return
    event.preventDefault()
    early.arrows.push({ control, key: event.key })
  }
  function hover(event: Event): void {
    if ((event as PointerEvent).pointerType === 'mouse') early.hovered = event.target as Element
  }
  function stop(): void {
    for (const sign of signs) removeEventListener(sign, use, true)
    removeEventListener('click', press, true)
    removeEventListener('keydown', move, true)
    removeEventListener('pointerover', hover, true)
  }
  function afterPaint(): void {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)))
  }

  for (const sign of signs) addEventListener(sign, use, { capture: true, passive: true })
  addEventListener('click', press, true)
  addEventListener('keydown', move, true)
  addEventListener('pointerover', hover, true)
  // Also for tabs in the background, which paint nothing.
  addEventListener('load', () => setTimeout(start, 500), { once: true })
  window.early_input = early
  if (main) main.decode().then(afterPaint, afterPaint)
  else afterPaint()
}
