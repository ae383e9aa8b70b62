import { useEffect, useState } from 'react'
import { emptyFreightForm, type FreightForm, type FreightProduct } from '../freight.view.ts'
import { type FreightReply, useFreight } from '../use-freight.ts'
import css from './freight.module.css'
import { FreightFormFields } from './freight-form.tsx'
import { FreightResults } from './freight-results.tsx'

interface CalculatorProps {
  /** The product to ship; without it the form asks for a weight. */
  readonly product?: FreightProduct | undefined
  /** Initial values of the form. */
  readonly start?: FreightForm | undefined
  /** The server-rendered answer and the form it belongs to. */
  readonly first?: { readonly form: FreightForm; readonly reply: FreightReply } | undefined
  readonly onForm?: ((form: FreightForm) => void) | undefined
  /** Called with every answer, for pages that calculate with it. */
  readonly onReply?: ((reply: FreightReply) => void) | undefined
  /** Side by side for full-width pages; stacked for columns. */
  readonly layout?: 'wide' | 'stacked'
}

/** Freight to any country by every channel, updated while typing. For public pages: no Ant Design. */
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
    <div className={`grid items-start gap-6 ${css.calculator}`} data-layout={layout}>
      <FreightFormFields form={form} problems={problems} onChange={change} for_product={product !== undefined} />
      <FreightResults reply={reply} is_working={is_working} has_failed={has_failed} onRetry={retry} />
    </div>
  )
}
