import { randomUUID } from 'node:crypto'
import { MAX_OPEN_CONVERSATIONS } from '@inkroute/contract/after-sale/codes'
import { openConversation } from '@inkroute/contract/after-sale/conversation'
import { addTodo, MAX_TODOS } from '@inkroute/contract/dashboard/dashboard'
import { MAX_DRAFTS, saveDraft } from '@inkroute/contract/design/draft'
import { addDomain, MAX_DOMAINS } from '@inkroute/contract/domain/domain'
import { createExport } from '@inkroute/contract/export/export'
import { createAmountTemplate, MAX_AMOUNT_TEMPLATES } from '@inkroute/contract/goods/amount'
import { createGoodsClass, MAX_GOODS_CLASSES } from '@inkroute/contract/goods/class'
import { MAX_GOODS_TAGS } from '@inkroute/contract/goods/codes'
import { createGoodsTag } from '@inkroute/contract/goods/tag'
import { createMaterialTag } from '@inkroute/contract/material/folder'
import { materialLimits } from '@inkroute/contract/material/item'
import { saveOrderView } from '@inkroute/contract/order/bulk'
import { MAX_ORDER_VIEWS } from '@inkroute/contract/order/codes'
import { exportOwnData } from '@inkroute/contract/privacy/privacy'
import { newDocument } from '@inkroute/engine/document/design-document'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newSeller } from '../../testing/factories.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

type Seller = Awaited<ReturnType<typeof newSeller>>

const sheet = newDocument(0, [1])
const rule = { kind: 'add', amount: '1.00' }

/** A table whose rows are limited per seller, its limit, and a call that adds the n-th row. */
const limited: Record<string, { max: number; table: string; add: (seller: Seller, n: number) => Promise<unknown> }> = {
  todos: { max: MAX_TODOS, table: 'dashboard_todo', add: (who, n) => app.call(addTodo, { body: `Call ${n}` }, who) },
  'order views': {
    max: MAX_ORDER_VIEWS,
    table: 'order_view',
    add: (who, n) => app.call(saveOrderView, { name: `View ${n}`, filters: {} }, who),
  },
  exports: { max: 5, table: 'export_record', add: (who) => app.call(createExport, { kind: 'order.list' }, who) },
  conversations: {
    max: MAX_OPEN_CONVERSATIONS,
    table: 'conversation',
    add: (who, n) => app.call(openConversation, { body: `Question ${n}`, upload_ids: [] }, who),
  },
  'privacy exports': { max: 1, table: 'privacy_request', add: (who) => app.call(exportOwnData, {}, who) },
  domains: {
    max: MAX_DOMAINS,
    table: 'seller_domain',
    add: (who, n) => app.call(addDomain, { host: `img${n}.seller.example` }, who),
  },
  'goods tags': {
    max: MAX_GOODS_TAGS,
    table: 'goods_tag',
    add: (who, n) => app.call(createGoodsTag, { name: `Tag ${n}` }, who),
  },
  'goods classes': {
    max: MAX_GOODS_CLASSES,
    table: 'goods_class',
    add: (who, n) => app.call(createGoodsClass, { name: `Class ${n}` }, who),
  },
  'amount templates': {
    max: MAX_AMOUNT_TEMPLATES,
    table: 'amount_template',
    add: (who, n) => app.call(createAmountTemplate, { name: `Rule ${n}`, rule } as never, who),
  },
  'material tags': {
    max: materialLimits.max_tags,
    table: 'material_tag',
    add: (who, n) => app.call(createMaterialTag, { name: `Tag ${n}` }, who),
  },
  drafts: {
    max: MAX_DRAFTS,
    table: 'design_draft',
    add: (who) =>
      app.call(
        saveDraft,
        { id: randomUUID(), basic_product_id: 0, document: sheet, revision: 0, tab_id: 'one' } as never,
        who,
      ),
  },
}

const AT_ONCE = 20

test.for(Object.keys(limited))(
  'twenty calls at the edge of the limit leave no more %s than it allows',
  async (name) => {
    const { max, table, add } = limited[name] ?? { max: 0, table: '', add: async () => null }
    const seller = await newSeller(app)
    const count = async () => {
      const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where seller_id = ${seller.seller_id}`.execute(app.ctx.db)
      return rows[0]?.count ?? 0
    }
    const before = await count()
    for (let n = 0; n < max - 1; n += AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, max - 1 - n) }, (_, i) => add(seller, n + i)))
    expect(await count()).toBe(before + max - 1)
    const answers = await Promise.allSettled(Array.from({ length: AT_ONCE }, (_, i) => add(seller, max + i)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await count()).toBe(before + max)
  },
)
