// npm test: installs what is missing, a browser too, and runs every check.
import { ensureBrowser } from './browser.mjs'
import { install } from './setup.mjs'
import { runSteps } from './steps.mjs'

install('all')
process.env.BROWSER_PATH = ensureBrowser()
process.exitCode = runSteps(['format', 'types', 'structure', 'dead-code', 'unit', 'weight', 'browser']) ? 0 : 1
