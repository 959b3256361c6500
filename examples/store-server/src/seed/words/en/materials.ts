import type { Words } from '../words.types.ts'

export const materials: Words['materials'] = {
  laminate3: 'Three layers are bonded into one fabric that keeps rain and wind out and lets moisture escape.',
  laminate25: 'The light 2.5-layer laminate keeps rain and wind out and lets moisture escape.',
  twillLaminate: 'The twill laminate keeps rain and snow out, and its matte surface hardly rustles when you move.',
  waxedCotton:
    'The dense, waxed cotton blend keeps off wind and showers, and can be waxed again when the wax wears off.',
  softshell: 'The double-woven fabric stretches in four directions, keeps most of the wind off and dries quickly.',
  windPolyamide:
    'The thin 20-denier fabric is woven so tightly that it blocks the wind, and it still lets heat escape.',
  down800: 'The down has a fill power of 800: it traps a lot of air, so it is very warm for its weight.',
  down650: 'The filling is recycled down, which has been sorted and washed; it is light and keeps you warm.',
  recycledFill: 'The recycled filling keeps you warm even when it is damp, and it dries faster than down.',
  pile: 'The deep pile traps a lot of air, so it is very warm and soft to the touch.',
  gridKnit: 'The grid on the inside holds warm air, and the channels in between help it to dry quickly.',
  microFleece: 'The fine fleece is brushed on the inside and smooth on the outside, so that a jacket slides over it.',
  merino180: 'The merino wool is spun round a fine core that makes it hard-wearing, and it smells fresh for days.',
  merino150: 'The fine merino wool absorbs sweat, keeps you warm even when it is damp and smells fresh for days.',
  polyKnit: 'The light knit carries sweat away from the skin and dries quickly.',
  hempCotton: 'The blend of hemp and organic cotton is hard-wearing and grows softer with every wash.',
  stretchWeave: 'The stretch fabric is light and breathable and stands up to rubbing and scratches.',
  tightKnit: 'The dense, elastic knit supports the muscles, stays opaque when you bend and dries quickly.',
  brushedKnit: 'The knit is brushed on the inside, so that it holds warm air, and it carries sweat outwards.',
  goatskin: 'The goat leather on the palm is thin and hard-wearing and stays supple with a little leather wax.',
  ribWool: 'The ribbed lambswool knit is elastic and keeps you warm even when it is damp.',
  merinoSock: 'The merino wool absorbs moisture and keeps your feet dry, and the nylon protects against wear.',
  polySock: 'The fine recycled yarn carries moisture away from the skin, withstands rubbing and dries overnight.',
  meshUpper: 'The one-piece mesh is airy, lets water drain quickly and has no seam that could rub your toes.',
  knitUpper: 'The one-piece knit stretches with your foot, breathes well and has no seam over the toes.',
  nubuckUpper: 'The nubuck leather adapts to the shape of your foot and lasts many years with regular care.',
  packCloth: 'The tough 210-denier fabric withstands rubbing on rock and ice and rough handling on the way there.',
  lightRipstop: 'The light ripstop fabric resists tears and follows your movements.',
}
