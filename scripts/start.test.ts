import { createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { npmStart } from './testing/shopCommand.ts'

// `start.proof.test.ts` tests all refusals, that the shop opens and ends, and that nothing is lost when the processes are
// killed. The journeys open the same servers.
it('npm start refuses a taken port with one sentence and code 1', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  const taken = String(await new Promise((done) => other.once('listening', () => done(Object(other.address()).port))))
  const command = npmStart({ PORT: taken })
  expect(await command.ended).toBe(1)
  expect(command.lines).toEqual([
    `Port ${taken} is taken by another program: stop it, or choose another one, as in PORT=${Number(taken) + 100}.`,
  ])
})
