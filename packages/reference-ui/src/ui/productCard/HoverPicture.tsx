import { useState } from 'react'
import { classes } from '../classes.ts'
import { Picture, type PictureProps } from '../picture/Picture.tsx'
import styles from './ProductCard.module.css'

/** The second view of a card. It stays hidden until it has loaded, so that it never covers the first with a gap. */
export function HoverPicture(picture: PictureProps) {
  const [isLoaded, setIsLoaded] = useState(false)
  return (
    <div className={classes(styles.waiting, isLoaded && styles.second)} onLoadCapture={() => setIsLoaded(true)}>
      <Picture {...picture} alt="" />
    </div>
  )
}
