import { createHeld } from '../shared/createHeld.ts'
import type { Domain } from '../shared/domain.ts'
import { toStoreError } from '../shared/errors.ts'
import { reportUncaught } from '../shared/reportUncaught.ts'
import { isAddress, newsletterVariant } from './newsletter.rules.ts'
import type {
  NewsletterCommands,
  NewsletterConfig,
  NewsletterFact,
  NewsletterOpener,
  NewsletterVariant,
  NewsletterView,
} from './newsletter.types.ts'

/** The letters of the shop, as the world sees them. */
export type Newsletter = Domain<NewsletterView, NewsletterCommands, NewsletterFact>

const CLOSED: NewsletterView = { form: null, status: 'idle', error: null }

/** Whether a third party's form has opened. */
const hasOpened = (opener: NewsletterOpener | undefined, variant: NewsletterVariant): boolean => {
  try {
    opener?.(variant)
    return opener !== undefined
  } catch (error) {
    // The press must lead somewhere; the page's own error handler hears why not there.
    reportUncaught(error)
    return false
  }
}

/** Opens the right form, whoever owns it, and signs up through the gateway. Does nothing until asked. */
export const createNewsletter = ({ gateway, opener }: NewsletterConfig): Newsletter => {
  const held = createHeld<NewsletterView, NewsletterFact>(CLOSED)
  const show = (change: Partial<NewsletterView>): void => held.set({ ...held.getSnapshot(), error: null, ...change })

  return {
    commands: {
      open: (width) => {
        const variant = newsletterVariant(width)
        const isTheirs = hasOpened(opener, variant)
        // What is on its way stays on its way.
        const { status } = held.getSnapshot()
        if (!isTheirs) show({ form: variant, status: status === 'sending' ? status : 'idle' })
        held.emit({ type: 'newsletter.opened', variant, form: isTheirs ? 'third-party' : 'own' })
      },
      resize: (width) => {
        const { form, ...rest } = held.getSnapshot()
        const variant = newsletterVariant(width)
        if (form !== null && form !== variant) held.set({ ...rest, form: variant })
      },
      close: () => {
        if (held.getSnapshot().form === null) return
        show({ form: null })
        held.emit({ type: 'newsletter.closed' })
      },
      subscribe: (typed) => {
        const email = typed.trim()
        if (held.getSnapshot().status === 'sending') return
        if (!isAddress(email)) return show({ status: 'invalid' })
        show({ status: 'sending' })
        gateway.subscribe(email, {}).then(
          () => {
            show({ status: 'done' })
            held.emit({ type: 'newsletter.subscribed' })
          },
          (cause: unknown) => {
            const error = toStoreError(cause)
            show({ status: 'failed', error })
            held.emit({ type: 'newsletter.failed', error })
          },
        )
      },
    },
    getSnapshot: held.getSnapshot,
    getInitialSnapshot: () => CLOSED,
    subscribe: held.subscribe,
    on: held.on,
  }
}
