import { useId } from 'react'
import { classes } from '../classes.ts'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { Picture, type PictureProps } from '../picture/Picture.tsx'
import { ToneDot } from '../productCard/Tones.tsx'
import styles from './Pick.module.css'

/** One colour of a product, shown as a picture of the garment, or else as a dot of the colour. */
interface Swatch {
  readonly value: string
  readonly name: string
  readonly picture: PictureProps
  /** The colour, `#rrggbb`, shown if there is no picture. */
  readonly hex?: string | undefined
  /**
   * Text for screen readers if every size in this colour is unavailable, "sold out". If set, the colour is also crossed
   * out with a diagonal line.
   */
  readonly unavailable?: string | undefined
}

/** Props of a colour picker. */
export interface SwatchesProps {
  /** Text of the legend, "Colour". */
  readonly legend: string
  readonly swatches: readonly Swatch[]
  readonly value: string | undefined
  readonly onChange: (value: string) => void
}

/**
 * Radio buttons shown as pictures of 56 × 70 px, with a 3 px bar under the chosen one. The name of the chosen colour
 * appears beside the legend.
 */
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
            {swatch.picture.src === null && swatch.hex !== undefined ? (
              <ToneDot colour={swatch.hex} size="medium" />
            ) : (
              <Picture sizes="56px" {...swatch.picture} alt="" />
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
