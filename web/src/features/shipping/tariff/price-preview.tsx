import type { Zone } from '@inkroute/contract/shipping/tariff/tariff'
import { useText } from '../../../shared/text/language.tsx'
import { ScrollTable } from '../../../shared/ui/table/scroll-table.tsx'
import css from './freight-desk.module.css'
import { freightDeskText } from './freight-desk.text.ts'
import { kgOf, yuanOf } from './tariff.view.ts'

const MAX_ROWS = 60

/** The weights of all zones, in order. */
function weightsOf(zones: readonly Zone[]): number[] {
  const all = zones.flatMap(({ pricing }) =>
    pricing.kind === 'steps' ? pricing.steps.map(({ to_g }) => to_g) : [pricing.first_weight_g],
  )
  return [...new Set(all)].sort((a, b) => a - b)
}

function priceAt({ pricing }: Zone, weight_g: number): string {
  if (pricing.kind === 'first_step') {
    if (pricing.first_weight_g !== weight_g) return ''
    return `${yuanOf(pricing.first_price_fen)} + ${yuanOf(pricing.step_price_fen)} / ${kgOf(pricing.step_weight_g)}`
  }
  const step = pricing.steps.find(({ to_g }) => to_g === weight_g)
  if (!step) return ''
  return step.per_kg_fen > 0 ? `${yuanOf(step.per_kg_fen)}/kg + ${yuanOf(step.price_fen)}` : yuanOf(step.price_fen)
}

/** Zones across, weights down, as they were understood. */
export function PricePreview({ zones }: { readonly zones: readonly Zone[] }) {
  const text = useText(freightDeskText)
  return (
    <ScrollTable label={text.preview}>
      <table className={css.table}>
        <thead>
          <tr>
            <th>{text.weight}</th>
            {zones.map((zone) => (
              <th key={`${zone.name} ${zone.prefixes.join()}`} className={css.number}>
                {zone.name}
                <span className={css.sub}>{zone.countries.slice(0, 4).join(' ')}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weightsOf(zones)
            .slice(0, MAX_ROWS)
            .map((weight_g) => (
              <tr key={weight_g}>
                <td>≤ {kgOf(weight_g)}</td>
                {zones.map((zone) => (
                  <td key={`${zone.name} ${zone.prefixes.join()}`} className={css.number}>
                    {priceAt(zone, weight_g)}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </ScrollTable>
  )
}
