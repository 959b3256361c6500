import type { Words } from '../words.types.ts'

export const materials: Words['materials'] = {
  laminate3: [
    'Three-layer laminate: 100% recycled polyamide face, microporous membrane, tricot backer',
    'Three layers bonded into one keep rain out and let steam leave.',
  ],
  laminate25: [
    '2.5-layer laminate: 100% recycled polyamide with a printed inner film',
    'The laminate is light enough to forget and dense enough for an hour of steady rain.',
  ],
  twillLaminate: [
    'Two-layer laminate: 100% recycled polyester twill, membrane, polyester taffeta lining',
    'A twill face gives the laminate a matte, quiet surface that does not rustle.',
  ],
  waxedCotton: [
    '60% organic cotton, 40% recycled polyester, plant-based wax',
    'Dense cotton with a wax finish turns wind and showers and takes a patina with the years.',
  ],
  softshell: [
    '88% recycled polyamide, 12% elastane, double weave',
    'The double weave stretches in four directions and dries on the way down.',
  ],
  windPolyamide: [
    '100% recycled polyamide, 20 denier',
    'A tight 20-denier weave stops the wind and leaves room for your own warmth to escape.',
  ],
  down800: [
    'Shell: 100% recycled polyamide. Filling: 90% responsibly sourced goose down, 10% feather, 800 cuin',
    'High-loft down holds a lot of warmth for very little weight.',
  ],
  down650: [
    'Shell: 100% recycled polyamide. Filling: 100% recycled down, 650 cuin',
    'The down has had a life before: sorted, washed and filled again.',
  ],
  recycledFill: [
    'Shell: 100% recycled polyamide. Filling: 100% recycled polyester, 80 g/m²',
    'The recycled filling keeps its loft when it gets damp.',
  ],
  pile: ['100% recycled polyester pile, 320 g/m²', 'Deep pile traps still air and feels warm from the first minute.'],
  gridKnit: [
    '94% recycled polyester, 6% elastane, grid knit',
    'The grid inside leaves channels through which heat can go when you work.',
  ],
  microFleece: [
    '100% recycled polyester fleece, 190 g/m²',
    'Fine fleece, brushed on the inside only, so that it slides under a shell.',
  ],
  merino180: [
    '87% merino wool, 13% polyamide core, 180 g/m²',
    'Merino spun round a fine core keeps its shape and stays fresh for days.',
  ],
  merino150: ['100% merino wool, 150 g/m², mulesing-free', 'Fine merino is cool when you move and warm when you stop.'],
  polyKnit: [
    '100% recycled polyester jersey, 120 g/m²',
    'The light knit moves sweat outwards and dries before you notice.',
  ],
  hempCotton: ['55% hemp, 45% organic cotton, 170 g/m²', 'Hemp and organic cotton grow softer with every wash.'],
  stretchWeave: [
    '92% recycled polyamide, 8% elastane, plain weave',
    'The stretch weave is light on the leg and shrugs off thorns.',
  ],
  tightKnit: [
    '78% recycled polyamide, 22% elastane',
    'A dense knit supports without pinching and stays opaque in a deep bend.',
  ],
  brushedKnit: [
    '82% recycled polyester, 18% elastane, brushed inside',
    'The brushed inside keeps a little warmth where the wind takes it.',
  ],
  goatskin: [
    'Palm: 100% goat leather. Back: recycled polyester. Lining: polyester fleece',
    'Goat leather is thin, tough and gets better with a little wax.',
  ],
  ribWool: ['100% lambswool, spun and knitted in Europe', 'Lambswool warms even when your breath has frozen on it.'],
  merinoSock: [
    '62% merino wool, 35% polyamide, 3% elastane',
    'Merino keeps the foot dry and the polyamide takes the rubbing.',
  ],
  polySock: [
    '72% recycled polyester, 24% polyamide, 4% elastane',
    'Fine recycled yarn carries damp away from the skin and dries overnight.',
  ],
  meshUpper: [
    'Upper: 100% recycled polyester mesh. Sole: rubber, 20% recycled',
    'The one-piece mesh drains quickly and has no seam at the toes.',
  ],
  nubuckUpper: [
    'Upper: 1.8 mm nubuck leather. Lining: recycled polyester. Sole: rubber',
    'Nubuck takes the shape of the foot and can be cared for over many years.',
  ],
  packCloth: [
    '100% recycled polyamide, 210 denier, coated without PFAS',
    'The 210-denier cloth takes rock, ice and luggage belts without complaint.',
  ],
  lightRipstop: [
    '100% recycled polyamide ripstop, 70 denier',
    'Light ripstop with stretch mesh lies close and does not bounce.',
  ],
}
