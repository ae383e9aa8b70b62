import { randomUUID } from 'node:crypto'
import * as contract from '@inkroute/contract/design/draft'
import type { CallInput } from '@inkroute/contract/endpoint'
import { DOCUMENT_VERSION } from '@inkroute/engine/document/design-document'
import { beforeAll, expect, test } from 'vitest'
import { jsonText } from '../../../infra/db/json-column.ts'
import { newSeller, newSubAccount } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'
import { getDocument, keychain, saveDesign, shape } from '../testing/designs.ts'

const app = await testApp({ holds: 'catalogue' })
let product = 0
beforeAll(async () => {
  product = await keychain(app)
})

type Person = { readonly token: string }
type Save = CallInput<typeof contract.saveDraft>

const save = (person: Person, id: string, change: Partial<Save>) =>
  app.call(
    contract.saveDraft,
    {
      id,
      basic_product_id: product,
      tab_id: 'one',
      revision: 0,
      document: getDocument(product, shape('a')),
      ...change,
    },
    person,
  )

test('a draft is saved, listed, opened and deleted', async () => {
  const seller = await newSeller(app)
  const id = randomUUID()
  expect(await save(seller, id, { name: '夏日' })).toMatchObject({ outcome: 'saved', revision: 1, other: null })
  const { data } = await app.call(contract.listDrafts, {}, seller)
  expect(data).toMatchObject([{ id, name: '夏日', revision: 1, product_code: 'keychain', saved_by: seller.username }])
  expect((await app.call(contract.getDraft, { id }, seller)).document).toEqual(getDocument(product, shape('a')))
  await app.call(contract.deleteDraft, { id }, seller)
  expect((await app.call(contract.listDrafts, {}, seller)).total).toBe(0)
})

test('the slower of two tabs gets the other’s state back, and neither loses work', async () => {
  const seller = await newSeller(app)
  const id = randomUUID()
  await save(seller, id, {})
  const theirs = getDocument(product, shape('theirs'))
  const mine = getDocument(product, shape('mine'))
  await save(seller, id, { document: theirs, tab_id: 'two', revision: 1 })
  const answer = await save(seller, id, { document: mine, revision: 1 })
  expect(answer).toMatchObject({ outcome: 'conflict', revision: 2, other: { tab_id: 'two', document: theirs } })
  expect((await app.call(contract.getDraft, { id }, seller)).document).toEqual(theirs)
  // Mine counts: sent again on top of what was seen.
  expect(await save(seller, id, { document: mine, revision: 2 })).toMatchObject({ outcome: 'saved', revision: 3 })
  // Both count: the other goes on as a draft of its own.
  const copy = randomUUID()
  expect(await save(seller, copy, { document: theirs, tab_id: 'two' })).toMatchObject({ outcome: 'saved' })
  expect((await app.call(contract.listDrafts, {}, seller)).total).toBe(2)
})

test('the same document saved from two tabs is no conflict', async () => {
  const seller = await newSeller(app)
  const id = randomUUID()
  const document = getDocument(product, shape('same'))
  const answers = await Promise.all(['one', 'two', 'three'].map((tab_id) => save(seller, id, { document, tab_id })))
  expect(answers.map(({ outcome, revision }) => [outcome, revision])).toEqual(Array(3).fill(['saved', 1]))
})

test('when two tabs create the same draft at once, one wins and the other gets a conflict', async () => {
  const seller = await newSeller(app)
  const id = randomUUID()
  const answers = await Promise.all(
    ['one', 'two', 'three', 'four'].map((tab_id) =>
      save(seller, id, { document: getDocument(product, shape(tab_id)), tab_id }),
    ),
  )
  expect(answers.filter(({ outcome }) => outcome === 'saved')).toHaveLength(1)
  for (const { outcome, other } of answers) expect(outcome === 'conflict').toBe(other !== null)
})

test('a tab whose response was lost can save again', async () => {
  const seller = await newSeller(app)
  const id = randomUUID()
  await save(seller, id, {})
  await save(seller, id, { document: getDocument(product, shape('b')), revision: 1 })
  const again = await save(seller, id, { document: getDocument(product, shape('c')), revision: 1 })
  expect(again).toMatchObject({ outcome: 'saved', revision: 3 })
})

test('a document of an unknown version never replaces a draft', async () => {
  const seller = await newSeller(app)
  const id = randomUUID()
  await save(seller, id, {})
  const document = { ...getDocument(product), version: DOCUMENT_VERSION + 1 }
  await expect(save(seller, id, { document, revision: 1 })).rejects.toMatchObject({ error: 'design_newer' })
  expect(await app.call(contract.getDraft, { id }, seller)).toMatchObject({ revision: 1 })
})

test('drafts of another seller are not found, and a colleague needs the studio', async () => {
  const [owner, other] = [await newSeller(app), await newSeller(app)]
  const id = randomUUID()
  await save(owner, id, {})
  await expect(app.call(contract.getDraft, { id }, other)).rejects.toMatchObject({ error: 'not_found' })
  // The same number under another seller is another draft.
  expect(await save(other, id, {})).toMatchObject({ outcome: 'saved', revision: 1 })
  const clerk = await newSubAccount(app, owner, ['home.export'])
  await expect(save(clerk, id, {})).rejects.toMatchObject({ error: 'forbidden' })
})

test('saving a design deletes its draft', async () => {
  const seller = await newSeller(app)
  const id = randomUUID()
  await save(seller, id, {})
  await saveDesign(app, seller, [shape('a')], { draft_id: id })
  expect((await app.call(contract.listDrafts, {}, seller)).total).toBe(0)
})

test('beyond the limit a new draft is refused, and the old ones stay', async () => {
  const seller = await newSeller(app)
  const rows = Array.from({ length: contract.MAX_DRAFTS }, () => ({
    seller_id: seller.seller_id,
    user_id: seller.user_id,
    id: randomUUID(),
    basic_product_id: product,
    name: '',
    document: jsonText({}),
    revision: 1,
    tab_id: 't',
    created_at: new Date().toISOString(),
    updated_at: new Date().toISOString(),
  }))
  await app.ctx.db.insertInto('design_draft').values(rows).execute()
  await expect(save(seller, randomUUID(), {})).rejects.toMatchObject({ error: 'draft_limit' })
  expect(await save(seller, rows[0]?.id ?? '', { revision: 1 })).toMatchObject({ outcome: 'saved' })
})
