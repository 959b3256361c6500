import { Icon, type IconProps } from '../ui/picture/Icon.tsx'

export function TrashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6" />
    </Icon>
  )
}
