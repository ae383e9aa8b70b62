// npm test [-- --all]: installs what is missing, a browser too, and runs every check.
import { ensureBrowser } from './browser.mjs'
import { install, runNode24 } from './setup.mjs'

const browser = ensureBrowser()
install('all')
process.env.BROWSER_PATH = await browser
process.exitCode = await runNode24('scripts/check/main.ts', 'test', ...process.argv.slice(2))
