/** First segments of the addresses that need a login; everything else is public. */
const privateSegments = new Set([
  'views',
  'design',
  'goods',
  'basic',
  'myOrder',
  'setting',
  'listing',
  'gallery',
  'ops',
])
const bareSegments = new Set(['user', 'system', 'shopify', 'other'])

/** Paths whose guard requires a session: losing it there means leaving the screen. */
export function isPrivatePath(pathname: string): boolean {
  const [, first = '', second = ''] = pathname.split('/')
  if (first === 'ops') return second !== 'login' && second !== 'invite'
  return privateSegments.has(first) || (first === 'main' && second !== '')
}

export function isPublicPath(pathname: string): boolean {
  const [, first = '', second] = pathname.split('/')
  if (first === 'main' && second) return false
  return !privateSegments.has(first) && !bareSegments.has(first)
}
