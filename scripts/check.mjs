// npm run check: everything that can be proved without a browser.
import { install } from './setup.mjs'
import { runSteps } from './steps.mjs'

install('all')
process.exitCode = runSteps(['format', 'types', 'structure', 'dead-code', 'unit']) ? 0 : 1
