import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import type { Database, Queries } from '../database/database.ts'
import { type DatabaseLocation, openDatabase } from '../database/openDatabase.ts'
import { StartError } from '../startError.ts'
import { replaceCatalogue, replaceContent, seedDatabase } from './seedDatabase.ts'

type Print = (line: string) => void

/** The notice that `npm start` prints when the catalogue is an older edition of the demonstration data. */
export const OLDER_EDITION =
  'The catalogue is an older edition of the demonstration data and stays as it is: "npm run seed -- --replace" deletes it and fills in the newest.'

const USAGE = 'npm run seed takes --replace (the whole catalogue) or --content (menus, messages and home alone)'

const readFlags = (args: readonly string[]): { replace: boolean; content: boolean } => {
  let flags: { replace: boolean; content: boolean }
  try {
    const options = {
      replace: { type: 'boolean', default: false },
      content: { type: 'boolean', default: false },
    } as const
    flags = parseArgs({ args: [...args], options }).values
  } catch {
    throw new StartError(`${USAGE}, not "${args.join(' ')}".`)
  }
  if (flags.replace && flags.content) throw new StartError(`${USAGE}, not both: --replace includes the content.`)
  return flags
}

const count = async (queries: Queries, table: string): Promise<string> => {
  const { rows } = await queries.execute<{ count: number }>(sql`SELECT count(*)::int AS count FROM ${sql.raw(table)}`)
  return String(rows[0]?.count ?? 0)
}

const describeCatalogue = async (queries: Queries): Promise<string> => {
  const numbers = {
    products: await count(queries, 'products'),
    variants: await count(queries, 'variants'),
    reviews: await count(queries, '(SELECT 1 FROM reviews WHERE order_review_id IS NULL) demonstration'),
    'words and phrases of the search': await count(
      queries,
      '(SELECT 1 FROM search_terms UNION ALL SELECT 1 FROM search_phrases UNION ALL SELECT 1 FROM search_redirects) words',
    ),
  }
  return Object.entries(numbers)
    .map(([name, number]) => `${number} ${name}`)
    .join(', ')
}

const describeContent = async (queries: Queries): Promise<string> =>
  `${await count(queries, 'contents')} menus, message lists and home pages`

const replaceAll = (database: Database, print: Print): Promise<void> =>
  replaceCatalogue(database, async (queries) => {
    print(`Deleting ${await describeCatalogue(queries)}, ${await describeContent(queries)}.`)
    print(
      'Carts, orders and customers stay, and so do reviews of buyers and the stock of every variant that comes back.',
    )
  })

const replaceMenus = (database: Database, print: Print): Promise<void> =>
  replaceContent(database, async (queries) => print(`Deleting ${await describeContent(queries)}.`))

const fillEmpty = async (database: Database): Promise<void> => {
  if ((await seedDatabase(database)) === 'empty') return
  const there = await describeCatalogue(database)
  throw new StartError(
    `The database already has a catalogue (${there}) and stays as it is: "npm run seed -- --replace" replaces it, "npm run seed -- --content" only menus, messages and home.`,
  )
}

/**
 * Runs `npm run seed`: fills an empty database, replaces the whole catalogue (`--replace`) or its content only
 * (`--content`).
 * @throws StartError with one sentence: unknown flag, folder in use, unreachable database, existing catalogue.
 */
export const runSeedCommand = async (
  args: readonly string[],
  location: DatabaseLocation,
  print: Print,
): Promise<void> => {
  const flags = readFlags(args)
  const { database, description, close } = await openDatabase(location)
  try {
    if (flags.replace) await replaceAll(database, print)
    else if (flags.content) await replaceMenus(database, print)
    else await fillEmpty(database)
    print(`Filled ${flags.content ? 'the menus, messages and home pages' : 'the catalogue'} of ${description}.`)
  } finally {
    await close()
  }
}
