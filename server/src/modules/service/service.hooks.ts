import type { ConfigurableService } from '@inkroute/contract/service/providers'
import type { AppCtx } from '../../infra/context.ts'
import { hookPoint } from '../../infra/hooks.ts'

interface ServiceTest {
  readonly service: ConfigurableService
  /** Returns what answered; throws what was answered instead. */
  test(ctx: AppCtx): Promise<string>
}

export const serviceHooks = {
  test: hookPoint<ServiceTest>({
    name: 'service.test',
    may: ['answer'],
    about: 'Tries the saved settings of a service that a later module uses.',
    key: ({ service }) => service,
  }),
}
