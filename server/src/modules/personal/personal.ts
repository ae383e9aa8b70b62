/** The door of personalised goods. */
export { addDemoPersonal, type DemoPersonal } from './personal.demo.ts'
