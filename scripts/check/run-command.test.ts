import { expect, test } from 'vitest'
import { processorSeconds } from './run-command.ts'

test('what a shell says of its own and its children’s time is added up', () => {
  expect(processorSeconds('0m0.01s 0m0.02s\n1m2.50s 0m0.47s\n')).toBeCloseTo(63)
})
