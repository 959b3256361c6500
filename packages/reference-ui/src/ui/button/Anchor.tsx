import { type ComponentProps, createContext, type ElementType, type ReactNode, useContext } from 'react'

/** Props of a link: those of `<a>`, with a required `href`. */
export type AnchorProps = ComponentProps<'a'> & { readonly href: string }

const AnchorElement = createContext<ElementType<AnchorProps>>('a')

/** Provides the router's link component to all links below. Without it, links render a plain `<a>`. */
export function AnchorProvider({ link, children }: { readonly link: ElementType<AnchorProps>; children: ReactNode }) {
  return <AnchorElement value={link}>{children}</AnchorElement>
}

/** The link component that all other components use. */
export function Anchor(props: AnchorProps) {
  const Element = useContext(AnchorElement)
  return <Element {...props} />
}
