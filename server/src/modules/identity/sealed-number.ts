import type { AppCtx } from '../../infra/context.ts'
import { seal, unseal } from '../../infra/sealed.ts'

const PURPOSE = 'authentication-number'

type Ctx = Pick<AppCtx, 'config'>

export const sealNumber = ({ config }: Ctx, number: string): string =>
  seal(config.app_secret, PURPOSE, number).toString('base64')

export const openNumber = ({ config }: Ctx, sealed: string): string =>
  unseal(config.app_secret, PURPOSE, Buffer.from(sealed, 'base64'))
