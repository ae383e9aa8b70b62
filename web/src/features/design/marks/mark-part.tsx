import { addMark, changeMark, joinMark, removeMark } from '@inkroute/engine/commands/mark'
import type { LayerMark } from '@inkroute/engine/layers/layer-mark'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import { actionsFor, USUAL_LENGTH, USUAL_PHOTO_PX } from '@inkroute/engine/personal/new-field'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { NumberBox } from '../controls/number-fields.tsx'
import { apply, settle, useStudio } from '../state/studio-store.ts'
import { markText } from './mark.text.ts'
import { getShare, markName } from './mark.view.ts'
import css from './marks.module.css'

interface RulesProps {
  readonly layer: Layer
  readonly mark: LayerMark
}

/** Whether the layer shows an answer that another layer shows too. */
function SameAnswer({ layer, mark }: RulesProps) {
  const text = useText(markText)
  const { language } = useLanguage()
  const document = useStudio((state) => state.history.present)
  const { others, is_shared, own_id } = getShare(document, layer, mark, language)
  if (others.length === 0 && !is_shared) return null
  return (
    <label className={`grid text-xs text-studio gap-1 ${css.field}`}>
      {text.same_as}
      <select
        value={mark.field_id}
        onChange={({ target }) => apply((now) => joinMark(now, layer.id, mark.field_id, target.value))}
      >
        <option value={own_id}>{text.own}</option>
        {is_shared ? <option value={mark.field_id}>{markName(mark, language)}</option> : null}
        {others.map(({ field_id, name }) => (
          <option key={field_id} value={field_id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The rules a seller sets most; the rest is on the page of the goods. */
function MarkRules({ layer, mark }: RulesProps) {
  const text = useText(markText)
  const { language } = useLanguage()
  const set = (rules: Parameters<typeof changeMark>[2], key: string | null = null) =>
    apply((document) => changeMark(document, mark.field_id, rules), key)
  return (
    <div className={`grid bg-studio-2 rounded-control gap-2 p-2.5 ${css.rules}`}>
      <label className={`grid text-xs text-studio gap-1 ${css.field}`}>
        {fill(text.label, { kind: text[`as_${mark.as}`] })}
        <input
          value={mark.label[language] ?? ''}
          placeholder={markName(mark, language)}
          maxLength={100}
          onChange={({ target }) =>
            set({ label: { ...mark.label, [language]: target.value } }, `mark-${mark.field_id}-label`)
          }
          onBlur={settle}
        />
      </label>
      <label className="flex items-center text-xs gap-1.5">
        <input
          type="checkbox"
          checked={mark.is_required}
          onChange={({ target }) => set({ is_required: target.checked })}
        />
        {text.required}
      </label>
      {mark.as === 'text' ? (
        <NumberBox
          label={text.max_length}
          value={mark.max_length ?? USUAL_LENGTH}
          min={1}
          max={200}
          onValue={(length) => set({ max_length: Math.round(length) })}
        />
      ) : null}
      {mark.as === 'photo' ? (
        <NumberBox
          label={text.min_px}
          value={mark.min_px ?? USUAL_PHOTO_PX}
          min={1}
          max={20_000}
          step={100}
          unit="px"
          onValue={(px) => set({ min_px: Math.round(px) })}
        />
      ) : null}
      {mark.as === 'photo' ? (
        <label className="flex items-center text-xs gap-1.5">
          <input
            type="checkbox"
            checked={mark.removes_background === true}
            onChange={({ target }) => set({ removes_background: target.checked })}
          />
          {text.removes_background}
        </label>
      ) : null}
      <SameAnswer layer={layer} mark={mark} />
    </div>
  )
}

/** What of the selected layer is the buyer's. */
export function MarkPart({ layer }: { readonly layer: Layer }) {
  const text = useText(markText)
  const marks = layer.marks ?? []
  const toggle = (as: LayerMark['as'], known: LayerMark | undefined) =>
    apply((document) => (known ? removeMark(document, layer.id, known.field_id) : addMark(document, layer.id, as)))
  return (
    <fieldset className={`grid min-w-0 border-0 gap-2.5 p-0 pt-3 m-0 ${css.part}`}>
      <legend className="w-full text-xs font-semibold p-0">{text.title}</legend>
      <div className={`flex flex-wrap gap-1 ${css.kinds}`}>
        {actionsFor(layer).map((as) => {
          const known = marks.find((mark) => mark.as === as)
          return (
            <button
              className="text-xs cursor-pointer bg-none rounded-control px-2.5 py-0"
              key={as}
              type="button"
              aria-label={fill(text.in_list, { names: text[`as_${as}`] })}
              aria-pressed={known !== undefined}
              onClick={() => toggle(as, known)}
            >
              {text[`as_${as}`]}
            </button>
          )
        })}
      </div>
      {marks.map((mark) => (
        <MarkRules key={mark.field_id} layer={layer} mark={mark} />
      ))}
      {marks.length > 0 ? <p className="text-xs text-studio">{text.hint}</p> : null}
    </fieldset>
  )
}
