import { createHash } from 'node:crypto'

interface FakePerson {
  /** At the official account. */
  readonly openid: string
  /** At the website app. */
  readonly web_openid: string
  /** The same at both, because both belong to one open platform account. */
  readonly unionid: string
  readonly nickname: string
  readonly colour: string
}

const getId = (realm: string, nickname: string): string =>
  `o${createHash('sha256').update(`${realm}:${nickname}`).digest('base64url').slice(0, 27)}`

const person = (nickname: string, colour: string): FakePerson => ({
  openid: getId('wechat', nickname),
  web_openid: getId('wechat-web', nickname),
  unionid: getId('wechat-union', nickname),
  nickname,
  colour,
})

/** WeChat users a newcomer can be for a moment. */
export const fakePeople: readonly FakePerson[] = [
  person('林小满', '#1e7f56'),
  person('陈嘉禾', '#b5541c'),
  person('Ada 出海记', '#2f49d1'),
  person('老周印花', '#8a3ffc'),
]

export const findPerson = (openid: string): FakePerson | undefined =>
  fakePeople.find((candidate) => candidate.openid === openid)

export const findWebPerson = (web_openid: string): FakePerson | undefined =>
  fakePeople.find((candidate) => candidate.web_openid === web_openid)
