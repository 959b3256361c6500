// npm run seed: fills an empty database with the demonstration data, or replaces existing data when an option asks for it.

import { runSeedCommand } from '../examples/store-server/src/catalogue/seedCommand.ts'
import { readConfig } from '../examples/store-server/src/config.ts'
import { StartError as StoreError } from '../examples/store-server/src/startError.ts'
import { explain, readStorage } from './settings.mjs'

try {
  const { dataFolder } = await readStorage()
  const config = readConfig({ ...process.env, DATA_DIR: dataFolder })
  await runSeedCommand(process.argv.slice(2), config, console.log)
} catch (error) {
  if (error instanceof StoreError) console.error(error.message)
  else explain(error)
  process.exitCode = 1
}
