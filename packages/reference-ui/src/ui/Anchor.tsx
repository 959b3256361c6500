import { type ComponentProps, createContext, type ElementType, type ReactNode, useContext } from 'react'

/** Props of a link: those of `<a>`, with an address that is always there. */
export type AnchorProps = ComponentProps<'a'> & { readonly href: string }

const AnchorElement = createContext<ElementType<AnchorProps>>('a')

/** Hands the router's link to every part that links; without it, parts render a plain `<a>`. */
export function AnchorProvider({ link, children }: { readonly link: ElementType<AnchorProps>; children: ReactNode }) {
  return <AnchorElement value={link}>{children}</AnchorElement>
}

/** The one link all parts are made of. */
export function Anchor(props: AnchorProps) {
  const Element = useContext(AnchorElement)
  return <Element {...props} />
}
