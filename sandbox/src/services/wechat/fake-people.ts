import { createHash } from 'node:crypto'

interface FakePerson {
  readonly openid: string
  readonly nickname: string
  readonly colour: string
}

const person = (nickname: string, colour: string): FakePerson => ({
  openid: `o${createHash('sha256').update(`wechat:${nickname}`).digest('base64url').slice(0, 27)}`,
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
