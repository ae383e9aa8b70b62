import Fastify, { type FastifyInstance } from 'fastify'
import { indexPage, violationsPage } from './index-page.ts'
import { marketplaceService } from './marketplaces/marketplace-service.ts'
import { marketplaces } from './marketplaces/marketplaces.ts'
import { alipayService } from './services/alipay/alipay.service.ts'
import { carrierService } from './services/carrier/carrier.service.ts'
import { mailService } from './services/mail/mail.service.ts'
import { paypalService } from './services/paypal/paypal.service.ts'
import { s3Service } from './services/s3/s3.service.ts'
import { smsService } from './services/sms/sms.service.ts'
import { stripeService } from './services/stripe/stripe.service.ts'
import { wechatService } from './services/wechat/wechat.service.ts'
import { wechatPayService } from './services/wechat-pay/wechat-pay.service.ts'
import type { SandboxConfig } from './shared/config.ts'
import type { SandboxService } from './shared/service.ts'
import { openSignedRequests } from './shared/signed-requests.ts'

/** Every service we emulate. */
const services: readonly SandboxService[] = [
  smsService,
  mailService,
  wechatService,
  alipayService,
  wechatPayService,
  stripeService,
  paypalService,
  carrierService,
  s3Service,
  ...marketplaces.map(marketplaceService),
]

const BODY_LIMIT_BYTES = 256 * 1024

/** Emulates the outside services. Bodies stay text here: signatures cover bytes, not parsed values. */
export function createSandbox(config: SandboxConfig): FastifyInstance {
  const app = Fastify({ logger: false, bodyLimit: BODY_LIMIT_BYTES, forceCloseConnections: true })
  const signed = openSignedRequests(config)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.get('/healthz', async () => ({ ready: true }))
  app.get('/', async (_request, reply) => reply.type('text/html').send(indexPage(services)))
  app.get('/violations', async (_request, reply) =>
    reply.type('text/html').send(violationsPage(signed.violations.items)),
  )
  app.get('/violations.json', async () => [...signed.violations.items].reverse())
  for (const service of services) service.add(app, { config, signed })
  return app
}
