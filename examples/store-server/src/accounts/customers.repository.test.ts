import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { addCustomer, findCustomerByUserName } from './customers.repository.ts'

describeOnBothDatabases('the user name of a customer', (open) => {
  it('matches in any case, but does not match other letters such as İ, which would count as separate attempts', async () => {
    const { database } = await open()
    const names = { firstName: 'Ada', lastName: 'Iris', passwordHash: 'none', channel: 'EU' } as const
    const added = await addCustomer(database, { userName: 'Iris.Letter@example.com', ...names })
    const found = async (userName: string) => (await findCustomerByUserName(database, userName))?.id
    expect(await found(' iris.LETTER@Example.com ')).toBe(added?.id)
    for (const userName of ['İris.letter@example.com', 'ırıs.letter@example.com']) {
      expect(await found(userName)).toBeUndefined()
    }
  })
})
