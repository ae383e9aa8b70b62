import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/template/template'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { podDefinitions } from './pod.definitions.ts'

export async function listPodTemplates(ctx: SellerCtx): Promise<Reply<typeof contract.listPodTemplates>> {
  const place = ctx.language === 'en' ? 1 : 0
  return {
    data: podDefinitions.map(({ id, name, description, boxes }) => ({
      id,
      name: name[place],
      description: description[place],
      boxes: [...boxes],
    })),
  }
}

export async function getPodTemplate(
  ctx: SellerCtx,
  { id }: Input<typeof contract.getPodTemplate>,
): Promise<Reply<typeof contract.getPodTemplate>> {
  const { data } = await listPodTemplates(ctx)
  const found = data.find((one) => one.id === id)
  if (!found) throw new AppError('not_found')
  return found
}
