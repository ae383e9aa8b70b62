import { expect, test } from 'vitest'
import { firstOrdinaryUser } from './ordinary-user.ts'

test('a machine without user 1000 lends the database the first user it knows', () => {
  const accounts = [
    '# local accounts',
    'root:x:0:0:root:/root:/bin/bash',
    'toor:x:0:0::/root:/bin/sh',
    'daemon:x:1:1:daemon:/usr/sbin:/usr/sbin/nologin',
    'node:x:1000:1000::/home/node:/bin/bash',
  ]
  expect(firstOrdinaryUser(accounts.join('\n'))).toEqual({ uid: 1, gid: 1 })
})

test('a user of the group of root is passed over', () => {
  expect(firstOrdinaryUser('sync:x:4:0::/bin:/bin/sync\nbin:x:2:2::/bin:/x')).toEqual({ uid: 2, gid: 2 })
})

test('a machine that lists nobody lends nobody', () => {
  expect(firstOrdinaryUser('root:x:0:0:root:/root:/bin/bash\n')).toEqual({ uid: 65_534, gid: 65_534 })
  expect(firstOrdinaryUser('')).toEqual({ uid: 65_534, gid: 65_534 })
})
