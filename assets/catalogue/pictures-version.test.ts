import { PICTURES_VERSION } from '@inkroute/contract/catalog/pictures-version'
import { expect, test } from 'vitest'
import { picturesVersion } from './pictures-version.ts'

test('addresses of pictures carry the hash of what the pictures are made from', () => {
  expect(PICTURES_VERSION, 'run node assets/catalogue/build.ts').toBe(picturesVersion())
})
