import type { Words } from '../words.types.ts'

export const sentences: Words['sentences'] = {
  shell: [
    'The cut is easy to move in and roomy enough for a warm layer.',
    'Wear this layer over a shirt on mild days and over a fleece or an insulated jacket when it gets cold.',
    'As an outer layer, it goes over a base layer on the move and over insulation during breaks.',
  ],
  insulation: [
    'Wear the jacket on its own on dry, cold days or as a midlayer under a shell.',
    'The jacket packs down small, so it is easy to bring along for breaks and cold evenings.',
    'The jacket is warm enough for days around freezing; add a shell on top in wind and wet snow.',
  ],
  vest: [
    'Wear this layer over a shirt or base layer, and under a jacket when it gets colder.',
    'This layer takes up little space, so you can take it off and carry it once you have warmed up.',
    'This layer is made for days that are too cool for a shirt and too warm for a jacket.',
  ],
  fleece: [
    'Wear the fleece on its own on dry days and under a shell in wind and rain.',
    'The fleece keeps you warm at rest and breathes well when you work hard.',
    'The fleece is comfortable enough to wear all day, outdoors and around town.',
  ],
  baselayer: [
    'The shirt fits close, so other layers slide over it easily.',
    'Wear the shirt under a fleece in winter and under a light jacket the rest of the year.',
    'The close fit stays in place when you move and does not pinch.',
  ],
  tee: [
    'The regular cut leaves room to move.',
    'Wear the T-shirt on its own in summer and under a jacket when it gets cooler.',
    'The T-shirt is light, packs small and is easy to combine with other layers.',
  ],
  pants: [
    'The regular cut leaves room to bend your knees and take high steps.',
    'When it gets cold, there is room for a thin base layer underneath.',
    'The fit at the waist is comfortable, even when you carry a backpack.',
  ],
  shorts: [
    'The shorts sit comfortably at the waist and move with your legs.',
    'The shorts weigh little, dry quickly and take up hardly any room in your bag.',
    'The shorts are made for warm weather and leave your legs plenty of room to move.',
  ],
  tights: [
    'The close fit does not pinch and follows every movement.',
    'Wear the tights on their own on cool days and as a first layer in the cold.',
    'The tights stretch with you, stay in place and keep their shape.',
  ],
  gloves: [
    'The gloves fit close, so you can still handle buckles, laces and keys.',
    'The gloves follow the natural curve of the hand and stay comfortable for hours.',
    'The gloves weigh little, so you can keep a pair in your bag for sudden changes in the weather.',
  ],
  beanie: [
    'The beanie covers the ears and stays in place in the wind.',
    'The beanie is small enough to carry anywhere, for when the wind picks up.',
    'The knit stretches to fit most heads and feels soft on the forehead.',
  ],
  cap: [
    'The cap shades your eyes from low sun and keeps drizzle off your face.',
    'The cap weighs so little that you can always have it with you.',
    'The cap stays in place when you move, even in the wind.',
  ],
  socks: [
    'The close fit keeps the socks from slipping or bunching up in the shoe.',
    'The shaped heel holds the socks in place, so nothing twists or rubs.',
    'The socks stretch to fit your foot and keep their shape wash after wash.',
  ],
  shoe: [
    'The heel sits firmly, and the forefoot has room on long descents.',
    'The rubber sole stays soft in the cold and grips on wet rock.',
    'The midsole cushions long days and is low enough to feel the ground.',
  ],
  roadShoe: [
    'The heel sits firmly, and the forefoot has room when your feet swell on long runs.',
    'The rubber grips on dry and wet asphalt.',
    'The foam softens each landing and springs back at push-off.',
  ],
  pack: [
    'The shoulder straps are shaped to leave your arms free.',
    'The load sits close to your back and does not sway.',
    'The straps adjust quickly, so the weight sits where you want it.',
  ],
}
