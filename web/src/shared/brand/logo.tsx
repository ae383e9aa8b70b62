import { siteBrand } from './brand.ts'
import css from './logo.module.css'

/** A seal with an ink route from a drop on the paper to its destination. */
export function LogoMark({ size_px = 32 }: { size_px?: number }) {
  const { logo } = siteBrand()
  if (logo) return <img className={css.mark} src={logo} width={size_px} height={size_px} alt="" />
  return (
    <svg width={size_px} height={size_px} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="#E8452C" />
      <path d="M9.5 22.500c0-8 13-5 13-12.5" fill="none" stroke="#fff" strokeWidth="2.8" strokeLinecap="round" />
      <circle cx="9.5" cy="22.8" r="3.6" fill="#fff" />
      <path d="M22.5 4.500c2 2.7 3.6 4.5 3.6 6.700a3.6 3.6 0 0 1-7.2 0c0-2.2 1.6-4 3.6-6.700z" fill="#fff" />
    </svg>
  )
}

export function Logo({ tone = 'ink', compact = false }: { tone?: 'ink' | 'light'; compact?: boolean }) {
  const { name, full } = siteBrand()
  return (
    <span className={`inline-flex items-center text-ink gap-2.5 ${tone === 'light' ? css.light : ''}`}>
      <LogoMark />
      {compact ? (
        <span className="visually-hidden">{full.zh}</span>
      ) : (
        <span className={`inline-flex items-baseline whitespace-nowrap gap-1.5 ${css.words}`}>
          <span className="text-lg font-strong">{name.zh}</span>
          {name.en === name.zh ? null : <span className={css.en}>{name.en}</span>}
        </span>
      )}
    </span>
  )
}
