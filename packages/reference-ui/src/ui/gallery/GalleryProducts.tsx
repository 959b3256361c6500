import { useState } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { TextLink } from '../button/TextLink.tsx'
import { ProductCardSkeleton } from '../feedback/Skeleton.tsx'
import { Rail } from '../navigation/Rail.tsx'
import { SizePicker } from '../picker/SizePicker.tsx'
import { Swatches } from '../picker/Swatches.tsx'
import { HeartIcon } from '../picture/icons.tsx'
import { garmentPicture } from '../picture/Picture.tsx'
import { ProductCard, type ProductCardProps } from '../productCard/ProductCard.tsx'
import { ProductGrid } from '../productCard/ProductGrid.tsx'
import styles from './Gallery.module.css'
import { GalleryPart } from './GalleryPart.tsx'

const tones = [
  { name: 'Ember', colour: '#c2562b' },
  { name: 'Lichen', colour: '#8a9464' },
  { name: 'Rust', colour: '#a4492c' },
  { name: 'Night', colour: '#343a3d' },
]

function view(slug: string, colour: string, side = 'front') {
  return {
    ...garmentPicture(`/media/${slug}/${colour}/${side}`),
    sizes: '(width >= 72em) 25vw, (width >= 48em) 33vw, 50vw',
  }
}

const cards: readonly Omit<ProductCardProps, 'heart'>[] = [
  {
    href: '#ridgeline',
    name: 'Ridgeline Shell Jacket',
    category: 'Jackets · Shell',
    picture: view('cirrus-shell-jacket-m', 'ember'),
    hoverPicture: view('cirrus-shell-jacket-m', 'ember', 'back'),
    price: { price: '€279.00', regular: '€349.00' },
    tag: '−20%',
    tones: { tones, label: '4 colours' },
  },
  {
    href: '#wasserdicht',
    name: 'Wasserdichte Dreilagen-Hardshelljacke Herren mit Reißverschlussbelüftung',
    category: 'Funktionsoberbekleidung · Regenschutz',
    picture: view('drizzle-hiking-pants-m', 'lichen'),
    price: { price: '1.279,00 €', regular: '1.349,00 €' },
    tones: { tones: [...tones, ...tones.map((tone) => ({ ...tone, name: `${tone.name} 2` }))], label: '8 colours' },
  },
  {
    href: '#tarn',
    name: 'Tarn Pile Fleece',
    category: 'Midlayer · Fleece',
    picture: view('headwall-light-fleece-jacket-m', 'moss'),
    price: { price: '€119.00' },
    tag: 'New',
  },
  {
    href: '#beanie',
    name: 'Munro Cycling Socks',
    picture: view('munro-cycling-socks', 'sand'),
    price: { price: '€35.00' },
  },
  {
    href: '#parka',
    name: 'Watershed Long Parka',
    picture: view('glacier-shell-jacket-m', 'snow'),
    price: { price: '€429.00' },
  },
  { href: '#unseen', name: 'Without a picture', picture: { src: null }, price: { price: '€49.00' } },
]

function Heart({ of }: { readonly of: string }) {
  const [isListed, setIsListed] = useState(false)
  return (
    <IconButton label={`Wish list: ${of}`} aria-pressed={isListed} onClick={() => setIsListed(!isListed)}>
      <HeartIcon filled={isListed} />
    </IconButton>
  )
}

function Choices() {
  const [colour, setColour] = useState('ember')
  const [size, setSize] = useState('m')
  return (
    <div className={styles.columns}>
      <Swatches
        legend="Colour"
        value={colour}
        onChange={setColour}
        swatches={tones.slice(0, 2).map(({ name }) => ({
          value: name.toLowerCase(),
          name,
          picture: view('cirrus-shell-jacket-m', name.toLowerCase()),
        }))}
      />
      <SizePicker
        legend="Size"
        value={size}
        onChange={setSize}
        aside={<TextLink href="#size-guide">Size guide</TextLink>}
        sizes={[
          ...['XS', 'S', 'M', 'L', 'XL'].map((label) => ({ value: label.toLowerCase(), label })),
          { value: 'xxl', label: 'XXL', unavailable: 'sold out', disabled: true },
        ]}
      />
    </div>
  )
}

/** Gallery section with product cards, grids, rails and the pickers of the product page. */
export function GalleryProducts() {
  const list = cards.map((card) => (
    <li key={card.href}>
      <ProductCard {...card} heart={<Heart of={card.name} />} />
    </li>
  ))
  return (
    <>
      <GalleryPart title="Choices">
        <Choices />
      </GalleryPart>
      <GalleryPart title="Grid">
        <ProductGrid label="Products" trim>
          {list}
        </ProductGrid>
        <div aria-busy="true">
          <ProductGrid>
            <li>
              <ProductCardSkeleton />
            </li>
            <li>
              <ProductCardSkeleton />
            </li>
          </ProductGrid>
        </div>
      </GalleryPart>
      <GalleryPart title="Rail">
        <Rail
          title="Customers also viewed"
          link={<TextLink href="#all">Shop all</TextLink>}
          labels={{ previous: 'Previous products', next: 'Next products' }}
        >
          {list}
        </Rail>
      </GalleryPart>
    </>
  )
}
