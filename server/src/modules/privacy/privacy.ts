/** The door of people's data: the application registers what its modules declare. */
export { registerPersonalData } from './registry.ts'
