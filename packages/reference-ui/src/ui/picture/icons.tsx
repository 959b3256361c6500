import { classes } from '../classes.ts'
import styles from './Icon.module.css'
import { Icon, type IconProps } from './Icon.tsx'

// Every page loads all icons of this file. An icon that a single page or panel uses belongs beside that page or panel.

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="M15.5 15.5 21 21" />
    </Icon>
  )
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 5.5l13 13M18.5 5.5l-13 13" />
    </Icon>
  )
}

export function BagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 8.5h14l1 12H4zM8.5 11V7a3.5 3.5 0 0 1 7 0v4" />
    </Icon>
  )
}

export function UserIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 21c.5-4.5 3.5-7 8-7s7.5 2.5 8 7" />
    </Icon>
  )
}

export function GlobeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c5 5 5 12 0 17-5-5-5-12 0-17z" />
    </Icon>
  )
}

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 3.5h4l1.5 5-2.5 2c1 2.5 3 4.5 5.5 5.5l2-2.5 5 1.5v4c0 1-.7 1.5-1.6 1.5C11 20 4 13 3.5 5.1 3.5 4.2 4 3.5 5 3.5z" />
    </Icon>
  )
}

export function ChatIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5h16v11H10l-6 4.5z" />
    </Icon>
  )
}

export function ChevronDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 9.5l6 6 6-6" />
    </Icon>
  )
}

export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 7h18M3 12h18M3 17h12" />
    </Icon>
  )
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 12.5l5 5 10-11" />
    </Icon>
  )
}

export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5.5M12 7.3v.9" />
    </Icon>
  )
}

export function AlertIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4l9.5 16h-19zM12 10v5M12 17v.8" />
    </Icon>
  )
}

export function TruckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 6h11v11h-11zM13.5 10h4l4 4v3h-8z" />
      <circle cx="7" cy="18" r="1.8" />
      <circle cx="17.5" cy="18" r="1.8" />
    </Icon>
  )
}

export function ExternalIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5H5v14h14v-3M12 5h7v7M19 5l-8.5 8.5" />
    </Icon>
  )
}

export function InstagramIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="4" />
      <path d="M4 4h16v16H4zM16.8 7.2v.1" />
    </Icon>
  )
}

export function YoutubeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 6.5h18v11H3zM10.5 9.5v5l4-2.5z" />
    </Icon>
  )
}

export function FacebookIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14 21v-8h3M11 13h3M14 13V9.5c0-2 1-3 3-3M3.5 3.5h17v17h-17z" />
    </Icon>
  )
}

/** A chevron that points forwards in the reading direction. */
export function ChevronRightIcon({ className, ...props }: IconProps) {
  return (
    <Icon {...props} className={classes(styles.turns, className)}>
      <path d="M9.5 6l6 6-6 6" />
    </Icon>
  )
}

/** A chevron that points backwards against the reading direction. */
export function ChevronLeftIcon({ className, ...props }: IconProps) {
  return (
    <Icon {...props} className={classes(styles.turns, className)}>
      <path d="M14.5 6l-6 6 6 6" />
    </Icon>
  )
}

/** An arrow that points forwards in the reading direction. */
export function ArrowIcon({ className, ...props }: IconProps) {
  return (
    <Icon {...props} className={classes(styles.turns, className)}>
      <path d="M4 12h15M13.5 6l6 6-6 6" />
    </Icon>
  )
}

/** A heart, filled if the product is on the wish list. */
export function HeartIcon({
  filled = false,
  className,
  ...props
}: IconProps & { readonly filled?: boolean | undefined }) {
  return (
    <Icon {...props} className={classes(filled && styles.filled, className)}>
      <path d="M12 20.3 4.3 12.4a4.9 4.9 0 0 1 0-6.9 4.7 4.7 0 0 1 6.7 0l1 1 1-1a4.7 4.7 0 0 1 6.7 0 4.9 4.9 0 0 1 0 6.9z" />
    </Icon>
  )
}
