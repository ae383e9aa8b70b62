import { z } from 'zod'
import type { AppCtx } from '../../infra/context.ts'
import { job } from '../../infra/jobs/job.ts'
import { seal, unsealWithAny } from '../../infra/settings/sealed.ts'
import { changeSeal, selectSealed } from './identity.queries.ts'

const PURPOSE = 'authentication-number'

type Ctx = Pick<AppCtx, 'config'>

export const sealNumber = ({ config }: Ctx, number: string): string =>
  seal(config.app_secret, PURPOSE, number).toString('base64')

export function openNumber({ config }: Ctx, sealed: string): string {
  const number = unsealWithAny(config, PURPOSE, Buffer.from(sealed, 'base64'))
  if (number === null) throw new Error('an identity number was sealed with a secret that is not known any more')
  return number
}

/** Nightly after a rotation of the secret, so that the old one can be dropped. */
export const resealNumbers = job({
  name: 'identity.reseal',
  schema: z.object({}),
  cron: '10 19 * * *',
  async run(ctx: AppCtx) {
    if (ctx.config.old_app_secrets.length === 0) return
    for (const { id, seller_id, number_sealed } of await selectSealed(ctx.db)) {
      await changeSeal(ctx.db, seller_id, id, {
        from: number_sealed,
        to: sealNumber(ctx, openNumber(ctx, number_sealed)),
      })
    }
  },
})
