import { Cutout } from '@inkroute/engine/layers/adjust'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { WireId } from '../wire.ts'

export const cutOutUpload = endpoint({
  method: 'GET',
  path: '/distribution/upload/{id}/cutout',
  access: 'seller',
  rate: 'upload',
  summary: 'The subject of a picture as the operator’s model sees it; null where there is no model or no subject',
  input: z.object({ id: WireId }),
  reply: z.object({ cutout: Cutout.nullable() }),
})
