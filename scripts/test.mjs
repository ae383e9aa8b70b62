// npm test: installs what is missing, a browser too, and runs every check.
import { ensureBrowser } from './browser.mjs'
import { install } from './setup.mjs'
import { runSteps } from './steps.mjs'

install('all')
process.env.BROWSER_PATH = ensureBrowser()
const quick = ['format', 'types', 'server-types', 'structure', 'dead-code', 'weight']
process.exitCode = (await runSteps([...quick, 'unit', 'browser'])) ? 0 : 1
