import { useHref } from '../app/shop/ShopContext.tsx'
import { TextLink } from '../ui/button/TextLink.tsx'
import styles from './Legal.module.css'
import type { LegalBlock, LegalLink } from './legal.types.ts'

/** The parts of a section. Their order never changes, so the index is a stable key. */
export function LegalBlocks({ blocks }: { readonly blocks: readonly LegalBlock[] }) {
  return blocks.map((block, index) => {
    const key = `${index}`
    if (typeof block === 'string') return <p key={key}>{block}</p>
    if (block.kind === 'links') return <Links key={key} links={block.links} />
    if (block.kind === 'rows') return <Rows key={key} rows={block.rows} />
    if (block.kind === 'steps') return <Steps key={key} items={block.items} />
    const lines = block.kind === 'form' ? block.lines : block.items
    return (
      <ul key={key} className={block.kind === 'form' ? styles.form : styles.list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )
  })
}

function Steps({ items }: { readonly items: readonly string[] }) {
  return (
    <ol className={styles.steps}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ol>
  )
}

function Rows({ rows }: { readonly rows: readonly (readonly [term: string, text: string])[] }) {
  return (
    <dl>
      {rows.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function Links({ links }: { readonly links: readonly LegalLink[] }) {
  const hrefOf = useHref()
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.title}>
          <TextLink href={'path' in link ? hrefOf(link.path) : link.href}>{link.title}</TextLink>
        </li>
      ))}
    </ul>
  )
}
