import * as shop from '@inkroute/contract/catalog/catalog'
import * as contract from '@inkroute/contract/catalog/desk/desk'
import type { ProductDocument } from '@inkroute/contract/catalog/desk/document'
import { describe, expect, test } from 'vitest'
import { newStaff } from '../../../testing/staff.ts'
import { testApp } from '../../../testing/test-app.ts'

const app = await testApp({ holds: 'catalogue' })
const staff = { token: await newStaff(app, ['ops.catalog']) }

const MUG = 1006
const copyOfMug = (code: string) => app.call(contract.copyDeskProduct, { id: MUG, code }, staff)
const save = (id: number, revision: number, document: ProductDocument) =>
  app.call(contract.saveDeskProduct, { id, revision, document }, staff)
const publish = (id: number, revision: number) => app.call(contract.publishDeskProduct, { id, revision }, staff)

describe('zones of a print area', () => {
  const zone = (change: object) => ({
    kind: 'seam' as const,
    name: { zh: '侧缝', en: 'the side seam' },
    left: 30,
    top: 200,
    width: 40,
    height: 20,
    radius: 0,
    ...change,
  })
  const withZone = (document: ProductDocument, change: object): ProductDocument => ({
    ...document,
    print_areas: document.print_areas.map((area) => ({ ...area, cut_outs: [zone(change)] })),
  })
  const at = (field: string) => `print_areas.0.cut_outs.0.${field}`

  test('are saved, published and given to the studio', async () => {
    const { id, revision, document } = await copyOfMug('seam-mug')
    const saved = await save(id, revision, withZone(document, {}))
    await publish(id, saved.revision)
    const { print_areas } = await app.call(shop.getProduct, { id })
    expect(print_areas[0]?.cut_outs).toEqual([zone({})])
  })

  test('without a size are refused, and beyond the picture or without a name not published, each at its field', async () => {
    const { id, revision, document } = await copyOfMug('wrong-seam-mug')
    await expect(save(id, revision, withZone(document, { width: 0 }))).rejects.toMatchObject({
      problems: [{ field: `document.${at('width')}`, message: '宽度必须大于 0' }],
    })
    const wrongAt = async (revision: number, change: object) => {
      const saved = await save(id, revision, withZone(document, change))
      const { findings } = await app.call(contract.checkDeskProduct, { id }, staff)
      await expect(publish(id, saved.revision)).rejects.toMatchObject({ error: 'product_unfinished' })
      return [saved.revision, findings.map(({ field }) => field)] as const
    }
    const [second, outside] = await wrongAt(revision, { left: 540 })
    expect(outside).toEqual([at('width')])
    const [third, beside] = await wrongAt(second, { top: 10 })
    expect(beside).toEqual([at('left')])
    const [, unnamed] = await wrongAt(third, { name: { zh: '侧缝', en: '' } })
    expect(unnamed).toEqual([at('name.en')])
  })
})
