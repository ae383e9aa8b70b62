import type { ConfigurableService } from '@inkroute/contract/service/providers'
import type { AppCtx } from '../context.ts'

/** Tries the saved settings of a service and says what answered; throws what was answered instead. */
type ServiceTest = (ctx: AppCtx) => Promise<string>

/** Filled by modules further up the ladder, which use the services. */
const tests = new Map<ConfigurableService, ServiceTest>()

export function registerServiceTest(service: ConfigurableService, test: ServiceTest): void {
  tests.set(service, test)
}

const MAX_ANSWER = 300

export async function runServiceTest(ctx: AppCtx, service: ConfigurableService) {
  const started = performance.now()
  const test = tests.get(service)
  if (!test) throw new Error(`There is no test for ${service}`)
  const [is_ok, answer] = await test(ctx).then(
    (text) => [true, text] as const,
    (error: Error) => [false, error.message] as const,
  )
  return { is_ok, answer: answer.slice(0, MAX_ANSWER), duration_ms: Math.round(performance.now() - started) }
}
