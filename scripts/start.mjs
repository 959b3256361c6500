// npm start: builds changed packages and opens the shop. In package.json, `exec` replaces the shell, which would not
// pass on the signals of npm; where `exec` does not exist (Windows), the command after `||` runs.
import { end, endWhenAsked, isStopping, runStep } from './processes.mjs'
import { explain, readSettings } from './settings.mjs'
import { openShop } from './shop.mjs'

endWhenAsked()
try {
  const settings = await readSettings()
  await runStep('Build', 'turbo', ['run', 'build', '--filter=@cairn/reference-ui', '--output-logs=errors-only'])
  console.log('Opening the shop …')
  await openShop(settings)
} catch (error) {
  if (!isStopping()) explain(error)
  await end(1)
}
