import { ask, internationalPhone, ServiceRefusal, type SmsProvider } from './provider.ts'

/** Twilio Programmable Messaging, API 2010-04-01. It takes the whole text. */
export const sendByTwilio: SmsProvider = async (values, sms) => {
  const { account_sid = '', auth_token = '', sender = '' } = values
  const from = sender.startsWith('MG') ? { MessagingServiceSid: sender } : { From: sender }
  const origin = values.endpoint || 'https://api.twilio.com'
  const { status, body } = await ask(`${origin}/2010-04-01/Accounts/${account_sid}/Messages.json`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${account_sid}:${auth_token}`).toString('base64')}` },
    body: new URLSearchParams({ To: internationalPhone(sms.phone), Body: sms.text, ...from }),
  })
  if (status >= 400) throw new ServiceRefusal(String(body.code ?? `HTTP ${status}`), String(body.message ?? ''))
  if (body.error_code) throw new ServiceRefusal(String(body.error_code), String(body.error_message ?? ''))
  return String(body.sid)
}
