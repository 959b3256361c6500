import { StoreError } from '@cairn/core'
import type { Contact } from '@cairn/core/content'
import { ChatLauncher } from '../footer/ChatLauncher.tsx'
import { Footer } from '../footer/Footer.tsx'
import { isThere, never, press, write } from './acting.ts'
import type { Captured } from './captured.ts'
import type { Overrides, Part, Stage } from './states.types.ts'

/** Contact details of a shop with a chat. */
const withChat = ({ menus: { contact } }: Captured): Contact => ({
  ...contact,
  chatUrl: 'https://chat.example/cairn',
})

const footer = ({ data }: Stage) => <Footer menus={data.menus} />

const openForm = (): Promise<void> => press('section button[aria-expanded="false"]')
const sendAddress = (address: string) => async (): Promise<void> => {
  await openForm()
  await write('form input[type="email"]', address)
  await press('form button[type="submit"]')
}
const subscribing = (subscribe: () => Promise<void>) => (): Overrides => ({ gateways: { newsletter: { subscribe } } })

const forms = ['newsletter.form:mobile', 'newsletter.form:desktop']

export const footerPart: Part = {
  name: 'footer',
  states: [
    { name: 'signed-out', view: footer, shows: ['newsletter.status:idle'] },
    { name: 'signed-in', overrides: () => ({ isSignedIn: true }), view: footer },
    { name: 'support', view: ({ data }) => <ChatLauncher contact={data.menus.contact} /> },
    { name: 'support-chat', view: ({ data }) => <ChatLauncher contact={withChat(data)} /> },
    { name: 'without-menus', view: () => <Footer menus={null} /> },
    {
      name: 'columns-open',
      windows: 'small',
      view: footer,
      act: ({ root }) => {
        for (const accordion of root.querySelectorAll('details')) accordion.open = true
      },
    },
    // The viewport width determines the form: `mobile` up to 767 px, `desktop` above.
    { name: 'newsletter-open', view: footer, act: openForm, until: isThere('form[data-variant]'), shows: forms },
    {
      name: 'newsletter-sending',
      overrides: subscribing(never),
      view: footer,
      act: sendAddress('robin@cairn.example'),
      until: isThere('form [aria-busy="true"], form button[aria-disabled="true"]'),
      shows: ['newsletter.status:sending'],
    },
    {
      name: 'newsletter-done',
      overrides: subscribing(async () => undefined),
      view: footer,
      act: sendAddress('robin@cairn.example'),
      until: ({ messages }) => document.body.textContent?.includes(messages.footer.subscribed) ?? false,
      shows: ['newsletter.status:done'],
    },
    {
      name: 'newsletter-invalid',
      view: footer,
      act: sendAddress('robin'),
      until: isThere('form [aria-invalid="true"]'),
      shows: ['newsletter.status:invalid'],
    },
    {
      name: 'newsletter-failed',
      overrides: subscribing(async () => {
        throw new StoreError('NETWORK', 'Nothing answers')
      }),
      view: footer,
      act: sendAddress('robin@cairn.example'),
      until: isThere('form [aria-invalid="true"]'),
      shows: ['newsletter.status:failed'],
    },
  ],
}
