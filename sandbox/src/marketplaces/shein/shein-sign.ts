import { createCipheriv, createHmac } from 'node:crypto'

const IV = 'space-station-de'

/** Five random characters, then base64 of the hex HMAC-SHA256 keyed with the secret and those characters. */
export function sheinSign(secret: string, random: string, id: string, timestamp: string, path: string): string {
  const digest = createHmac('sha256', secret + random)
    .update(`${id}&${timestamp}&${path}`)
    .digest('hex')
  return random + Buffer.from(digest).toString('base64')
}

export function sheinEncrypt(app_secret: string, text: string): string {
  const cipher = createCipheriv('aes-128-cbc', Buffer.from(app_secret).subarray(0, 16), Buffer.from(IV))
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
}
