import { useShop } from '../app/ShopContext.tsx'
import { useMessages } from '../messages/index.ts'
import { Button } from '../ui/Button.tsx'
import { Drawer } from '../ui/Drawer.tsx'
import { Facets, type FacetsProps } from './Facets.tsx'
import styles from './SearchPage.module.css'
import { searchPath } from './searchAddress.ts'

export interface FilterDrawerProps extends FacetsProps {
  readonly open: boolean
  readonly total: number
  readonly onClose: () => void
}

/** The facets on a phone, with the number of products they leave pinned below. */
export default function FilterDrawer({ open, total, onClose, facets, query }: FilterDrawerProps) {
  const { navigate, isNavigating } = useShop()
  const { common, search: words } = useMessages()
  return (
    <Drawer
      side="start"
      open={open}
      onClose={onClose}
      title={words.filters}
      closeLabel={common.close}
      foot={
        <div className={styles.pair}>
          <Button look="outline" onClick={() => navigate(searchPath({ ...query, filters: {}, page: 1 }))}>
            {words.clearFilters}
          </Button>
          <Button busy={isNavigating} onClick={onClose}>
            {words.showProducts(total)}
          </Button>
        </div>
      }
    >
      <Facets facets={facets} query={query} />
    </Drawer>
  )
}
