import { StoreError } from '@cairn/core'
import type { ReactNode } from 'react'
import { PageBoundary } from '../app/PageBoundary.tsx'
import { Shell } from '../app/Shell.tsx'
import { StatusPage } from '../app/StatusPage.tsx'
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

const inShell = async (stage: Stage): Promise<ReactNode> => (
  <Shell data={{ menus: stage.data.menus, promo: stage.data.promo }} question={null}>
    {await pageView(stage)}
  </Shell>
)

const Broken = (): ReactNode => {
  throw new Error('A page that breaks')
}

export const pagesPart: Part = {
  name: 'pages',
  states: [
    { name: 'home', given: () => ({ path: '/' }), view: pageView },
    { name: 'home-whole', given: () => ({ path: '/' }), view: inShell },
    {
      name: 'home-without-products',
      given: (data) => ({ path: '/', gateways: { search: searchOf(data, { recommend: down }) } }),
      view: pageView,
    },
    { name: 'service', given: () => ({ path: '/service' }), view: pageView },
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
    { name: 'not-found-whole', given: () => ({ path: '/nothing/here' }), view: inShell },
  ],
}
