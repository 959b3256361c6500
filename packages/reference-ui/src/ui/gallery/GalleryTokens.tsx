import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useStyleProperties } from '../hooks/useStyleProperties.ts'
import styles from './Gallery.module.css'
import { GalleryPart } from './GalleryPart.tsx'

const type = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  'product',
  'page',
  'story',
  'score',
  'menu',
  'menu-head',
  'mark',
  'tile',
]
const steps = [
  's-half',
  's-1',
  's-1-half',
  's-2',
  's-2-half',
  's-3',
  's-3-half',
  's-4',
  's-4-half',
  's-5',
  's-6',
  's-7',
  's-8',
]
const spaces = [...steps, 'gap', 'gutter', 'aisle', 'page-start', 'stride']
/** Component sizes that do not depend on the content of the component. */
const measures = ['tap', 'header', 'drawer', 'page', 'asking', 'launcher', 'launcher-end', 'toasts-end']
/** Colours without a contrast requirement, because no text is drawn on them or an editor chooses them. */
const surfaces = [
  'line',
  'line-2',
  'inset',
  'backdrop-lit',
  'scrim',
  'float-shade',
  'tone-edge',
  'ground',
  'pro',
  'promo-dark',
  'promo-light',
]
const radii = ['r-box', 'r-1', 'r-round', 'r-pill']
const times = ['fast', 'calm', 'slow', 'fade', 'patience', 'busy', 'breath', 'toast-time', 'ease', 'ease-out']
const layers = ['z-under', 'z-over', 'z-over-2', 'z-over-3', 'z-asking', 'z-scrim', 'z-header', 'z-toast']

/** Pairs of text colour and background. The gallery shows the contrast ratio of each. */
const pairs: readonly (readonly [ink: string, ground: string])[] = [
  ['ink', 'paper'],
  ['ink-2', 'paper'],
  ['ink-3', 'paper'],
  ['ink', 'paper-2'],
  ['ink-2', 'paper-2'],
  ['ink', 'paper-3'],
  ['ink', 'raised'],
  ['ink', 'backdrop'],
  ['on-ink', 'ink'],
  ['on-blaze', 'blaze'],
  ['blaze-ink', 'paper'],
  ['good', 'paper'],
  ['bad', 'paper'],
  ['bad', 'bad-wash'],
  ['on-toast', 'toast'],
  ['on-toast-bad', 'toast-bad'],
  ['hero-ink', 'hero'],
]

/** Returns the relative luminance of a computed colour, such as `rgb(251, 252, 250)` (WCAG 2.2). */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((channel) => {
    const share = Number(channel) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast ratio of two computed colours, 1 to 21 (WCAG 2.2). */
export const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function Pair({ ink, ground }: { readonly ink: string; readonly ground: string }) {
  const box = useRef<HTMLLIElement>(null)
  const [ratio, setRatio] = useState(0)
  useStyleProperties(box, { '--shown-ink': `var(--${ink})`, '--shown-ground': `var(--${ground})` })
  useEffect(() => {
    if (box.current === null) return
    const { color, backgroundColor } = getComputedStyle(box.current)
    setRatio(contrast(color, backgroundColor))
  }, [])
  return (
    <li ref={box} className={styles.pair}>
      {ink} on {ground}: {ratio.toFixed(1)}
    </li>
  )
}

interface TokenProps {
  readonly name: string
  readonly look: 'size' | 'space' | 'radius' | 'value' | 'colour' | 'family' | 'badge' | 'line' | 'shade'
  readonly children?: ReactNode
}

function Token({ name, look, children }: TokenProps) {
  const box = useRef<HTMLLIElement>(null)
  const [value, setValue] = useState('')
  useStyleProperties(box, { '--shown': `var(--${name})` })
  useEffect(() => {
    if (box.current !== null) setValue(getComputedStyle(box.current).getPropertyValue(`--${name}`))
  }, [name])
  return (
    <li ref={box} className={styles.token}>
      <code>
        --{name}: {value}
      </code>
      <span className={styles[look]}>{children}</span>
    </li>
  )
}

const listOf = (names: readonly string[], look: TokenProps['look'], children?: ReactNode): ReactNode => (
  <ul className={styles.tokens}>
    {names.map((name) => (
      <Token key={name} name={name} look={look}>
        {children}
      </Token>
    ))}
  </ul>
)

/** Gallery sections with the design tokens: every value that a style sheet may use, as the browser renders it. */
export function GalleryTokens() {
  return (
    <>
      {(['light', 'dark'] as const).map((scheme) => (
        <GalleryPart key={scheme} title={`Colour, ${scheme}`}>
          <div className={styles.scheme} data-surface="" data-theme={scheme}>
            <ul className={styles.pairs}>
              {pairs.map(([ink, ground]) => (
                <Pair key={`${ink} ${ground}`} ink={ink} ground={ground} />
              ))}
            </ul>
            {listOf(surfaces, 'colour')}
          </div>
        </GalleryPart>
      ))}
      <GalleryPart title="Type">
        {listOf(
          type.map((step) => `t-${step}`),
          'size',
          'Above the tree line',
        )}
        {listOf(['t-badge'], 'badge', '12')}
        {listOf(['text', 'wide'], 'family', 'Above the tree line')}
      </GalleryPart>
      <GalleryPart title="Space">{listOf(spaces, 'space')}</GalleryPart>
      <GalleryPart title="Measure">{listOf(measures, 'space')}</GalleryPart>
      <GalleryPart title="Shape">
        {listOf(radii, 'radius')}
        {listOf(['hair'], 'line')}
        {listOf(['float'], 'shade')}
      </GalleryPart>
      <GalleryPart title="Motion">{listOf(times, 'value')}</GalleryPart>
      <GalleryPart title="What lies over what">{listOf(layers, 'value')}</GalleryPart>
    </>
  )
}
