/** The door of personalised goods. */
export { type FormFinding, formFindings } from './check-form.ts'
export { addDemoPersonal, type DemoPersonal } from './personal.demo.ts'
export { keepQuestions, questionsFor } from './questions.ts'
export { formKeyFor } from './shop/keys.ts'
