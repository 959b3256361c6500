// npm start: builds what has changed and opens the shop. package.json calls it with `exec`: a shell in between would keep the signals of
// npm to itself. Where there is no `exec` (Windows), the command after `||` runs.
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
