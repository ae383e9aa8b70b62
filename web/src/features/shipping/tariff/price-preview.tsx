import type { Zone } from '@inkroute/contract/shipping/tariff/tariff'
import { useText } from '../../../shared/text/language.tsx'
import { ScrollTable } from '../../../shared/ui/table/scroll-table.tsx'
import css from './freight-desk.module.css'
import { freightDeskText } from './freight-desk.text.ts'
import { getKg, getYuan } from './tariff.view.ts'

const MAX_ROWS = 60

/** The weights of all zones, in order. */
function getWeights(zones: readonly Zone[]): number[] {
  const all = zones.flatMap(({ pricing }) =>
    pricing.kind === 'steps' ? pricing.steps.map(({ to_g }) => to_g) : [pricing.first_weight_g],
  )
  return [...new Set(all)].sort((a, b) => a - b)
}

function priceAt({ pricing }: Zone, weight_g: number): string {
  if (pricing.kind === 'first_step') {
    if (pricing.first_weight_g !== weight_g) return ''
    return `${getYuan(pricing.first_price_fen)} + ${getYuan(pricing.step_price_fen)} / ${getKg(pricing.step_weight_g)}`
  }
  const step = pricing.steps.find(({ to_g }) => to_g === weight_g)
  if (!step) return ''
  return step.per_kg_fen > 0 ? `${getYuan(step.per_kg_fen)}/kg + ${getYuan(step.price_fen)}` : getYuan(step.price_fen)
}

/** Zones across, weights down, as they were understood. */
export function PricePreview({ zones }: { readonly zones: readonly Zone[] }) {
  const text = useText(freightDeskText)
  return (
    <ScrollTable label={text.preview}>
      <table className={`text-sm border-collapse ${css.table}`}>
        <thead>
          <tr>
            <th>{text.weight}</th>
            {zones.map((zone) => (
              <th key={`${zone.name} ${zone.prefixes.join()}`} className={css.number}>
                {zone.name}
                <span className={`block text-sm text-quiet ${css.sub}`}>{zone.countries.slice(0, 4).join(' ')}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {getWeights(zones)
            .slice(0, MAX_ROWS)
            .map((weight_g) => (
              <tr key={weight_g}>
                <td>≤ {getKg(weight_g)}</td>
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
