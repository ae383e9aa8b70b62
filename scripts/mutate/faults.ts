import { accessFaults } from './access.faults.ts'
import { bookFaults } from './books.faults.ts'
import type { Fault } from './fault.ts'
import { makingFaults } from './making.faults.ts'

/** Every new capability adds two. */
export const faults: readonly Fault[] = [...bookFaults, ...accessFaults, ...makingFaults]
