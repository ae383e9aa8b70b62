// npm run check: every check that needs no browser.
import { install } from './setup.mjs'
import { runSteps } from './steps.mjs'

install('all')
const quick = ['format', 'types', 'server-types', 'structure', 'dead-code']
process.exitCode = (await runSteps([...quick, 'unit'])) ? 0 : 1
