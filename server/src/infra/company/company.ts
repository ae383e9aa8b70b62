import { type Brand, Company } from '@inkroute/contract/company/company'
import type { AppCtx } from '../context.ts'
import type { Db } from '../db/database.ts'
import { currentContentVersion } from '../events/content-version.ts'
import type { EventBus } from '../events/event-bus.ts'
import { findCompany } from './company.queries.ts'

/** The name of the software, used until the operator enters a name. */
const SOFTWARE = { zh: '印途', en: 'InkRoute' } as const

export async function readCompany(db: Db): Promise<Company> {
  const row = await findCompany(db)
  const company = Company.parse(row?.value ?? {})
  // Rates entered before their day was kept are as old as the last change at most.
  const saved_on = row?.updated_at.slice(0, 10) ?? ''
  return { ...company, currencies: company.currencies.map((shown) => ({ ...shown, as_of: shown.as_of || saved_on })) }
}

const inBoth = (pair: Company['brand']) => ({ zh: pair.zh || pair.en, en: pair.en || pair.zh })

/** What pages show of a company. One language stands in for the other where only one was entered. */
export function getBrand(company: Company): Brand {
  const entered = inBoth(company.brand)
  const name = entered.zh ? entered : SOFTWARE
  const is_same = name.zh === name.en
  return {
    name,
    full: is_same ? name : { zh: `${name.zh} ${name.en}`, en: `${name.en} ${name.zh}` },
    slogan: inBoth(company.slogan),
    logo: company.logo,
    colour: company.colour,
    legal_name: inBoth(company.legal_name),
    licence: company.licence,
    footer: inBoth(company.footer),
    currencies: company.currencies,
  }
}

interface Known {
  readonly version: number
  readonly brand: Brand
}

const memories = new WeakMap<EventBus, Known>()

/** The brand, cached until any public content changes; saving the company counts as such a change. */
export async function currentBrand(ctx: Pick<AppCtx, 'db' | 'events'>): Promise<Brand> {
  const version = await currentContentVersion(ctx)
  const known = memories.get(ctx.events)
  if (known?.version === version) return known.brand
  const brand = getBrand(await readCompany(ctx.db))
  memories.set(ctx.events, { version, brand })
  return brand
}
