import { useId } from 'react'
import { classes } from './classes.ts'
import styles from './Pick.module.css'
import { Picture, type PictureProps } from './Picture.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** A colour to choose, shown as the garment in that colour. */
export interface Swatch {
  readonly value: string
  readonly name: string
  readonly picture: PictureProps
  /** Words for screen readers when no size of it can be bought now, "sold out"; also draws the diagonal. */
  readonly unavailable?: string | undefined
}

/** The colours of a product. */
export interface SwatchesProps {
  /** "Colour". */
  readonly legend: string
  readonly swatches: readonly Swatch[]
  readonly value: string | undefined
  readonly onChange: (value: string) => void
}

/** Radio buttons shown as pictures 56 × 70 with a 3 px bar under the chosen one; the name of the choice stands beside the legend. */
export function Swatches({ legend, swatches, value, onChange }: SwatchesProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className={styles.legend}>
        <span>
          <b>{legend}</b>{' '}
          <span className={styles.chosen}>{swatches.find((swatch) => swatch.value === value)?.name}</span>
        </span>
      </legend>
      <div className={styles.swatches}>
        {swatches.map((swatch) => (
          <label key={swatch.value} className={classes(styles.swatch, swatch.unavailable && styles.gone)}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={swatch.value}
              checked={swatch.value === value}
              onChange={() => onChange(swatch.value)}
            />
            <VisuallyHidden>
              {swatch.unavailable ? `${swatch.name}, ${swatch.unavailable}` : swatch.name}
            </VisuallyHidden>
            <Picture sizes="56px" {...swatch.picture} alt="" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
