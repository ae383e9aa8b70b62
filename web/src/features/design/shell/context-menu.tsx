import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { actionText } from '../actions/action.text.ts'
import { type StudioActionId, studioActions } from '../actions/studio-actions.ts'
import { keyOfAction, useKeys } from '../actions/studio-keys.ts'
import { useStudio } from '../state/studio-store.ts'
import { useStudioUi } from '../state/studio-ui.ts'
import css from './context-menu.module.css'

const forLayers: readonly (readonly StudioActionId[])[] = [
  ['cut', 'copy', 'paste', 'duplicate', 'remove'],
  ['front', 'forward', 'backward', 'back'],
  ['fit', 'fill', 'centre', 'mirror_h', 'mirror_v', 'rotate_90'],
  ['tile_basic', 'tile_mirrored', 'untile'],
  ['unite', 'subtract', 'intersect', 'exclude', 'crop_to_shape'],
  ['group', 'ungroup', 'lock', 'unlock', 'hide'],
]
const forSheet: readonly (readonly StudioActionId[])[] = [
  ['paste', 'choose_all'],
  ['copy_to_views', 'select_product', 'redesign'],
  ['zoom_fit', 'rulers', 'guides', 'grid', 'snapping'],
]
/** Left out where they are not possible; all others are shown as disabled. */
const optional = new Set<StudioActionId>([
  'untile',
  'unlock',
  'lock',
  'ungroup',
  'unite',
  'subtract',
  'intersect',
  'exclude',
  'crop_to_shape',
])
const EDGE_PX = 8

const close = () => useStudioUi.setState({ menu: null })

function MenuItem({ id }: { id: StudioActionId }) {
  const text = useText(actionText)
  const keys = useKeys((state) => state.keys)
  const action = studioActions[id]
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      disabled={!action.can()}
      onClick={() => {
        close()
        action.run()
      }}
    >
      <span>{text[id]}</span>
      <kbd>{keyOfAction(action, keys)}</kbd>
    </button>
  )
}

const step = (menu: HTMLElement, by: number) => {
  const items = [...menu.querySelectorAll<HTMLElement>('button:not(:disabled)')]
  const at = items.indexOf(document.activeElement as HTMLElement)
  items[(at + by + items.length) % items.length]?.focus()
}

function Menu({ x, y }: { x: number; y: number }) {
  const text = useText(actionText)
  const ref = useRef<HTMLDivElement>(null)
  const has_chosen = useStudio((state) => state.chosen.length > 0)
  useEffect(() => {
    const menu = ref.current
    if (!menu) return
    const { width, height } = menu.getBoundingClientRect()
    menu.style.left = `${Math.max(EDGE_PX, Math.min(x, window.innerWidth - width - EDGE_PX))}px`
    menu.style.top = `${Math.max(EDGE_PX, Math.min(y, window.innerHeight - height - EDGE_PX))}px`
    const opener = document.activeElement
    step(menu, 1)
    const onDown = (event: PointerEvent) => {
      if (!(event.target instanceof Node && menu.contains(event.target))) close()
    }
    document.addEventListener('pointerdown', onDown, { capture: true })
    return () => {
      document.removeEventListener('pointerdown', onDown, { capture: true })
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [x, y])
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    event.stopPropagation()
    if (event.key === 'Escape' || event.key === 'Tab') close()
    if (event.key === 'ArrowDown') step(event.currentTarget, 1)
    if (event.key === 'ArrowUp') step(event.currentTarget, -1)
    if (['Escape', 'Tab', 'ArrowDown', 'ArrowUp'].includes(event.key)) event.preventDefault()
  }
  return (
    <div
      ref={ref}
      className={`fixed overflow-y-auto bg-studio-2 border-studio rounded-card p-1 ${css.menu}`}
      role="menu"
      tabIndex={-1}
      aria-label={text.menu}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => event.preventDefault()}
    >
      {(has_chosen ? forLayers : forSheet).map((group) => (
        <div key={group[0]} className={css.group}>
          {group
            .filter((id) => studioActions[id].can() || !optional.has(id))
            .map((id) => (
              <MenuItem key={id} id={id} />
            ))}
        </div>
      ))}
    </div>
  )
}

/** Context menu for right click, long press and the menu key. */
export function ContextMenu() {
  const menu = useStudioUi((state) => state.menu)
  return menu ? <Menu key={`${menu.x},${menu.y}`} x={menu.x} y={menu.y} /> : null
}
