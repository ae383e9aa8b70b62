import { allJobs } from '../../../modules.ts'
import type { TestApp } from '../../../testing/test-app.ts'

/** Looks for waiting rows whose job is gone, as the clock does every minute. */
export async function reconcile(app: TestApp): Promise<void> {
  await allJobs()
    .find(({ name }) => name === 'infra.reconcile')
    ?.run(app.ctx, {})
}
