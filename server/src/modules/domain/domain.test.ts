import * as contract from '@inkroute/contract/domain/domain'
import { expect, test } from 'vitest'
import { newSeller } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { applyDomainCheck } from './apply-domain-check.ts'
import { findDomain } from './domain.queries.ts'
import { pictureOrigin } from './domain.ts'

const app = await testApp()

const getRow = async (seller_id: number, id: number) => {
  const row = await findDomain(app.ctx.db, seller_id, id)
  if (!row) throw new Error('no domain')
  return row
}

test('a domain works once its records are found, serves pictures, and falls back when it fails', async () => {
  const seller = await newSeller(app)
  const { seller_id } = seller
  const made = await app.call(contract.addDomain, { host: ' https://IMG.ink-and-boat.example/ ' }, seller)
  expect(made).toMatchObject({ host: 'img.ink-and-boat.example', state: 'waiting' })
  const { id, record_value } = made
  await expect(app.call(contract.useDomain, { id, is_used: true }, seller)).rejects.toMatchObject({
    error: 'domain_not_active',
  })
  const token = record_value.replace('inkroute-domain=', '')
  const proof = await fetch(`${app.origin}${contract.DOMAIN_PROOF_PATH}/${token}`)
  expect(await proof.text()).toMatch(/^[0-9a-f]{64}$/)
  expect((await fetch(`${app.origin}${contract.DOMAIN_PROOF_PATH}/${'0'.repeat(32)}`)).status).toBe(404)

  await applyDomainCheck(app.ctx, await getRow(seller_id, id), null)
  expect(await pictureOrigin(app.ctx, seller_id)).toBe(app.ctx.config.public_url)
  await app.call(contract.useDomain, { id, is_used: true }, seller)
  expect(await pictureOrigin(app.ctx, seller_id)).toBe('https://img.ink-and-boat.example')
  await applyDomainCheck(app.ctx, await getRow(seller_id, id), 'unreachable')
  expect(await pictureOrigin(app.ctx, seller_id)).toBe(app.ctx.config.public_url)
  const [lost] = (await app.call(contract.listDomains, {}, seller)).data
  expect(lost).toMatchObject({ state: 'failing', problem: 'unreachable', is_used: true })
  await app.call(contract.deleteDomain, { id }, seller)
  expect((await app.call(contract.listDomains, {}, seller)).data).toEqual([])
})

test('a domain belongs to one seller, invalid names are refused, and others’ domains are not found', async () => {
  const [one, two] = [await newSeller(app), await newSeller(app)]
  const host = `img${one.seller_id}.shop.example`
  const first = await app.call(contract.addDomain, { host }, one)
  const second = await app.call(contract.addDomain, { host }, two)
  await expect(app.call(contract.addDomain, { host }, one)).rejects.toMatchObject({ error: 'domain_known' })
  await applyDomainCheck(app.ctx, await getRow(one.seller_id, first.id), null)
  await applyDomainCheck(app.ctx, await getRow(two.seller_id, second.id), null)
  expect(await getRow(two.seller_id, second.id)).toMatchObject({ state: 'waiting' })
  await expect(app.call(contract.checkDomain, { id: first.id }, two)).rejects.toMatchObject({ error: 'not_found' })
  await expect(app.call(contract.deleteDomain, { id: first.id }, two)).rejects.toMatchObject({ error: 'not_found' })
  for (const wrong of ['localhost', '127.0.0.1', 'a b.com', 'http://', '-x.com'])
    await expect(app.call(contract.addDomain, { host: wrong }, one)).rejects.toMatchObject({ status_code: 422 })
})
