import { Button, Popconfirm } from 'antd'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { sectionText } from './sections.text.ts'

interface RowToolsProps {
  readonly name: string
  readonly is_first: boolean
  readonly is_last: boolean
  /** Variants that go with it; asks before it is removed when there are any. */
  readonly in_use: number
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

/** Order and removal of one entry of a list. */
export function RowTools({ name, is_first, is_last, in_use, onMove, onRemove }: RowToolsProps) {
  const text = useText(sectionText)
  const remove = (
    <Button
      type="text"
      aria-label={fill(text.remove_of, { name })}
      icon={<Icon name="trash" size_px={16} />}
      {...(in_use === 0 ? { onClick: onRemove } : {})}
    />
  )
  return (
    <span className="inline-flex">
      <Button
        type="text"
        disabled={is_first}
        aria-label={fill(text.up_of, { name })}
        icon={<Icon name="arrow_up" size_px={16} />}
        onClick={() => onMove(-1)}
      />
      <Button
        type="text"
        disabled={is_last}
        aria-label={fill(text.down_of, { name })}
        icon={<Icon name="chevron_down" size_px={16} />}
        onClick={() => onMove(1)}
      />
      {in_use > 0 ? (
        <Popconfirm
          title={fill(text.remove_ask, { name, count: in_use })}
          okText={text.remove}
          cancelText={text.keep}
          onConfirm={onRemove}
        >
          {remove}
        </Popconfirm>
      ) : (
        remove
      )}
    </span>
  )
}
