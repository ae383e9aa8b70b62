/**
 * What public texts must not say: a promise without a capability behind it, or a fact that belongs to the catalogue,
 * the freight tables or the settings. Checked over every public page, notice, article, post and text table.
 */
export interface ForbiddenClaim {
  readonly phrase: RegExp
  readonly why: string
  /** What a sentence may say all the same, such as that we do not have it. */
  readonly unless?: RegExp
}

export const forbiddenClaims: readonly ForbiddenClaim[] = [
  {
    phrase: /开放接口|签名回调|open API|signed callbacks?|\bwebhooks?\b/i,
    why: 'there is no API for sellers and there are no callbacks',
  },
  {
    phrase:
      /Amazon Custom|个性化内容一并带入|定制信息随订单|定制内容按字段|customisation is read|personalisation included/i,
    unless: /不读取|does not read/,
    why: 'personalisation of marketplace orders is not read into designs',
  },
  { phrase: /免费打样|免费样品|free samples?\b/i, why: 'samples are paid for' },
  { phrase: /华沙|Warsaw/i, why: 'there is no warehouse in Warsaw' },
  { phrase: /演示环境|手机收件箱|phone inbox|in the demo\b/i, why: 'sellers know no demo' },
  { phrase: /开发中|即将上线|敬请期待|in development|coming soon/i, why: 'a promise without a date' },
  { phrase: /@[a-z0-9.-]+\.example\b/i, why: 'nobody reads that address' },
]

/** The first thing a text must not say, and why. */
export const forbiddenIn = (text: string): string | null => {
  const claim = forbiddenClaims.find(({ phrase, unless }) => phrase.test(text) && !unless?.test(text))
  return claim ? `${claim.phrase.exec(text)?.[0]}: ${claim.why}` : null
}
