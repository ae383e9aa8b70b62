import type { ConfigurableService } from '@inkroute/contract/service/providers'
import type { AppCtx } from '../context.ts'
import { insertCall } from '../settings/settings.queries.ts'

export interface CallOutcome {
  readonly is_ok: boolean
  /** What the service answered: an id when it accepted, its reason when it did not. */
  readonly answer: string
  readonly duration_ms: number
}

const MAX_ANSWER = 300
/** The demo's sandbox is no outside service whose health anyone has to watch. */
export const SANDBOX = 'sandbox'

interface Callee {
  readonly service: ConfigurableService
  readonly provider: string
}

/** Calls an outside service and keeps what it answered, for the list of services. */
export async function recordedCall(
  ctx: AppCtx,
  { service, provider }: Callee,
  run: () => Promise<string>,
): Promise<CallOutcome> {
  const started = performance.now()
  const [is_ok, answer] = await run().then(
    (said) => [true, said] as const,
    (error: Error) => [false, error.message] as const,
  )
  const outcome = { is_ok, answer: answer.slice(0, MAX_ANSWER), duration_ms: Math.round(performance.now() - started) }
  if (provider !== SANDBOX) await insertCall(ctx.db, { service, provider, ...outcome }, ctx.clock.now())
  return outcome
}
