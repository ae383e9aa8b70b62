import { Button, Popconfirm, Tooltip } from 'antd'
import type { ReactNode } from 'react'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import css from './terms.module.css'
import { termsText } from './terms.text.ts'

interface EntryRowProps {
  readonly name: { readonly zh: string; readonly en: string }
  readonly id: string
  readonly products: number
  /** Products or categories depend on it. */
  readonly is_used: boolean
  readonly is_first: boolean
  readonly is_last: boolean
  readonly onMove: (by: -1 | 1) => void
  readonly onEdit: () => void
  readonly onRemove: () => void
  readonly extra?: ReactNode
}

/** A category or term: both names, how many products use it, and its steps. */
export function EntryRow({
  name,
  id,
  products,
  is_used,
  is_first,
  is_last,
  onMove,
  onEdit,
  onRemove,
  extra,
}: EntryRowProps) {
  const text = useText(termsText)
  const { language } = useLanguage()
  const words = name[language]
  const remove = (
    <Button
      type="text"
      danger
      disabled={is_used}
      aria-label={`${text.remove} ${words}`}
      icon={<Icon name="trash" size_px={16} />}
    />
  )
  return (
    <div className={`flex items-center border-b gap-4 ${css.entry}`}>
      <span className={`flex-1 min-w-0 ${css.words}`}>
        <strong className="block font-medium">{words}</strong>
        <small>
          {language === 'zh' ? name.en : name.zh} · {id}
        </small>
      </span>
      <span className={`whitespace-nowrap ${css.products}`}>{fill(text.products, { count: products })}</span>
      <span className="inline-flex items-center">
        {extra}
        <Button
          type="text"
          disabled={is_first}
          aria-label={fill(text.up_of, { name: words })}
          icon={<Icon name="arrow_up" size_px={16} />}
          onClick={() => onMove(-1)}
        />
        <Button
          type="text"
          disabled={is_last}
          aria-label={fill(text.down_of, { name: words })}
          icon={<Icon name="chevron_down" size_px={16} />}
          onClick={() => onMove(1)}
        />
        <Button
          type="text"
          aria-label={`${text.rename} ${words}`}
          icon={<Icon name="pen" size_px={16} />}
          onClick={onEdit}
        />
        {is_used ? (
          <Tooltip title={text.in_use}>{remove}</Tooltip>
        ) : (
          <Popconfirm
            title={fill(text.remove_ask, { name: words })}
            okText={text.remove}
            cancelText={text.cancel}
            onConfirm={onRemove}
          >
            {remove}
          </Popconfirm>
        )}
      </span>
    </div>
  )
}
