import { Icon, type IconProps } from '../ui/picture/Icon.tsx'

export function ParcelIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 7.5 12 3.5l8.5 4v9l-8.5 4-8.5-4zM3.5 7.5l8.5 4 8.5-4M12 11.5v9M7.5 5.5l8.5 4" />
    </Icon>
  )
}

export function ReturnIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 5 4 9.5 8.5 14M4 9.5h10a5 5 0 0 1 0 10H7.5" />
    </Icon>
  )
}

export function CardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 5.5h18v13H3zM3 9.5h18M6.5 15h4" />
    </Icon>
  )
}
