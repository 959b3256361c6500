import { CloseIcon } from '../picture/icons.tsx'
import { Anchor } from './Anchor.tsx'
import styles from './Chip.module.css'

/** Props of a chip: an active filter (`onRemove`) or a suggested search term (`href`). */
export type ChipProps = { readonly children: string } & (
  | { readonly href: string; readonly onClick?: (() => void) | undefined }
  | {
      readonly onRemove: () => void
      /** Accessible name of the remove button, "Remove filter Spruce". */
      readonly removeLabel: string
    }
)

/** A small rounded link or remove button. */
export function Chip(props: ChipProps) {
  if ('href' in props)
    return (
      <Anchor className={styles.chip} href={props.href} onClick={props.onClick}>
        {props.children}
      </Anchor>
    )
  return (
    <button type="button" className={styles.chip} aria-label={props.removeLabel} onClick={props.onRemove}>
      {props.children}
      <CloseIcon size="small" />
    </button>
  )
}
