import { Button } from '../button/Button.tsx'
import { Chip } from '../button/Chip.tsx'
import { IconButton } from '../button/IconButton.tsx'
import { LinkButton } from '../button/LinkButton.tsx'
import { TextButton, TextLink } from '../button/TextLink.tsx'
import { Badge } from '../feedback/Badge.tsx'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { Status } from '../feedback/Status.tsx'
import { TextField } from '../form/TextField.tsx'
import { Breadcrumbs } from '../navigation/Breadcrumbs.tsx'
import { Disclosure } from '../navigation/Disclosure.tsx'
import { Pagination, ShowMore } from '../navigation/Pagination.tsx'
import { Fill } from '../picture/Fill.tsx'
import * as icons from '../picture/icons.tsx'
import { Mark } from '../picture/Mark.tsx'
import { FitScale } from '../productCard/FitScale.tsx'
import { Price } from '../productCard/Price.tsx'
import { Score, Stars } from '../productCard/Stars.tsx'
import { Tag } from '../productCard/Tag.tsx'
import styles from './Gallery.module.css'
import { GalleryPart } from './GalleryPart.tsx'

function Buttons() {
  return (
    <>
      <div className={styles.row}>
        <Button>Add to cart</Button>
        <Button look="outline">Show more</Button>
        <Button look="quiet">Clear</Button>
        <Button disabled>Checkout</Button>
        <Button busy>Add to cart</Button>
        <Button look="outline" busy>
          Show more
        </Button>
        <Button size="small" look="outline">
          <icons.MenuIcon size="small" />
          Filter (3)
        </Button>
        <Button size="large">Auf die Wunschliste verschieben</Button>
      </div>
      <div className={styles.row}>
        <LinkButton href="#shop">Shop shells</LinkButton>
        <TextLink href="#made">How they are made</TextLink>
        <TextButton>Remove from cart.</TextButton>
        <IconButton label="Wish list">
          <icons.HeartIcon />
        </IconButton>
        <IconButton label="Wish list" aria-pressed>
          <icons.HeartIcon filled />
        </IconButton>
        <IconButton label="Previous" disabled>
          <icons.ChevronLeftIcon />
        </IconButton>
        <IconButton label="Wish list" shape="square">
          <icons.HeartIcon />
        </IconButton>
        <IconButton label="Cart, 2 items">
          <icons.BagIcon />
          <Badge count={2} />
        </IconButton>
        <IconButton label="Cart, 120 items">
          <icons.BagIcon />
          <Badge count={120} />
        </IconButton>
        <Chip onRemove={() => {}} removeLabel="Remove filter Spruce">
          Spruce
        </Chip>
        <Chip href="#shell">shell jacket</Chip>
        <Tag>New</Tag>
        <Tag>−20%</Tag>
      </div>
    </>
  )
}

function Numbers() {
  return (
    <div className={styles.columns}>
      <div>
        <Price price="€159.00" />
        <Price price="€279.00" regular="€349.00" labels={{ sale: 'Sale price', regular: 'Regular price' }} />
      </div>
      <Price size="product" price="€279.00" regular="€349.00" note="VAT included" />
      <div>
        <Status tone="notice">3 Remaining</Status>
        <br />
        <Status tone="good">In stock</Status>
        <br />
        <Status tone="quiet">Sold out</Status>
        <br />
        <Status tone="progress">On its way</Status>
        <br />
        <Status tone="done">Delivered</Status>
      </div>
      <Score figure="4.6" value={4.6} label="4.6 out of 5 stars">
        128 reviews
      </Score>
      <Stars value={2.5} label="2.5 out of 5 stars" />
      <FitScale label="Fit" at={0.55} ends={['Runs small', 'Runs large']} words="Fit: true to size" />
      <FitScale label="Quality" at={1} ends={['Poor', 'Excellent']} words="Quality: excellent" />
    </div>
  )
}

/** Gallery section with the components that hold no state. */
export function GalleryStatic() {
  return (
    <>
      <GalleryPart title="Type">
        <h1>Eine Pfadmarkierung, Wetterschutzbekleidung und Donaudampfschifffahrtsgesellschaftskapitänsmütze</h1>
        <h2>By layer, from the outside in</h2>
        <p>
          Three layers, taped at every seam, and quiet enough to hear rain before you feel it. The hood turns with your
          head.
        </p>
      </GalleryPart>
      <GalleryPart title="Mark and icons">
        <div className={styles.row}>
          <Mark name="Cairn" />
          <Mark name="Cairn" size="small" />
          <Mark size="large" />
        </div>
        <div className={styles.icons}>
          {Object.entries(icons).map(([name, Icon]) => (
            <Icon key={name} label={name} />
          ))}
        </div>
      </GalleryPart>
      <GalleryPart title="Buttons and links">
        <Buttons />
      </GalleryPart>
      <GalleryPart title="Prices, notices, scores">
        <Numbers />
      </GalleryPart>
      <GalleryPart title="Ways">
        <Breadcrumbs
          label="Breadcrumb"
          crumbs={[{ name: 'Men', href: '#men' }, { name: 'Jackets', href: '#jackets' }, { name: 'Shell' }]}
        />
        <Pagination
          label="Pages"
          page={5}
          pages={12}
          href={(page) => `#page-${page}`}
          labels={{ previous: 'Previous page', next: 'Next page', page: (page) => `Page ${page}` }}
        />
        <ShowMore words="12 of 42 products" shown={12} total={42}>
          <Button look="outline">Show more</Button>
        </ShowMore>
      </GalleryPart>
      <GalleryPart title="Folds">
        <div className={styles.narrow}>
          <Disclosure summary="Description" level={3} open>
            Three layers, taped at every seam.
          </Disclosure>
          <Disclosure summary="Materials and care" level={3}>
            Wash at 30 degrees.
          </Disclosure>
          <Disclosure summary="Category" level={3} size="low">
            Shell jackets
          </Disclosure>
        </div>
      </GalleryPart>
      <GalleryPart title="Loading and empty">
        <div className={styles.columns} aria-busy="true">
          <Skeleton shape="title" length="long" />
          <Skeleton shape="line" />
          <Skeleton shape="row" />
        </div>
        <EmptyState
          mark
          title="You’ve not added anything to your cart yet."
          actions={
            <>
              <Button>Continue Shopping</Button>
              <Button look="outline">Login</Button>
            </>
          }
        >
          If you’ve got an account, login to see items you previously added and your Wish List.
        </EmptyState>
      </GalleryPart>
      <GalleryPart title="Surfaces">
        <div className={styles.promo}>
          <Fill colour="#f58220" />
          Standard shipping is free to every country. <TextLink href="#details">Details</TextLink>
        </div>
        <div className={styles.surface} data-surface="ground">
          <div className={styles.columns}>
            <TextField label="Email address" error="Enter an address with an @." defaultValue="maren" />
            <Disclosure summary="Help" size="low" open>
              <TextLink href="#contact">Contact us</TextLink>
            </Disclosure>
            <Button>Sign Me Up</Button>
          </div>
        </div>
        <div className={styles.surface} data-surface="pro">
          <h3>Experts, 30%</h3>
          <TextLink href="#membership">Membership details</TextLink>
        </div>
      </GalleryPart>
    </>
  )
}
