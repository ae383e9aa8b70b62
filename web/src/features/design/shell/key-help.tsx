import { Link } from 'react-router'
import { useText } from '../../../shared/text/language.tsx'
import { Modal } from '../../../shared/ui/modal.tsx'
import { actionText } from '../actions/action.text.ts'
import { type StudioActionId, studioActions } from '../actions/studio-actions.ts'
import { keyOfAction, useKeys } from '../actions/studio-keys.ts'
import { helpText } from '../state/studio.text.ts'
import { closeDialog } from '../state/studio-ui.ts'
import css from './key-help.module.css'

const groups = {
  arrange: [
    'fit',
    'fill',
    'centre',
    'mirror_h',
    'mirror_v',
    'rotate_5',
    'rotate_45',
    'rotate_90',
    'tile_basic',
    'tile_mirrored',
  ],
  edit: [
    'undo',
    'redo',
    'cut',
    'copy',
    'paste',
    'duplicate',
    'remove',
    'choose_all',
    'choose_none',
    'choose_next',
    'choose_previous',
    'find',
  ],
  pile: ['front', 'forward', 'backward', 'back', 'group', 'ungroup'],
  look: ['zoom_in', 'zoom_out', 'zoom_fit', 'rulers', 'guides', 'grid', 'snapping'],
  product: ['save', 'select_product', 'theme_design', 'redesign', 'key_help'],
} as const satisfies Record<string, readonly StudioActionId[]>

/** All keyboard shortcuts, including the seller's own. */
export function KeyHelp() {
  const text = useText(helpText)
  const names = useText(actionText)
  const keys = useKeys((state) => state.keys)
  const mouse = [
    [text.move, keys.get('move') ?? 'Arrows'],
    [text.moveFar, `Shift+${keys.get('move') ?? 'Arrows'}`],
    [text.moveNear, `Alt+${keys.get('move') ?? 'Arrows'}`],
    [text.editText, text.editTextKey],
    [text.pan, text.panKey],
    [text.wheel, text.wheelKey],
    [text.pullGuide, text.pullGuideKey],
    [text.ratio, 'Shift'],
    [text.middle, 'Alt'],
    [text.free, 'Ctrl'],
  ] as const
  return (
    <Modal title={names.key_help} onClose={closeDialog} width_px={860}>
      <div className={`grid gap-x-8 gap-y-4 ${css.columns}`}>
        {(Object.keys(groups) as (keyof typeof groups)[]).map((group) => (
          <section key={group}>
            <h3 className="text-sm mb-1.5">{text[group]}</h3>
            <dl className="m-0">
              {groups[group].map((id) => (
                <div key={id}>
                  <dt>{names[id]}</dt>
                  <dd className="m-0">
                    <kbd>{keyOfAction(studioActions[id], keys)}</kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <section>
          <h3 className="text-sm mb-1.5">{text.hand}</h3>
          <dl className="m-0">
            {mouse.map(([name, key]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="m-0">
                  <kbd>{key}</kbd>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <p className="mt-4">
        <Link to="/setting/accountSetting?tab=hot-keys">{text.settings}</Link>
      </p>
    </Modal>
  )
}
