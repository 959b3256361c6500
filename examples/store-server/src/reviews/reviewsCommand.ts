import type { Clock } from '../clock.ts'
import type { Queries } from '../database/database.ts'
import { type DatabaseLocation, openDatabase } from '../database/openDatabase.ts'
import { StartError } from '../startError.ts'
import { findReview, publishReview, type ReviewStatus, rejectReview, reviewsWithStatus } from './moderation.ts'
import { FITS } from './review.form.ts'

const USAGE =
  '"npm run reviews -- list" lists the reviews that wait ("list published" and "list rejected" the others), "show 12" prints one, "publish 12" shows it in the shop, "reject 12" keeps it out'

const STATUSES: readonly ReviewStatus[] = ['pending', 'published', 'rejected']

type Shop = DatabaseLocation & { clock: Clock; print: (line: string) => void }

/**
 * Runs `npm run reviews` for the staff of the shop.
 * @throws StartError with one sentence: unknown step, unknown review, nothing to do, folder in use.
 */
export const runReviewsCommand = async (args: readonly string[], shop: Shop): Promise<void> => {
  const step = readStep(args)
  const { database, close } = await openDatabase(shop)
  const now = new Date(shop.clock.now())
  try {
    if (step.name === 'list') shop.print(await listing(database, step.status))
    else if (step.name === 'show') shop.print(await description(database, step.id))
    else if (step.name === 'publish') {
      await publishReview(database, { id: step.id, now })
      shop.print(`The review ${step.id} is in the shop now.`)
    } else {
      await rejectReview(database, { id: step.id, now })
      shop.print(`The review ${step.id} is rejected. The shop does not show it.`)
    }
  } finally {
    await close()
  }
}

type Step = { name: 'list'; status: ReviewStatus } | { name: 'show' | 'publish' | 'reject'; id: number }

function readStep(args: readonly string[]): Step {
  const [name, value = '', ...others] = args
  if (others.length === 0) {
    const status = STATUSES.find((each) => each === (value || 'pending'))
    if (name === 'list' && status !== undefined) return { name, status }
    if ((name === 'show' || name === 'publish' || name === 'reject') && /^[1-9]\d{0,8}$/.test(value))
      return { name, id: Number(value) }
  }
  throw new StartError(`${USAGE}, not "${args.join(' ')}".`)
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

async function listing(queries: Queries, status: ReviewStatus): Promise<string> {
  const found = await reviewsWithStatus(queries, status)
  if (found.length === 0) return status === 'pending' ? 'No review waits.' : `No review is ${status}.`
  return found
    .map(({ review: { id, score, title, writtenAt }, orderNumber, product }) =>
      [id, dayOf(writtenAt), orderNumber, product, `${score}/5`, title].join('  '),
    )
    .join('\n')
}

async function description(queries: Queries, id: number): Promise<string> {
  const { review, orderNumber, product } = await findReview(queries, id)
  const { status, score, title, content, author, language, size, fit, writtenAt, decidedAt } = review
  const fitName = Object.entries(FITS).find(([, value]) => value === fit)?.[0]
  const rows: [label: string, value: string | null | undefined][] = [
    ['Review', `${id}, ${status}${decidedAt === null ? '' : ` on ${dayOf(decidedAt)}`}`],
    ['Written', dayOf(writtenAt)],
    ['Order', orderNumber],
    ['Product', product],
    ['Size', size],
    ['Fit', fitName],
    ['Language', language],
    ['Name', author],
    ['Stars', `${score}/5`],
    ['Title', title],
  ]
  const known = rows.filter(([, value]) => value !== null && value !== undefined)
  return [...known.map(([label, value]) => `${label}: ${value}`), '', content].join('\n')
}
