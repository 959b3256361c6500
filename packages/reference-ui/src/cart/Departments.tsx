import { use } from 'react'
import { MenusContext } from '../app/shell/MenusContext.ts'
import { useMenuLinks } from '../header/useMenuLinks.ts'
import { useMessages } from '../messages/index.ts'
import { Anchor } from '../ui/button/Anchor.tsx'
import { ChevronRightIcon } from '../ui/picture/icons.tsx'
import styles from './Departments.module.css'

/** The departments of the shop, below the empty cart of a phone, where the header shows no menu. */
export function Departments() {
  const { categories } = useMessages().home
  const links = useMenuLinks(use(MenusContext))
  return links.length === 0 ? null : (
    <nav aria-label={categories} className={styles.departments}>
      <ul>
        {links.map(({ title, href }) => (
          <li key={title}>
            <Anchor href={href}>
              {title}
              <ChevronRightIcon />
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
