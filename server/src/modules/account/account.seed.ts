import type { AppCtx } from '../../infra/context.ts'
import { createSeller, createStaff } from './account.ts'

/** The demo seller and the staff account every newcomer is told about. */
export async function seedAccounts(ctx: AppCtx): Promise<void> {
  await createSeller(ctx, {
    username: 'demo',
    password: 'inkroute-demo',
    phone: '13800000000',
    display_name: '演示卖家',
  })
  await createStaff(ctx, { username: 'ops', password: 'inkroute-ops', display_name: '运营小印' })
}
