import type { ImportDetail } from '@inkroute/contract/order/import/import'
import { Button } from 'antd'
import { Link } from 'react-router'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import css from '../import.module.css'
import { importText } from '../import.text.ts'
import { UndoButton } from './undo-button.tsx'

/** What came of it, and where to go from here. */
export function ImportOutcome({ detail }: { detail: ImportDetail }) {
  const text = useText(importText)
  const { made, undone, kept } = detail.orders
  const is_undone = detail.state === 'undone'
  return (
    <section className={css.outcome} aria-live="polite">
      <span className={css.outcome_icon} data-tone={is_undone ? 'neutral' : 'success'}>
        <Icon name={is_undone ? 'refresh' : 'check'} size_px={24} />
      </span>
      <div className={css.outcome_words}>
        <strong>{fill(is_undone ? text.undone_title : text.done_title, { count: is_undone ? undone : made })}</strong>
        {kept > 0 ? <span className={css.quiet}>{fill(text.undone_kept, { count: kept })}</span> : null}
      </div>
      <div className={css.outcome_actions}>
        {made > 0 ? <UndoButton id={detail.id} /> : null}
        <Link to="?">
          <Button>{text.another}</Button>
        </Link>
        {made + kept > 0 ? (
          <Link to={detail.kind === 'fba' ? '/myOrder/fbaOrderAdmin' : '/myOrder/orderAdmin?source=import'}>
            <Button type="primary">{text.see_orders}</Button>
          </Link>
        ) : null}
      </div>
    </section>
  )
}
