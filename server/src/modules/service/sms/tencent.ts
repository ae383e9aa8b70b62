import { createHash, createHmac } from 'node:crypto'
import { systemClock } from '../../../infra/clock.ts'
import { ask, internationalPhone, NOT_SENT, ServiceRefusal, type SmsProvider, templateFor } from './provider.ts'

const SERVICE = 'sms'
const CONTENT_TYPE = 'application/json; charset=utf-8'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

interface Signing {
  readonly service: string
  readonly host: string
  readonly body: string
  readonly at: Date
  readonly secret_id: string
  readonly secret_key: string
}

/** The Authorization header of TC3-HMAC-SHA256, with content type and host signed. */
export function signTencent({ service, host, body, at, secret_id, secret_key }: Signing): string {
  const date = at.toISOString().slice(0, 10)
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const headers = `content-type:${CONTENT_TYPE}\nhost:${host}\n`
  const request = `POST\n/\n\n${headers}\ncontent-type;host\n${sha256(body)}`
  const scope = `${date}/${service}/tc3_request`
  const key = hmac(hmac(hmac(`TC3${secret_key}`, date), service), 'tc3_request')
  const signature = hmac(key, `TC3-HMAC-SHA256\n${timestamp}\n${scope}\n${sha256(request)}`).toString('hex')
  return `TC3-HMAC-SHA256 Credential=${secret_id}/${scope}, SignedHeaders=content-type;host, Signature=${signature}`
}

interface TencentAnswer {
  readonly Response?: {
    readonly Error?: { readonly Code: string; readonly Message: string }
    readonly SendStatusSet?: ReadonlyArray<{
      readonly SerialNo: string
      readonly Code: string
      readonly Message: string
    }>
  }
}

/** Tencent Cloud SMS, SendSms of 2021-01-11. */
export const sendByTencent: SmsProvider = async (values, sms) => {
  const template = templateFor(values, sms)
  if (!template) return NOT_SENT
  const url = new URL(`${values.endpoint || 'https://sms.tencentcloudapi.com'}/`)
  const at = systemClock.now()
  const body = JSON.stringify({
    PhoneNumberSet: [internationalPhone(sms.phone)],
    SmsSdkAppId: values.sdk_app_id,
    SignName: values.sign_name,
    TemplateId: template,
    TemplateParamSet: sms.code ? [sms.code] : [],
    SessionContext: sms.message_id,
  })
  const { secret_id = '', secret_key = '' } = values
  const answer = await ask(url.href, {
    method: 'POST',
    headers: {
      'content-type': CONTENT_TYPE,
      authorization: signTencent({ service: SERVICE, host: url.host, body, at, secret_id, secret_key }),
      'x-tc-action': 'SendSms',
      'x-tc-version': '2021-01-11',
      'x-tc-timestamp': String(Math.floor(at.getTime() / 1000)),
      'x-tc-region': values.region || 'ap-guangzhou',
    },
    body,
  })
  const { Response: reply } = answer.body as TencentAnswer
  if (reply?.Error) throw new ServiceRefusal(reply.Error.Code, reply.Error.Message)
  // Each number has its own verdict; ours is the only one.
  const [status] = reply?.SendStatusSet ?? []
  if (status?.Code !== 'Ok') throw new ServiceRefusal(status?.Code ?? 'Unknown', status?.Message ?? 'no status')
  return status.SerialNo
}
