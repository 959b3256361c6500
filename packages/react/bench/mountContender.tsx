import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type Board, COMPONENTS } from './board.domain.ts'
import type { Contender } from './contenders.tsx'

/** A store update whose cost the benchmark measures. */
export interface Update {
  /** Changes the store; `step` differs from call to call. */
  run(step: number): void
  /** Throws an error if the page does not show that step. */
  check(step: number): void
  /** How many components have rendered so far. */
  renders(): number
  /** How many components have to render for one update. */
  readonly rendersEach: number
}

export interface Updates {
  /** Changes the value that all components show. */
  readonly all: Update
  /** Changes the value that a single component shows. */
  readonly one: Update
  /** Changes the store while no component shows it, which measures the cost of the store alone. */
  readonly none: Update
}

const sharedOf = ({ shared }: Board): number => shared

/** Mounts a page with components that show parts of a store. Returns a function that counts their renders. */
const mount = ({ Provider, usePart }: Contender, place: HTMLElement, kind: 'shared' | 'item'): (() => number) => {
  let renders = 0
  const Shared = () => {
    renders += 1
    return <li>{usePart(sharedOf)}</li>
  }
  const Item = ({ index }: { readonly index: number }) => {
    renders += 1
    return <li>{usePart(({ items }) => items[index])}</li>
  }
  const page = (
    <Provider>
      <main>
        <section>
          <ul>
            {Array.from({ length: COMPONENTS }, (_, index) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order.
              kind === 'shared' ? <Shared key={index} /> : <Item key={index} index={index} />,
            )}
          </ul>
        </section>
      </main>
    </Provider>
  )
  flushSync(() => createRoot(place).render(page))
  return () => renders
}

const expectText = (element: Element | undefined, step: number): void => {
  if (element?.textContent !== String(step)) throw new Error(`The page shows ${element?.textContent}, not ${step}`)
}

/**
 * Creates three stores of a contender, one for each kind of update. Mounts pages for the first two; no component shows
 * the third.
 */
export const mountContender = (createContender: () => Contender, place: HTMLElement): Updates => {
  const [all, one, none] = [createContender(), createContender(), createContender()]
  const mounted = (contender: Contender, kind: 'shared' | 'item') => {
    const page = place.appendChild(document.createElement('div'))
    return { renders: mount(contender, page, kind), items: page.getElementsByTagName('li') }
  }
  const { renders: rendersOfAll, items: itemsOfAll } = mounted(all, 'shared')
  const { renders: rendersOfOne, items: itemsOfOne } = mounted(one, 'item')
  const indexOf = (step: number): number => (step * 7) % COMPONENTS
  return {
    all: {
      run: (step) => all.setShared(step),
      check: (step) => {
        for (const item of itemsOfAll) expectText(item, step)
      },
      renders: rendersOfAll,
      rendersEach: COMPONENTS,
    },
    one: {
      run: (step) => one.setItem(indexOf(step), step),
      check: (step) => expectText(itemsOfOne[indexOf(step)], step),
      renders: rendersOfOne,
      rendersEach: 1,
    },
    none: {
      run: (step) => none.setItem(indexOf(step), step),
      check: () => undefined,
      renders: () => 0,
      rendersEach: 0,
    },
  }
}
