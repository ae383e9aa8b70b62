import type { TextLayer } from '@inkroute/engine/layers/text-layer'
import type { TextPath, WarpKind } from '@inkroute/engine/layers/text-shape'
import { useText } from '../../../shared/text/language.tsx'
import { NumberBox, Slide } from '../controls/number-fields.tsx'
import { settle, useCmPerPx } from '../state/studio-store.ts'
import type { TextChange } from '../words/edit-text.ts'
import { findPreset, pathNames, presetPath } from './path.view.ts'
import { PathPad } from './path-pad.tsx'
import css from './text-path.module.css'
import { textPathText } from './text-path.text.ts'

type Edit = (change: TextChange, key?: string | null) => void

function PathLength({ layer, path, edit }: { layer: TextLayer; path: TextPath; edit: Edit }) {
  const text = useText(textPathText)
  const cm = useCmPerPx()
  return (
    <>
      <label className="flex items-center min-h-8 cursor-pointer gap-2">
        <input
          className="w-4 h-4"
          type="checkbox"
          checked={path.length !== null}
          onChange={(event) =>
            edit({ path: { ...path, length: event.target.checked ? Math.max(1, layer.width * 1.5) : null } })
          }
        />
        <span>{text.fixed}</span>
      </label>
      {path.length === null ? null : (
        <NumberBox
          label={text.length}
          unit="cm"
          value={path.length * cm}
          min={0.1}
          onValue={(value) => edit({ path: { ...path, length: Math.min(20_000, Math.max(0.1, value / cm)) } })}
        />
      )}
    </>
  )
}

function PathFields({ layer, path, edit }: { layer: TextLayer; path: TextPath; edit: Edit }) {
  const text = useText(textPathText)
  return (
    <>
      <PathPad path={path} onPath={(next, key) => edit({ path: next }, key)} onEnd={settle} />
      <p className="text-xs text-studio">{text.padHint}</p>
      <Slide
        label={text.offset}
        value={path.offset * 100}
        min={-100}
        max={100}
        unit="%"
        onValue={(value, key) => edit({ path: { ...path, offset: value / 100 } }, key)}
        onEnd={settle}
      />
      <PathLength layer={layer} path={path} edit={edit} />
    </>
  )
}

/** Lets a text walk along a path. */
export function PathChoice({ layer, edit }: { layer: TextLayer; edit: Edit }) {
  const text = useText(textPathText)
  const { path } = layer
  const preset = path ? findPreset(path) : null
  return (
    <section className={`grid min-w-0 gap-2.5 pt-3 ${css.part}`} aria-label={text.path}>
      <h3 className="text-xs font-semibold">{text.path}</h3>
      <fieldset
        className={`flex flex-wrap min-w-0 border-0 gap-1.5 p-0 m-0 ${css.choices}`}
        aria-label={text.path}
        disabled={layer.is_vertical}
      >
        <button type="button" aria-pressed={!path} onClick={() => edit({ path: undefined })}>
          {text.none}
        </button>
        {pathNames.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={preset === name}
            onClick={() => edit({ path: { ...presetPath(name), length: path?.length ?? null } })}
          >
            {text[name]}
          </button>
        ))}
      </fieldset>
      {path && !layer.is_vertical ? <PathFields layer={layer} path={path} edit={edit} /> : null}
    </section>
  )
}

const FIRST_AMOUNT = 50
const warps = ['arch', 'upper', 'lower', 'bulge', 'flag', 'rise'] as const satisfies readonly WarpKind[]

/** Bends the letters themselves. */
export function WarpChoice({ layer: { warp }, edit }: { layer: TextLayer; edit: Edit }) {
  const text = useText(textPathText)
  return (
    <section className={`grid min-w-0 gap-2.5 pt-3 ${css.part}`} aria-label={text.warp}>
      <h3 className="text-xs font-semibold">{text.warp}</h3>
      <fieldset className={`flex flex-wrap min-w-0 border-0 gap-1.5 p-0 m-0 ${css.choices}`} aria-label={text.warp}>
        <button type="button" aria-pressed={!warp} onClick={() => edit({ warp: undefined })}>
          {text.none}
        </button>
        {warps.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={warp?.kind === kind}
            onClick={() => edit({ warp: { amount: warp?.amount ?? FIRST_AMOUNT, kind } })}
          >
            {text[kind]}
          </button>
        ))}
      </fieldset>
      {warp ? (
        <Slide
          label={text.amount}
          value={warp.amount}
          min={-100}
          max={100}
          unit="%"
          onValue={(amount, key) => edit({ warp: { ...warp, amount } }, key)}
          onEnd={settle}
        />
      ) : null}
    </section>
  )
}
