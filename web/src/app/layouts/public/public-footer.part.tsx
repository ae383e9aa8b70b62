import { Link } from 'react-router'
import { siteBrand } from '../../../shared/brand/brand.ts'
import { Logo } from '../../../shared/brand/logo.tsx'
import { approxText } from '../../../shared/currency/approx.text.ts'
import { useShownRate } from '../../../shared/currency/currency.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { openContact } from '../../hosts/contact-store.ts'
import type { QrCode } from '../../seo/qr-code.ts'
import css from './footer.module.css'
import { footerText } from './footer.text.ts'
import { footerColumns, type LinkColumn, marketLinks } from './footer-links.ts'
import type { ProductMenu } from './public-links.ts'

function ScanCode({ code, label }: { code: QrCode | null; label: string }) {
  if (!code) return null
  return (
    <figure className={`text-center m-0 ${css.code}`}>
      <svg viewBox={`0 0 ${code.side} ${code.side}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <path d={code.path} fill="#17202E" />
      </svg>
      <figcaption className="text-xs mt-1.5">{label}</figcaption>
    </figure>
  )
}

function Column({ title, links }: LinkColumn) {
  return (
    <div>
      <h2 className="text-sm font-strong text-on-dark mb-3">{title}</h2>
      <ul className={`bare-list ${css.list}`}>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to}>{link.label}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Integrations({ menu }: Pick<FooterProps, 'menu'>) {
  const text = useText(footerText)
  const { language } = useLanguage()
  const { links } = marketLinks({ ...menu, language })
  if (links.length === 0) return null
  return (
    <nav className={css.integrations} aria-label={text.integrations}>
      <span>{text.integrations}</span>
      {links.map((link) => (
        <Link key={link.to} to={link.to}>
          {link.label}
        </Link>
      ))}
    </nav>
  )
}

/** The rate of the prices shown in the visitor's currency, with its day. */
function RateLine() {
  const text = useText(approxText)
  const rate = useShownRate()
  return rate ? <span>{`${fill(text.prices, rate)} · ${text.note}`}</span> : null
}

interface FooterProps {
  readonly menu: ProductMenu
  readonly codes: { readonly site: QrCode | null; readonly mail: QrCode | null }
  readonly hours: string
  readonly is_reachable: boolean
}

export function PublicFooter({ menu, codes, hours, is_reachable }: FooterProps) {
  const text = useText(footerText)
  const { language } = useLanguage()
  const brand = siteBrand()
  return (
    <footer className="text-sm text-studio bg-ink mt-auto">
      <Integrations menu={menu} />
      <div className={css.columns}>
        <div className={css.about}>
          <Logo tone="light" />
          <p>{brand.slogan[language] || text.slogan}</p>
          <div className="flex gap-4 mt-6">
            <ScanCode code={codes.site} label={text.qr_site} />
            <ScanCode code={codes.mail} label={text.qr_mail} />
          </div>
        </div>
        {footerColumns(text, { ...menu, language }).map((column) => (
          <Column key={column.title} {...column} />
        ))}
      </div>
      <div className={css.rights}>
        <span>{fill(text.rights, { year: new Date().getFullYear() })}</span>
        {[brand.legal_name[language], brand.licence, brand.footer[language]].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
        <RateLine />
        <Link to="/other/producerInfo">{text.producer}</Link>
        {hours ? <span>{fill(text.hours, { hours })}</span> : null}
        {is_reachable ? (
          <button type="button" onClick={openContact}>
            {text.contact}
          </button>
        ) : null}
      </div>
    </footer>
  )
}
