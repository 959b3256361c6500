import { webbing } from '../blocks/webbing.ts'
import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { mesh, ripstop } from '../drawing/cloth.ts'
import { type Ink, mix, printOn, shadowOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { mirrored, onSide, type Point, SIDES, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { laminatedZip, mark, puller, reflective, seam } from '../drawing/trims.ts'

type Details = DetailsOf<'pack'>

const SAC: readonly Point[] = [
  [0, 176],
  [84, 178],
  [140, 200],
  [168, 280],
  [178, 420],
  [192, 560],
  [204, 680],
  [184, 742],
  [96, 764],
  [0, 768],
]

/** Draws the bag: light cloth, a stretch pocket and a reflective band. */
export function bag(art: Art, { lid, lashing, pocket }: Details, zip: Ink): void {
  const { body, accent } = art.colourway
  for (const side of SIDES) {
    const strap = spline(
      onSide(side, [
        [64, 206, 1],
        [84, 158],
        [136, 150],
        [166, 196],
        [172, 300, 1],
        [120, 260],
      ]),
      true,
    )
    panel(art, strap, mix(body, shadowOf(body), 0.25), {
      across: [-160, 200, 160, 210],
      texture: mesh(art),
      textureOpacity: 0.2,
    })
  }
  art.add(webbing('M-24 178C-22 140 22 140 24 178', 11, '#24272b'))
  const closing =
    lid === 'roll-top'
      ? art.part(
          'roll-top',
          `<path d="M-170 214Q0 232 170 214V262Q0 280 -170 262z" fill="${mix(body, shadowOf(body), 0.18)}"/>${seam('M-176 264Q0 282 176 264M-170 238Q0 256 170 238', body, { soft: 0.5 })}`,
        )
      : art.part(
          'panel-zip',
          laminatedZip('M-142 420V300C-140 226 -100 206 0 204C100 206 140 226 142 300V420', body, zip, 9) +
            puller(142, 404, zip, 26, 0),
        )
  const cord = 'M-84 300L84 346L-84 392L84 438M84 300L-84 346L84 392L-84 438'
  const laced =
    lashing === 'bungee'
      ? art.part(
          'bungee',
          `<path d="${cord}" fill="none" stroke="${shadowOf(zip)}" stroke-width="6"/><path d="${cord}" fill="none" stroke="${zip}" stroke-width="4"/>`,
        )
      : lashing === 'daisy'
        ? art.part('daisy-chain', webbing('M-60 290V470M60 290V470', 11, '#24272b'))
        : mark(0, 370, 2.2, printOn(body), 0.85)
  panel(art, mirrored(SAC), body, {
    across: [-200, 460, 200, 480],
    fall: [0, 170, 0, 800],
    folds: new Folds()
      .fold([-150, 300], [-90, 380], 16, 0.08, 1)
      .fold([150, 320], [96, 400], 16, -0.08, 1)
      .fold([-30, 290], [-60, 460], 22, 0.04, 2),
    texture: ripstop(art, body),
    textureOpacity: 0.38,
    over: closing + laced,
  })
  const stretch: Point[] = [
    [0, 520],
    [100, 512],
    [186, 486, 1],
    [200, 600],
    [200, 690],
    [176, 736],
    [90, 754],
    [0, 758],
  ]
  art.addPart('stretch-pocket', () =>
    panel(art, mirrored(stretch), accent, {
      silhouette: false,
      across: [-200, 620, 200, 630],
      folds: new Folds().fold([-120, 530], [-100, 680], 18, 0.05, 1).fold([120, 530], [104, 680], 18, -0.05, 1),
      texture: mesh(art),
      textureOpacity: 0.24,
      over:
        seam('M-190 494Q0 546 190 494', accent, { soft: 0.5, stitch: '0 6' }) +
        art.part('reflective', reflective('M-120 640Q0 652 120 640', 6)) +
        (pocket === 'twin' ? seam('M0 528V760', accent, { soft: 0.4 }) : ''),
    }),
  )
}
