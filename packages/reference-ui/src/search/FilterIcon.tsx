import { Icon, type IconProps } from '../ui/picture/Icon.tsx'

export function FilterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 7h10M17 7h4M3 17h4M11 17h10" />
      <circle cx="15" cy="7" r="2" />
      <circle cx="9" cy="17" r="2" />
    </Icon>
  )
}
