import { createCipheriv, createHash, createHmac } from 'node:crypto'

/** The top level of a JSON object: each name with its value exactly as it was sent. Null when it is no object. */
export function rawFields(text: string): Record<string, string> | null {
  const fields: Record<string, string> = {}
  const body = text.trim()
  if (!body.startsWith('{') || !body.endsWith('}')) return null
  let [depth, in_text, start] = [0, false, 1]
  const parts: string[] = []
  for (let at = 1; at < body.length - 1; at++) {
    const sign = body[at]
    if (in_text) {
      if (sign === '\\') at++
      else if (sign === '"') in_text = false
    } else if (sign === '"') in_text = true
    else if (sign === '{' || sign === '[') depth++
    else if (sign === '}' || sign === ']') depth--
    else if (sign === ',' && depth === 0) {
      parts.push(body.slice(start, at))
      start = at + 1
    }
  }
  parts.push(body.slice(start, -1))
  for (const part of parts.filter((each) => each.trim() !== '')) {
    const match = /^\s*("(?:[^"\\]|\\.)*")\s*:\s*([\s\S]*?)\s*$/.exec(part)
    if (!match) return null
    const value = match[2] ?? ''
    try {
      fields[JSON.parse(match[1] ?? '') as string] = value.startsWith('"') ? (JSON.parse(value) as string) : value
    } catch {
      return null
    }
  }
  return fields
}

/** Secret around all names and values in order: upper MD5. */
export function temuSign(secret: string, fields: Record<string, string>): string {
  const md5 = createHash('md5').update(secret)
  for (const name of Object.keys(fields).sort()) if (name !== 'sign') md5.update(`${name}${fields[name]}`)
  return md5.update(secret).digest('hex').toUpperCase()
}

export function temuEncrypt(secret: string, text: string): string {
  const key = Buffer.from(secret.slice(0, 16))
  const cipher = createCipheriv('aes-128-cbc', key, key)
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
}

/** Covers the plain text and the headers. */
export function temuPushSign(secret: string, parts: Record<string, string>): string {
  const names = Object.keys(parts).sort()
  return createHmac('sha256', secret)
    .update(names.map((name) => name + parts[name]).join(''))
    .digest('hex')
}
