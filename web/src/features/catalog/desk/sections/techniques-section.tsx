import { Button, Select } from 'antd'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { useHints, usePlace, useProductDraft } from '../draft/product-draft.tsx'
import { HintLines, PlaceHints } from '../fields/field-frame.tsx'
import { getChoices, MoneyInput } from '../fields/value-fields.tsx'
import css from './sections.module.css'
import { sectionText } from './sections.text.ts'

interface Technique {
  readonly key: string
  readonly surcharge_fen: number
}

function TechniqueRow({
  index,
  entry,
  onChange,
  onRemove,
}: {
  index: number
  entry: Technique
  onChange: (fen: number) => void
  onRemove: () => void
}) {
  const text = useText(sectionText)
  const { language } = useLanguage()
  const { terms } = useProductDraft().options
  const name = terms.find((term) => term.kind === 'technique' && term.key === entry.key)?.name[language] ?? entry.key
  const hints = useHints(['techniques', index, 'surcharge_fen'])
  const own = useHints(['techniques', index, 'key'])
  return (
    <li className={`flex flex-wrap items-center min-w-0 gap-2 mb-2 ${css.line}`} data-field={`techniques.${index}`}>
      <strong>{name}</strong>
      <span className={css.narrow} data-field={`techniques.${index}.surcharge_fen`}>
        <MoneyInput
          label={fill(text.surcharge_of, { name })}
          fen={entry.surcharge_fen}
          onChange={(fen) => fen !== null && onChange(fen)}
        />
      </span>
      <Button
        type="text"
        aria-label={fill(text.remove_of, { name })}
        icon={<Icon name="trash" size_px={16} />}
        onClick={onRemove}
      />
      <HintLines hints={[...own, ...hints]} />
    </li>
  )
}

/** Techniques the product can be printed with; the cheapest is in the price. */
export function TechniquesSection() {
  const text = useText(sectionText)
  const { language } = useLanguage()
  const { terms } = useProductDraft().options
  const [techniques, set] = usePlace<readonly Technique[]>(['techniques'])
  const open = terms.filter(
    (term) => term.kind === 'technique' && !techniques.some((technique) => technique.key === term.key),
  )
  return (
    <>
      <PlaceHints path={['techniques']} />
      <ul className={`bare-list grid gap-2 mb-3 ${css.lines}`}>
        {techniques.map((entry, index) => (
          <TechniqueRow
            key={entry.key}
            index={index}
            entry={entry}
            onChange={(surcharge_fen) =>
              set(techniques.map((one) => (one.key === entry.key ? { ...one, surcharge_fen } : one)))
            }
            onRemove={() => set(techniques.filter((one) => one.key !== entry.key))}
          />
        ))}
      </ul>
      <Select
        className={css.add ?? ''}
        aria-label={text.add_technique}
        placeholder={text.add_technique}
        value={null as string | null}
        options={getChoices(open, language)}
        onSelect={(key) => key && set([...techniques, { key: String(key), surcharge_fen: 0 }])}
      />
    </>
  )
}
