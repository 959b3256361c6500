import { useState } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { Drawer } from './Drawer.tsx'
import { EmptyState } from './EmptyState.tsx'
import styles from './Gallery.module.css'
import { GalleryFields } from './GalleryFields.tsx'
import { GalleryPart } from './GalleryPart.tsx'
import { GalleryProducts } from './GalleryProducts.tsx'
import { GalleryStatic } from './GalleryStatic.tsx'
import { Mark } from './Mark.tsx'
import { Wrap } from './Page.tsx'
import { Sheet } from './Sheet.tsx'
import { SkipLink } from './SkipLink.tsx'
import type { ToastMessage } from './Toast.tsx'
import { ToastRegion } from './ToastRegion.tsx'

type Surface = 'none' | 'dialog' | 'wide' | 'drawer' | 'menu' | 'sheet'

const messages: readonly Omit<ToastMessage, 'id'>[] = [
  { words: 'Ridgeline Shell Jacket was moved to your Wish List', tone: 'done' },
  { words: 'maximum stock quantity is 3' },
  {
    words:
      'Scree Down Jacket, Col Stretch Gloves are removed as they are currently not available to be shipped to country Norway',
    icon: 'truck',
  },
  { words: 'Unauthorized', tone: 'bad' },
]

/** Every part in every state, for development at `/__parts`. The only page of the shop that holds its own words. */
export function Gallery() {
  const [surface, setSurface] = useState<Surface>('none')
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([])
  const [made, setMade] = useState(0)
  const close = () => setSurface('none')
  const toast = () => {
    const message = messages[made % messages.length]
    if (message) setToasts([...toasts, { ...message, id: `toast-${made}` }])
    setMade(made + 1)
  }
  return (
    <>
      <SkipLink to="content">Skip to content</SkipLink>
      <header className={styles.header}>
        <Mark name="Cairn" />
        {surface === 'sheet' ? (
          <Sheet label="Search" onClose={close} busy>
            <Wrap>
              <EmptyState title="Nothing for “shellfish”">Check the spelling, or try a wider word.</EmptyState>
            </Wrap>
          </Sheet>
        ) : null}
      </header>
      <main id="content">
        <Wrap>
          <GalleryPart title="Surfaces over the page">
            <div className={styles.row}>
              <Button onClick={() => setSurface('dialog')}>Dialog</Button>
              <Button onClick={() => setSurface('wide')}>Wide dialog</Button>
              <Button onClick={() => setSurface('drawer')}>Drawer</Button>
              <Button onClick={() => setSurface('menu')}>Menu</Button>
              <Button onClick={() => setSurface('sheet')}>Sheet</Button>
              <Button onClick={toast}>Toast</Button>
            </div>
          </GalleryPart>
          <GalleryStatic />
          <GalleryFields />
          <GalleryProducts />
        </Wrap>
      </main>
      <Dialog
        open={surface === 'dialog'}
        onClose={close}
        closeLabel="Close"
        title="Sorry, Wish Lists are only available for account holders."
        actions={
          <>
            <Button>Login</Button>
            <Button look="outline">Sign Up</Button>
          </>
        }
      >
        <p>Please Login or Sign Up.</p>
      </Dialog>
      <Dialog open={surface === 'wide'} onClose={close} closeLabel="Close" size="wide" title="Choose your country">
        <p>Seven columns of countries.</p>
      </Dialog>
      <Drawer
        open={surface === 'drawer'}
        onClose={close}
        closeLabel="Close"
        title="Your cart"
        meta="4 items"
        foot={
          <Button wide size="large">
            Checkout
          </Button>
        }
      >
        <EmptyState title="Lines of the cart">They scroll between head and foot.</EmptyState>
        <Button onClick={toast}>Toast over the drawer</Button>
      </Drawer>
      <Drawer
        open={surface === 'menu'}
        onClose={close}
        closeLabel="Close"
        side="start"
        title="Menu"
        head={<Mark name="Cairn" />}
      >
        <EmptyState title="Women">Rows of the menu.</EmptyState>
      </Drawer>
      <ToastRegion
        label="Notifications"
        dismissLabel="Dismiss"
        toasts={toasts}
        onDismiss={(id) => setToasts((all) => all.filter((entry) => entry.id !== id))}
      />
    </>
  )
}
