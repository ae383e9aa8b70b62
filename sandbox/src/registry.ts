import { marketplaceService } from './marketplaces/core/marketplace-service.ts'
import { marketplaces } from './marketplaces/marketplaces.ts'
import { alipayService } from './services/alipay/alipay.service.ts'
import { carrierService } from './services/carrier/carrier.service.ts'
import { smsService } from './services/sms/sms.service.ts'
import { wechatService } from './services/wechat/wechat.service.ts'
import type { SandboxService } from './shared/service.ts'

/** Every service we emulate. */
export const services: readonly SandboxService[] = [
  smsService,
  wechatService,
  alipayService,
  carrierService,
  ...marketplaces.map(marketplaceService),
]
