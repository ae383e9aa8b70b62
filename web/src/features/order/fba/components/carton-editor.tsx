import { MAX_FBA_BOXES } from '@inkroute/contract/order/fba/centers'
import * as contract from '@inkroute/contract/order/fba/fba'
import { Button, InputNumber } from 'antd'
import { useState } from 'react'
import { useSend } from '../../../../shared/api/hooks.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { showToast } from '../../../../shared/ui/toast.ts'
import { type CartonDraft, findProblem, getBoxes, getDrafts, leftOver, nextCarton } from '../cartons.view.ts'
import css from '../fba.module.css'
import { fbaText } from '../fba.text.ts'

interface CartonSku {
  readonly sku_id: number
  readonly name: string
}

interface Props {
  readonly no: number
  readonly carton: CartonDraft
  readonly skus: readonly CartonSku[]
  readonly onChange: (carton: CartonDraft) => void
  readonly onRemove: (() => void) | null
}

const measures = ['length_cm', 'width_cm', 'height_cm', 'weight_kg'] as const

/** One carton: size, weight and pieces per SKU. */
function CartonFields({ no, carton, skus, onChange, onRemove }: Props) {
  const text = useText(fbaText)
  const problem = findProblem(carton)
  return (
    <fieldset className="grid grid-cols-1 min-w-0 border rounded-control gap-2 p-3 m-0">
      <legend>{fill(text.box, { no })}</legend>
      <div className={`grid gap-2 ${css.measures}`}>
        {measures.map((name) => (
          <div key={name} className={`grid gap-0.5 ${css.measure}`}>
            <span className="text-sm text-quiet">{text[name]}</span>
            <InputNumber
              aria-label={`${fill(text.box, { no })} ${text[name]}`}
              min={0.1}
              max={name === 'weight_kg' ? 200 : 300}
              precision={name === 'weight_kg' ? 2 : 1}
              value={carton[name]}
              onChange={(value) => onChange({ ...carton, [name]: value })}
            />
          </div>
        ))}
      </div>
      {skus.map(({ sku_id, name }) => (
        <div key={sku_id} className="grid items-center grid-cols-auto-last wrap-anywhere gap-0.5">
          <span>{name}</span>
          <InputNumber
            aria-label={`${fill(text.box, { no })} ${name}`}
            min={0}
            max={100_000}
            precision={0}
            value={carton.pieces[sku_id] ?? 0}
            onChange={(value) => onChange({ ...carton, pieces: { ...carton.pieces, [sku_id]: value ?? 0 } })}
          />
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-2">
        {problem ? <span className="text-sm text-danger">{text[`problem_${problem}`]}</span> : null}
        {onRemove ? (
          <Button size="small" onClick={onRemove}>
            {text.remove_box}
          </Button>
        ) : null}
      </div>
    </fieldset>
  )
}

/** Unpacked or overpacked pieces. */
function Leftovers({
  left,
  skus,
}: {
  readonly left: ReadonlyMap<number, number>
  readonly skus: readonly CartonSku[]
}) {
  const text = useText(fbaText)
  const open = skus.filter(({ sku_id }) => (left.get(sku_id) ?? 0) !== 0)
  return (
    <div aria-live="polite">
      {open.length === 0 ? <p className="text-sm text-success">{text.all_packed}</p> : null}
      {open.map(({ sku_id, name }) => {
        const count = left.get(sku_id) ?? 0
        return (
          <p key={sku_id} className="text-sm text-danger">
            {fill(count > 0 ? text.left_over : text.too_many, { name, count: Math.abs(count) })}
          </p>
        )
      })}
    </div>
  )
}

/** Moves pieces between cartons; saved only when they hold exactly what the order does. */
export function CartonEditor({ fba, onDone }: { readonly fba: contract.FbaOrder; readonly onDone: () => void }) {
  const text = useText(fbaText)
  const [cartons, setCartons] = useState(() => getDrafts(fba.boxes, fba.order.lines))
  const save = useSend(contract.changeFbaOrder, {
    refetch: [contract.listFbaOrders],
    onSuccess: () => {
      showToast('success', text.saved)
      onDone()
    },
  })
  const { lines } = fba.order
  const skus = [...new Map(lines.map((line) => [line.sku_id, line])).values()].map((line) => ({
    sku_id: line.sku_id,
    name: `${line.sku_code} · ${line.color_name} ${line.size_name}`,
  }))
  const left = leftOver(cartons, lines)
  const is_whole = [...left.values()].every((count) => count === 0) && cartons.every((one) => findProblem(one) === null)
  return (
    <section className="grid grid-cols-1 gap-4" aria-label={text.cartons}>
      <h3>{text.edit_boxes}</h3>
      {cartons.map((carton, at) => (
        <CartonFields
          key={carton.key}
          carton={carton}
          skus={skus}
          no={at + 1}
          onChange={(next) => setCartons(cartons.map((one) => (one.key === next.key ? next : one)))}
          onRemove={cartons.length > 1 ? () => setCartons(cartons.filter(({ key }) => key !== carton.key)) : null}
        />
      ))}
      <Leftovers left={left} skus={skus} />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          disabled={cartons.length >= MAX_FBA_BOXES}
          onClick={() => setCartons([...cartons, nextCarton(cartons, lines)])}
        >
          {text.add_box}
        </Button>
        <Button onClick={onDone}>{text.cancel}</Button>
        <Button
          type="primary"
          disabled={!is_whole}
          loading={save.isPending}
          onClick={() => save.mutate({ id: fba.order.id, boxes: getBoxes(cartons) })}
        >
          {text.save_boxes}
        </Button>
      </div>
    </section>
  )
}
