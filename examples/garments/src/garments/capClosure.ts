import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { type Ink, lightOf, mix, shadowOf } from '../drawing/colour.ts'
import { cordLock, stitch } from '../drawing/trims.ts'

type Details = DetailsOf<'cap'>

/** The strap that closes the arch, along the edge of the crown. */
const STRAP = 'M-120 570Q0 584 120 570V620H-120z'

/** Returns the strap that matches the badge of the cap, for example a leather strap for a leather patch. */
export function capClosure(art: Art, { badge }: Details): string {
  const { accent, zip } = art.colourway
  const webbing = mix(accent, '#16181a', 0.15)
  switch (badge) {
    case 'patch':
      return art.part('leather-strap', leather('#7a5536'))
    case 'print':
      return art.part('back-snaps', snaps(mix(accent, '#16181a', 0.45)))
    case 'round':
      return art.part('touch-strap', touchTape(webbing))
    case 'tab':
      return art.part('back-cord', cord(mix(accent, '#16181a', 0.35), zip))
    case 'side':
      return art.part('back-strap', strap(webbing))
  }
}

function base(ink: Ink): string {
  return `<path d="${STRAP}" fill="#000" opacity=".4" transform="translate(3 -6)"/><path d="${STRAP}" fill="${ink}"/><path d="M-120 574Q0 588 120 574" fill="none" stroke="${lightOf(ink)}" stroke-width="2" opacity=".7"/>`
}

/** A webbing strap through a metal slide, with its end tucked in. */
function strap(ink: Ink): string {
  const shadow = shadowOf(ink)
  const tail = 'M30 578L98 572V603L30 608z'
  return `${base(ink)}${stitch('M-116 580Q0 594 116 580M-116 600Q0 606 116 600', ink, 0.7)}<path d="${tail}" fill="${mix(ink, lightOf(ink), 0.25)}" stroke="${shadow}"/>${stitch('M36 583L94 577M36 603L94 598', ink, 0.6)}<path d="M22 573l38-3v40l-38 2z" fill="#33373c" stroke="#0f1113"/><path d="M31 581l20-1v22l-20 1z" fill="${ink}" stroke="#15171a"/><path d="M24 575l34-3" stroke="#a3a9af" stroke-width="1.4" opacity=".7"/>`
}

/** A leather strap in a brass buckle. */
function leather(ink: Ink): string {
  const holes = [34, 58, 82].map((x) => `<circle cx="${x}" cy="${594 - x / 20}" r="2.6" fill="${shadowOf(ink)}"/>`)
  return `${base(ink)}${stitch('M-116 579Q0 593 116 579M-116 602Q0 607 116 602', ink, 0.9)}${holes.join('')}<path d="M-34 572l44 2v36l-44-1z" fill="none" stroke="#5f4a1f" stroke-width="7"/><path d="M-34 572l44 2v36l-44-1z" fill="none" stroke="#c9a45a" stroke-width="4.6"/><path d="M-32 591l44 1" stroke="#d8b872" stroke-width="3.6"/>`
}

/** A snap closure of two plastic bands: the upper one has holes, the lower one has studs. */
function snaps(ink: Ink): string {
  const studs = [-78, -52, -26, 0, 26, 52, 78].map((x, i) => {
    const y = 593 + Math.round(4 * (1 - (x / 90) ** 2))
    return i > 1 && i < 5
      ? `<circle cx="${x}" cy="${y}" r="7" fill="${mix(ink, lightOf(ink), 0.5)}" stroke="${shadowOf(ink)}"/>`
      : `<circle cx="${x}" cy="${y}" r="5.4" fill="#08090a" opacity=".75"/>`
  })
  return `${base(ink)}<path d="M-44 576Q0 582 44 576V612H-44z" fill="${mix(ink, lightOf(ink), 0.24)}" stroke="${shadowOf(ink)}"/>${studs.join('')}`
}

/** A broad hook-and-loop strap with a bound end. */
function touchTape(ink: Ink): string {
  const tongue = 'M-120 571Q-30 582 40 579Q56 592 42 609Q-30 611 -120 606z'
  const cloth = mix(ink, lightOf(ink), 0.34)
  return `${base(ink)}<path d="M40 582H116V604H46z" fill="${shadowOf(ink)}" opacity=".55"/><path d="${tongue}" transform="translate(3 4)" fill="#000" opacity=".35"/><path d="${tongue}" fill="${cloth}" stroke="${shadowOf(ink)}"/>${stitch('M-116 577Q-30 587 34 585Q44 593 36 603Q-30 605 -116 600', cloth, 0.9)}`
}

/** An elastic cord in a channel, tightened by a cord lock. */
function cord(ink: Ink, zip: Ink): string {
  return `<path d="M-120 586Q0 602 120 586" fill="none" stroke="#000" stroke-width="13" opacity=".4" transform="translate(2 4)"/><path d="M-120 586Q0 602 120 586" fill="none" stroke="${shadowOf(zip)}" stroke-width="11"/><path d="M-120 586Q0 602 120 586" fill="none" stroke="${zip}" stroke-width="8.6"/><path d="M-120 586Q0 602 120 586" fill="none" stroke="${shadowOf(zip)}" stroke-width="8" stroke-dasharray="2 4" opacity=".4"/><path d="M-134 568l34 6v30l-34-4zM134 568l-34 6v30l34-4z" fill="${ink}" stroke="${shadowOf(ink)}"/>${cordLock(8, 596, 88, zip, 1.3)}`
}
