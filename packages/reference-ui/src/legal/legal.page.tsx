import { definePage, notFound } from '../app/routing/page.ts'
import { useHref } from '../app/shop/ShopContext.tsx'
import { breadcrumbData, breadcrumbLinks, breadcrumbsTo } from '../content/breadcrumbs.ts'
import { useMessages } from '../messages/index.ts'
import { Wrap } from '../ui/layout/Page.tsx'
import { Breadcrumbs } from '../ui/navigation/Breadcrumbs.tsx'
import styles from './Legal.module.css'
import { LegalBlocks } from './LegalBlocks.tsx'
import { isLegalPage } from './legalPages.ts'
import { type LegalData, loadLegal } from './loadLegal.ts'

const crumbsTo = (title: string, path: string, shopName: string) => breadcrumbsTo([{ name: title, path }], shopName)

interface LegalProps {
  readonly data: LegalData
  readonly path: string
}

/** A page about the company: its sections, with a table of contents beside them on wide screens. */
function Legal({ data: { title, notice, contents, sections }, path }: LegalProps) {
  const { common } = useMessages()
  return (
    <Wrap className={styles.page}>
      <Breadcrumbs
        label={common.breadcrumbs}
        crumbs={breadcrumbLinks(crumbsTo(title, path, common.shopName), useHref())}
      />
      <h1>{title}</h1>
      <p className={styles.notice}>{notice}</p>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label={contents}>
          <ul>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {sections.map(({ id, heading, blocks }) => (
            <section key={id} id={id} className={styles.part}>
              <h2>{heading}</h2>
              <LegalBlocks blocks={blocks} />
            </section>
          ))}
        </div>
      </div>
    </Wrap>
  )
}

export default definePage({
  path: '/legal/:page',
  load: async ({ params: { page }, gateways, site, signal }) =>
    isLegalPage(page) ? { data: await loadLegal(page, { gateways, site, signal }) } : notFound(),
  head: ({ data: { title, description }, params: { page }, site, url, messages }) => ({
    title,
    description,
    structuredData:
      import.meta.env.SSR &&
      breadcrumbData(crumbsTo(title, `/legal/${page}`, messages.common.shopName), url.origin, site),
  }),
  Component: ({ data, params: { page } }) => <Legal data={data} path={`/legal/${page}`} />,
})
