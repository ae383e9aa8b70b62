import { listBottomTemplates } from '@inkroute/contract/goods/grid/template'
import { useCall } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import css from './export.module.css'
import { exportText } from './export.text.ts'

interface TemplateChoiceProps {
  readonly template_id: number | null
  /** With its name, when one is chosen whose place the sheet takes. */
  readonly onTemplate: (id: number | null, name: string | null) => void
}

/** Another template, or an own one in a new shape. */
export function TemplateChoice({ template_id, onTemplate }: TemplateChoiceProps) {
  const text = useText(exportText)
  const own = useCall(listBottomTemplates, { page_size: 60 }, { quiet: true }).data?.data ?? []
  if (own.length === 0) return null
  return (
    <label className={css.choice}>
      <span>{text.template_as}</span>
      <select
        value={template_id ?? ''}
        onChange={(event) => {
          const chosen = own.find(({ id }) => id === Number(event.target.value))
          onTemplate(chosen?.id ?? null, chosen?.name ?? null)
        }}
      >
        <option value="">{text.template_new}</option>
        {own.map(({ id, name }) => (
          <option key={id} value={id}>
            {fill(text.template_replace, { name })}
          </option>
        ))}
      </select>
      {template_id === null ? null : <small>{text.template_replace_note}</small>}
    </label>
  )
}
