import { isGranted } from '../shared/consent.ts'
import { createHeld, type Held } from '../shared/createHeld.ts'
import { reportUncaught } from '../shared/reportUncaught.ts'
import { toEntries } from './tracking.ga4.ts'
import { leaveOf, MOST_WAITING, trackedUrl } from './tracking.rules.ts'
import type { TrackingConfig, TrackingEvent, TrackingFact, TrackingView } from './tracking.types.ts'

/** The cookie of the last address that was reported (spec section 3). */
const LAST_URL = 'lastGtmUrl'

export interface Outbox {
  readonly held: Held<TrackingView, TrackingFact>
  /** Sends the event, keeps it for the choice, or drops it: as the visitor wants. */
  put(event: TrackingEvent): void
  putPage(href: string): void
  /** The consent may have changed: what waited goes or is forgotten. */
  review(): void
}

/** The one door to the data layer. Nothing passes without leave; nothing that has leave is lost. */
export const createOutbox = ({ consent, dataLayer, cookies, categories = {} }: TrackingConfig): Outbox => {
  const held = createHeld<TrackingView, TrackingFact>({ waiting: 0 })
  let waiting: readonly TrackingEvent[] = []
  let lastUrl: string | null = null

  const leaveFor = ({ name }: TrackingEvent) => leaveOf(consent.getSnapshot(), categories[name] ?? 'analytics')
  const keep = (events: readonly TrackingEvent[]): void => {
    waiting = events.slice(-MOST_WAITING)
    if (waiting.length !== held.getSnapshot().waiting) held.set({ waiting: waiting.length })
  }
  const send = (event: TrackingEvent): void => {
    try {
      for (const entry of toEntries(event)) dataLayer.push(entry)
    } catch (error) {
      // A tag that throws must not stop the shop; the page's own error handler hears of it.
      reportUncaught(error)
      return
    }
    if (event.name === 'page_view' && isGranted(consent.getSnapshot(), 'analytics')) cookies.set(LAST_URL, event.url)
    held.emit({ type: 'tracking.sent', event })
  }
  const put = (event: TrackingEvent): void => {
    const leave = leaveFor(event)
    if (leave === 'granted') send(event)
    if (leave === 'open') keep([...waiting, event])
  }

  return {
    held,
    put,
    putPage: (href) => {
      const url = trackedUrl(href)
      if (url === null || url === (lastUrl ?? cookies.get(LAST_URL))) return
      const event: TrackingEvent = { name: 'page_view', url }
      if (leaveFor(event) !== 'refused') lastUrl = url
      put(event)
    },
    review: () => {
      const now = consent.getSnapshot()
      if (now.status !== 'unknown' && !isGranted(now, 'analytics')) {
        cookies.remove(LAST_URL)
        if (now.status === 'decided') lastUrl = null
      }
      const due = waiting.map((event) => ({ event, leave: leaveFor(event) }))
      // Forgotten before it is sent: whoever hears of one may ask for a review of their own.
      keep(due.flatMap(({ event, leave }) => (leave === 'open' ? [event] : [])))
      for (const { event, leave } of due) if (leave === 'granted') send(event)
    },
  }
}
