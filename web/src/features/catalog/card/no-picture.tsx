import type { ReactNode } from 'react'
import css from './product-card.module.css'

const EDGE = 'rgb(23 32 46 / 0.22)'
const seal = (
  <path
    d="m50 40 3 6.200 6.800.9-5 4.700 1.300 6.700L50 55.200l-6.100 3.300 1.300-6.700-5-4.700 6.800-.9z"
    fill="#E8452C"
  />
)

/** Placeholder drawings for products without a mockup, on a 100 × 100 grid: the body takes the colour, the seal represents a logo. */
const drawings: readonly (readonly [part: string, draw: (hex: string) => ReactNode])[] = [
  [
    'label',
    (hex) => (
      <>
        <path d="M14 30h72v40H14z" fill={hex} stroke={EDGE} />
        <path d="M14 34h72M14 66h72" stroke={EDGE} strokeDasharray="2 2" fill="none" />
        {seal}
      </>
    ),
  ],
  [
    'card',
    (hex) => (
      <>
        <path d="M24 20h62v44H24z" fill={hex} stroke={EDGE} transform="rotate(6 55 42)" />
        <path d="M16 30h68v46H16z" fill={hex} stroke={EDGE} />
        <path d="M34 66h32M40 70.500h20" stroke={EDGE} strokeWidth="1.500" />
        {seal}
      </>
    ),
  ],
  [
    '',
    (hex) => (
      <>
        <path d="M20 14h60l3 74H17z" fill={hex} stroke={EDGE} />
        <path d="M20 14h60l-1 12H21z" fill="#000" fillOpacity="0.08" />
        <path d="M19.500 26h61" stroke={EDGE} strokeDasharray="2 2" />
        {seal}
      </>
    ),
  ],
]

/** A drawing for labels, cards and bags, in the selected colour. */
export function NoPicture({ code, hex = '#ffffff' }: { code: string; hex?: string | undefined }) {
  const draw = drawings.find(([part]) => code.includes(part))?.[1]
  return (
    <span className={`grid place-items-center w-full h-full ${css.no_picture}`}>
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        {draw?.(hex)}
      </svg>
    </span>
  )
}
