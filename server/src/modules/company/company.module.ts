import * as contract from '@inkroute/contract/company/company'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import { recordChange } from '../../infra/audit/audit.ts'
import { findCompany, saveRates, updateCompany } from '../../infra/company/company.queries.ts'
import { readCompany } from '../../infra/company/company.ts'
import type { AppCtx, PublicCtx, StaffCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { contentChanged } from '../../infra/events/content-version.ts'
import { demoFile } from '../../infra/module/demo.ts'
import type { Module } from '../../infra/module/module.ts'

async function getCompanyForm(ctx: StaffCtx): Promise<Reply<typeof contract.getCompanyForm>> {
  const row = await findCompany(ctx.db)
  if (!row) throw new AppError('not_found')
  return {
    company: contract.Company.parse(row.value),
    site_url: ctx.config.public_url,
    revision: row.revision,
    updated_at: row.updated_at,
    updated_by: row.updated_by,
  }
}

const getRate = ({ code, rate }: contract.Company['currencies'][number]) => ({
  currency: code,
  rate_e4: Math.round(Number(rate) * 10_000),
})

/** A rate that stays the same keeps its day. */
function datedRates(before: contract.Company, after: contract.Company, today: string): contract.Company {
  const currencies = after.currencies.map(({ code, rate }) => {
    const known = before.currencies.find((shown) => shown.code === code && Number(shown.rate) === Number(rate))
    return { code, rate, as_of: known?.as_of || today }
  })
  return { ...after, currencies }
}

async function saveCompany(
  ctx: StaffCtx,
  input: Input<typeof contract.saveCompany>,
): Promise<Reply<typeof contract.saveCompany>> {
  return inTransaction(ctx, async (tx) => {
    const before = await readCompany(tx.db)
    const company = datedRates(before, input.company, ctx.clock.now().toISOString().slice(0, 10))
    const saved = await updateCompany(tx.db, company, { revision: input.revision, by: ctx.identity.username })
    if (!saved) throw new AppError('conflict')
    await saveRates(tx.db, company.currencies.map(getRate))
    await recordChange(tx, { subject: 'company', subject_id: '1', title: company.brand.zh, before, after: company })
    await contentChanged(tx)
    return saved
  })
}

async function getImprint(ctx: PublicCtx): Promise<Reply<typeof contract.getImprint>> {
  const { legal_name, address, registration_no, tax_no, licence, phone, email } = await readCompany(ctx.db)
  const { language } = ctx
  return {
    legal_name: legal_name[language] || legal_name.zh || legal_name.en,
    address: address[language] || address.zh || address.en,
    registration_no,
    tax_no,
    licence,
    phone,
    email,
  }
}

const demoCompany = demoFile('company/company', contract.Company)

async function addDemoCompany(ctx: AppCtx): Promise<void> {
  const company = demoCompany()
  const dated = datedRates(company, company, ctx.clock.now().toISOString().slice(0, 10))
  await updateCompany(ctx.db, dated, { revision: 1, by: 'demo' })
  await saveRates(ctx.db, dated.currencies.map(getRate))
  await contentChanged(ctx)
}

export const companyModule: Module = {
  name: 'company',
  routes(bind) {
    bind(contract.getCompanyForm, getCompanyForm)
    bind(contract.saveCompany, saveCompany)
    bind(contract.getImprint, getImprint)
  },
  demo: addDemoCompany,
}
