import { Icon, type IconProps } from '../ui/picture/Icon.tsx'

export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 5.5h18v13H3zM3 6.5l9 7 9-7" />
    </Icon>
  )
}

export function FormIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 3.5h14v17H5zM8.5 8.5h7M8.5 12h7M8.5 15.5h4" />
    </Icon>
  )
}
