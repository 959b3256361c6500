import { StoreError } from '@cairn/core'
import type { ReactNode } from 'react'
import { PageBoundary } from '../app/loading/PageBoundary.tsx'
import { Shell } from '../app/shell/Shell.tsx'
import { StatusPage } from '../app/shell/StatusPage.tsx'
import { ConsentBanner } from '../consent/ConsentBanner.tsx'
import { readPromo } from '../header/readPromo.ts'
import { loadConsentMessages } from '../messages/consent/index.ts'
import { searchOf } from './openStage.ts'
import { pageView } from './pageView.tsx'
import type { Part, Stage } from './states.types.ts'

const down = async (): Promise<never> => {
  throw new StoreError('NETWORK', 'Nothing answers')
}

const status = (code: 404 | 500 | 503) => () => (
  <main id="main">
    <StatusPage status={code} />
  </main>
)

const shellAround = ({ data: { menus, promo } }: Stage, page: ReactNode, question: ReactNode = null): ReactNode => (
  <Shell data={{ menus, promo: promo.map(readPromo) }} question={question} hasProducts={false}>
    {page}
  </Shell>
)
const inShell = async (stage: Stage): Promise<ReactNode> => shellAround(stage, await pageView(stage))
const withConsentBanner = async (stage: Stage): Promise<ReactNode> => {
  const words = await loadConsentMessages(stage.site.hreflang)
  const nothing = (): void => undefined
  const question = <ConsentBanner words={words} onChoose={nothing} onOpenSettings={nothing} />
  return shellAround(stage, await pageView(stage), question)
}

const Broken = (): ReactNode => {
  throw new Error('A page that breaks')
}

export const pagesPart: Part = {
  name: 'pages',
  states: [
    { name: 'home', overrides: () => ({ path: '/' }), view: pageView },
    { name: 'home-whole', overrides: () => ({ path: '/' }), view: inShell },
    {
      name: 'home-without-products',
      overrides: (data) => ({ path: '/', gateways: { search: searchOf(data, { recommend: down }) } }),
      view: pageView,
    },
    { name: 'home-first-visit', overrides: () => ({ path: '/' }), view: withConsentBanner },
    {
      name: 'home-unreachable',
      overrides: (data) => ({
        path: '/',
        gateways: { content: { menus: async () => data.menus, promoMessages: async () => data.promo, home: down } },
      }),
      view: inShell,
    },
    { name: 'another-page-on-its-way', overrides: () => ({ path: '/service', isNavigating: true }), view: inShell },
    {
      name: 'skip-link',
      overrides: () => ({ path: '/service' }),
      view: inShell,
      act: ({ root }) => root.querySelector<HTMLElement>('a[href="#main"]')?.focus(),
    },
    {
      name: 'service-without-contact',
      overrides: (data) => ({
        path: '/service',
        gateways: { content: { menus: down, promoMessages: async () => data.promo, home: async () => data.home } },
      }),
      view: pageView,
    },
    { name: 'service', overrides: () => ({ path: '/service' }), view: pageView },
    { name: 'legal-withdrawal', overrides: () => ({ path: '/legal/withdrawal' }), view: pageView },
    { name: 'legal-imprint', overrides: () => ({ path: '/legal/imprint' }), view: pageView },
    { name: 'story', overrides: () => ({ path: '/stories/hut-to-hut' }), view: pageView },
    { name: 'not-found', view: status(404) },
    { name: 'broken', view: status(500) },
    {
      name: 'broken-page',
      view: () => (
        <main id="main">
          <PageBoundary fallback={<StatusPage status={500} />} onError={() => undefined}>
            <Broken />
          </PageBoundary>
        </main>
      ),
      complains: /A page that breaks/,
    },
    { name: 'unavailable', view: status(503) },
    { name: 'unavailable-whole', view: (stage) => shellAround(stage, status(503)()) },
    { name: 'not-found-whole', overrides: () => ({ path: '/nothing/here' }), view: inShell },
  ],
}
