import { useOverlay } from '@cairn/react'
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect } from 'react'
import { useShop } from '../app/shop/ShopContext.tsx'
import { useMessages } from '../messages/index.ts'
import { Button } from '../ui/button/Button.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import { Drawer } from '../ui/overlay/Drawer.tsx'
import { copyFacets } from './copyFacets.ts'
import { Facets, type FacetsProps } from './Facets.tsx'
import styles from './SearchPage.module.css'

export interface FilterDrawerProps extends FacetsProps {
  readonly open: boolean
  readonly total: number
  /** Id of the form beside the results, which has the same facets. */
  readonly pageFormId: string
  readonly onClose: () => void
}

/** The facets on a phone, with the number of results fixed below. */
export default function FilterDrawer({
  open,
  total,
  pageFormId,
  onClose,
  facets,
  query,
  changeSearch,
  texts,
}: FilterDrawerProps) {
  const { isNavigating } = useShop()
  const { common, search: words } = useMessages()
  const formId = useId()
  const close = () => {
    copyFacets(formId, pageFormId)
    onClose()
  }
  const isDesktop = useOverlay(({ breakpoint }) => breakpoint === 'desktop')
  const closeOnDesktop = useEffectEvent(() => {
    if (isDesktop && open) close()
  })
  // A window that becomes wide, such as a turned tablet, shows the filters beside the results.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the breakpoint changes
  useEffect(() => closeOnDesktop(), [isDesktop])
  // The button of the price facet keeps the drawer open; the button in the foot is outside the form.
  const closeAfterSubmit = ({ nativeEvent, currentTarget }: FormEvent<HTMLElement>) => {
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
    if (!currentTarget.contains(submitter)) close()
  }
  return (
    <Drawer
      side="start"
      open={open}
      onClose={close}
      title={words.filters}
      closeLabel={common.close}
      foot={
        <div className={styles.pair}>
          <Button look="outline" onClick={() => changeSearch({ ...query, filters: {}, page: 1 })}>
            {words.clearFilters}
          </Button>
          {/* Submits the form, so that a typed price applies although the shopper did not press its own button. */}
          <Button type="submit" form={formId} busy={isNavigating}>
            {words.showProducts(total)}
          </Button>
        </div>
      }
    >
      {/* The page behind the dialog is inert, so its status is not announced. The text is empty during a request,
          because an unchanged number would not be announced again. */}
      <div role="status">
        <VisuallyHidden>{isNavigating ? '' : words.resultCount(total)}</VisuallyHidden>
      </div>
      <div onSubmit={closeAfterSubmit}>
        <CopyOnMount from={pageFormId} to={formId}>
          <Facets facets={facets} query={query} changeSearch={changeSearch} texts={texts} formId={formId} />
        </CopyOnMount>
      </div>
    </Drawer>
  )
}

interface CopyOnMountProps {
  readonly from: string
  readonly to: string
  readonly children: ReactNode
}

/** The drawer mounts its content on each opening, so the form starts as the shopper has left the one of the page. */
function CopyOnMount({ from, to, children }: CopyOnMountProps) {
  useLayoutEffect(() => copyFacets(from, to), [from, to])
  return children
}
