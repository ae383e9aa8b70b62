import { useEffect, useState } from 'react'
import { emptyFreightForm, type FreightForm, type FreightProduct } from '../freight.view.ts'
import { type FreightReply, useFreight } from '../use-freight.ts'
import css from './freight.module.css'
import { FreightFormFields } from './freight-form.tsx'
import { FreightResults } from './freight-results.tsx'

interface CalculatorProps {
  /** Pieces of this product are sent; without it a weight is asked for. */
  readonly product?: FreightProduct | undefined
  /** What the form starts with. */
  readonly start?: FreightForm | undefined
  /** The answer the server has rendered, and the form it answers. */
  readonly first?: { readonly form: FreightForm; readonly reply: FreightReply } | undefined
  readonly onForm?: ((form: FreightForm) => void) | undefined
  /** Hears every answer, for those who go on reckoning with it. */
  readonly onReply?: ((reply: FreightReply) => void) | undefined
  /** Side by side takes the width of a page; stacked fits a column. */
  readonly layout?: 'wide' | 'stacked'
}

/** Freight to any country with every channel, live while one types. For public pages: no Ant Design. */
export function FreightCalculator({
  product,
  start = emptyFreightForm,
  first,
  onForm,
  onReply,
  layout = 'wide',
}: CalculatorProps) {
  const [form, setForm] = useState<FreightForm>(start)
  const { reply, problems, is_working, has_failed, retry } = useFreight({ form, product: product ?? null, first })
  useEffect(() => {
    if (reply) onReply?.(reply)
  }, [reply, onReply])
  const change = (part: Partial<FreightForm>) => {
    const next = { ...form, ...part }
    setForm(next)
    onForm?.(next)
  }
  return (
    <div className={css.calculator} data-layout={layout}>
      <FreightFormFields form={form} problems={problems} onChange={change} for_product={product !== undefined} />
      <FreightResults reply={reply} is_working={is_working} has_failed={has_failed} onRetry={retry} />
    </div>
  )
}
