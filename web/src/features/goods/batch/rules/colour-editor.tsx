import type { ColourRule } from '@inkroute/engine/batch/colour-rule'
import { Radio, Select } from 'antd'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import type { ChosenProduct } from '../state/batch-state.ts'
import { rulesText } from './picture/rules.text.ts'
import css from './rules.module.css'

/** The one most sellers want first. */
const shownModes: readonly ColourRule['mode'][] = ['contrast', 'all', 'default', 'chosen']

type Colour = ChosenProduct['colors'][number]

/** Colours of many products, each once by its key. */
export const allColours = (products: readonly ChosenProduct[]): Colour[] => [
  ...new Map(products.flatMap(({ colors }) => colors.map((color) => [color.key, color] as const))).values(),
]

interface ChipsProps {
  readonly label: string
  readonly colours: readonly Colour[]
  readonly chosen: readonly string[]
  readonly onChange: (keys: string[]) => void
}

export function ColourChips({ label, colours, chosen, onChange }: ChipsProps) {
  const toggle = (key: string) =>
    onChange(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key])
  return (
    <fieldset className={`flex flex-wrap border-0 gap-1.5 p-0 m-0 ${css.chips}`}>
      <legend className="text-xs text-quiet p-0 mb-1">{label}</legend>
      {colours.map(({ key, hex, name }) => (
        <button key={key} type="button" aria-pressed={chosen.includes(key)} title={name} onClick={() => toggle(key)}>
          <span style={{ background: hex }} />
          {name}
        </button>
      ))}
    </fieldset>
  )
}

/** Warns about products for which the rule leaves no colours. */
function ColourNotes({ rule, products }: Pick<EditorProps, 'rule' | 'products'>) {
  const text = useText(rulesText)
  const isLeft = ({ key }: Colour) => !rule.exclude.includes(key)
  const bare = products.filter(({ colors }) => !colors.some(isLeft)).length
  const isChosen = ({ key }: Colour) => rule.chosen.includes(key)
  const lacking =
    rule.mode === 'chosen' ? products.filter(({ colors }) => colors.some(isLeft) && !colors.some(isChosen)).length : 0
  return (
    <>
      {bare > 0 ? (
        <p className="text-xs text-danger" role="alert">
          {fill(text.no_colour, { count: bare })}
        </p>
      ) : null}
      {lacking > 0 ? <p className={css.quiet}>{fill(text.chosen_none, { count: lacking })}</p> : null}
    </>
  )
}

interface EditorProps {
  readonly rule: ColourRule
  readonly products: readonly ChosenProduct[]
  readonly onChange: (rule: ColourRule) => void
}

/** Which colours are made: by contrast with the artwork, all, one, or by name. */
export function ColourEditor({ rule, products, onChange }: EditorProps) {
  const text = useText(rulesText)
  const colours = allColours(products)
  const most = [1, 2, 3, 5, 8, 12].map((value) => ({ value, label: String(value) }))
  return (
    <div className={`grid gap-3 ${css.block}`}>
      <Radio.Group
        className="grid gap-1.5"
        value={rule.mode}
        options={shownModes.map((value) => ({ value, label: text[`colours_${value}`] }))}
        onChange={({ target }) => onChange({ ...rule, mode: target.value })}
      />
      {rule.mode === 'chosen' ? (
        <ColourChips
          label={text.colours_chosen}
          colours={colours}
          chosen={rule.chosen}
          onChange={(chosen) => onChange({ ...rule, chosen })}
        />
      ) : null}
      <div className={`grid items-center gap-2 ${css.rowField}`}>
        <span>{text.colours_most}</span>
        <Select
          size="small"
          aria-label={text.colours_most}
          value={rule.most ?? 0}
          options={[{ value: 0, label: text.colours_most_all }, ...most]}
          onChange={(value) => onChange({ ...rule, most: value === 0 ? null : value })}
        />
      </div>
      <ColourNotes rule={rule} products={products} />
      {colours.length > 0 && rule.mode !== 'chosen' ? (
        <details className={css.details}>
          <summary>
            {text.colours_exclude}
            {rule.exclude.length > 0 ? ` · ${rule.exclude.length}` : ''}
          </summary>
          <ColourChips
            label={text.colours_exclude}
            colours={colours}
            chosen={rule.exclude}
            onChange={(exclude) => onChange({ ...rule, exclude })}
          />
        </details>
      ) : null}
    </div>
  )
}
