import { createHmac, randomUUID } from 'node:crypto'
import { systemClock } from '../../../infra/clock.ts'
import { ask, NOT_SENT, ServiceRefusal, type SmsProvider, templateFor } from './provider.ts'

/** RFC 3986, stricter than encodeURIComponent. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)

/** The signature of RPC-style calls, version 1.0: HMAC-SHA1 over the sorted parameters. */
export function signAlibaba(
  method: 'GET' | 'POST',
  parameters: Readonly<Record<string, string>>,
  secret: string,
): string {
  const query = Object.entries(parameters)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&')
  return createHmac('sha1', `${secret}&`)
    .update(`${method}&${encode('/')}&${encode(query)}`)
    .digest('base64')
}

/** Alibaba Cloud SMS, SendSms of 2017-05-25. */
export const sendByAlibaba: SmsProvider = async (values, sms) => {
  const template = templateFor(values, sms)
  if (!template) return NOT_SENT
  const parameters = {
    AccessKeyId: values.access_key_id ?? '',
    Action: 'SendSms',
    Format: 'JSON',
    OutId: sms.message_id,
    // Mainland numbers come without a country code, all others with it and without the plus sign.
    PhoneNumbers: sms.phone.replace(/^\+86(?=1\d{10}$)/, '').replace(/^\+/, ''),
    RegionId: 'cn-hangzhou',
    SignName: values.sign_name ?? '',
    SignatureMethod: 'HMAC-SHA1',
    SignatureNonce: randomUUID(),
    SignatureVersion: '1.0',
    TemplateCode: template,
    ...(sms.code ? { TemplateParam: JSON.stringify({ code: sms.code }) } : {}),
    Timestamp: systemClock
      .now()
      .toISOString()
      .replace(/\.\d{3}/, ''),
    Version: '2017-05-25',
  }
  const Signature = signAlibaba('POST', parameters, values.access_key_secret ?? '')
  const { body } = await ask(`${values.endpoint || 'https://dysmsapi.aliyuncs.com'}/`, {
    method: 'POST',
    body: new URLSearchParams({ ...parameters, Signature }),
  })
  if (body.Code !== 'OK') throw new ServiceRefusal(String(body.Code), String(body.Message))
  return String(body.BizId)
}
