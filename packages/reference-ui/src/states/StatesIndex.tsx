import { languages } from '../app/shop/sites.ts'
import { TextLink } from '../ui/button/TextLink.tsx'
import { Wrap } from '../ui/layout/Page.tsx'
import { parts } from './registry.ts'
import styles from './StatesIndex.module.css'

const count = parts.reduce((sum, { states }) => sum + states.length, 0)

/**
 * Lists every state of every component with a link. Developers of the shop read it, so its texts are in English only.
 */
export function StatesIndex() {
  return (
    <Wrap>
      <main className={styles.index}>
        <h1>States</h1>
        <p>
          {count} states of {parts.length} parts. Add <code>?lang=</code>
          {languages.join(', ')} and <code>&amp;theme=dark</code> to an address.
        </p>
        {parts.map(({ name, states }) => (
          <section key={name} aria-labelledby={name}>
            <h2 id={name}>{name}</h2>
            <ul className={styles.states}>
              {states.map((state) => (
                <li key={state.name}>
                  <TextLink href={`/__states/${name}/${state.name}`}>{state.name}</TextLink>{' '}
                  {state.only === 'US' ? null : (
                    <TextLink href={`/__states/${name}/${state.name}?lang=de&theme=dark`}>de, dark</TextLink>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </Wrap>
  )
}
