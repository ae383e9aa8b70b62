/** The door of personalised goods. */
export { addDemoPersonal, type DemoPersonal } from './personal.demo.ts'
export { keepQuestions, questionsFor } from './questions.ts'
export { formKeyFor } from './shop/keys.ts'
