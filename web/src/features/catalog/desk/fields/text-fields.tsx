import { Input } from 'antd'
import { useText } from '../../../../shared/text/language.tsx'
import type { Path } from '../draft/paths.view.ts'
import { usePlace } from '../draft/product-draft.tsx'
import { FieldFrame, PlaceHints } from './field-frame.tsx'
import css from './fields.module.css'
import { fieldText } from './fields.text.ts'

interface LineProps {
  readonly path: Path
  readonly label: string
  readonly max: number
  readonly help?: string
  /** At least so many lines; one makes a single-line input. */
  readonly lines?: number
  readonly placeholder?: string
}

export function TextField({ path, label, max, help, lines = 1, placeholder }: LineProps) {
  const [value, set] = usePlace<string>(path)
  return (
    <FieldFrame path={path} label={label} help={help}>
      {({ id, status }) => {
        const common = {
          id,
          status,
          value,
          maxLength: max,
          ...(placeholder ? { placeholder } : {}),
          onChange: (event: { target: { value: string } }) => set(event.target.value),
        }
        return lines === 1 ? (
          <Input {...common} autoComplete="off" />
        ) : (
          <Input.TextArea {...common} autoSize={{ minRows: lines, maxRows: 16 }} />
        )
      }}
    </FieldFrame>
  )
}

const languages = ['zh', 'en'] as const

interface PairProps extends Omit<LineProps, 'max'> {
  readonly max: readonly [zh: number, en: number]
}

/** The same words in both languages, side by side. */
export function TextPair({ path, label, max, ...rest }: PairProps) {
  const text = useText(fieldText)
  return (
    <div className={`grid grid-cols-2 gap-x-6 ${css.pair}`}>
      {languages.map((language, index) => (
        <TextField
          key={language}
          {...rest}
          path={[...path, language]}
          label={`${label} · ${text[language]}`}
          max={max[index] ?? 0}
        />
      ))}
    </div>
  )
}

function LinesField({ path, label, help }: Pick<LineProps, 'path' | 'label' | 'help'>) {
  const [lines, set] = usePlace<readonly string[]>(path)
  return (
    <FieldFrame path={path} label={label} help={help} is_list>
      {({ id, status }) => (
        <Input.TextArea
          id={id}
          status={status}
          value={lines.join('\n')}
          autoSize={{ minRows: 3, maxRows: 12 }}
          onChange={(event) => set(event.target.value === '' ? [] : event.target.value.split('\n'))}
        />
      )}
    </FieldFrame>
  )
}

/** A list of sentences in both languages, one per line. */
export function LinesPair({ path, label }: Pick<LineProps, 'path' | 'label'>) {
  const text = useText(fieldText)
  return (
    <>
      <div className={`grid grid-cols-2 gap-x-6 ${css.pair}`}>
        {languages.map((language) => (
          <LinesField
            key={language}
            path={[...path, language]}
            label={`${label} · ${text[language]}`}
            help={text.one_per_line}
          />
        ))}
      </div>
      <PlaceHints path={path} />
    </>
  )
}
