import type { Words } from '../words.types.ts'

export const families: Words['families'] = {
  shell: {
    summaries: [
      'Outer layer for wind and changeable weather.',
      'Weather protection with room for warm layers.',
      'A jacket for windy and unsettled days.',
      'Keeps the wind off and fits easily over other layers.',
    ],
    sentences: [
      'The cut is easy to move in and roomy enough for a warm layer.',
      'Wear this layer over a shirt on mild days and over a fleece or an insulated jacket when it gets cold.',
      'As an outer layer, it goes over a base layer on the move and over insulation during breaks.',
    ],
  },
  insulation: {
    summaries: [
      'Warm jacket for cold days and long breaks.',
      'A lot of warmth for little weight.',
      'Insulation for summits, camp and winter walks.',
      'A warm layer for cold mornings and evenings.',
    ],
    sentences: [
      'Wear the jacket on its own on dry, cold days or as a midlayer under a shell.',
      'The jacket packs down small, so it is easy to bring along for breaks and cold evenings.',
      'The jacket is warm enough for days around freezing; add a shell on top in wind and wet snow.',
    ],
  },
  vest: {
    summaries: [
      'Keeps your core warm and your arms free.',
      'A light layer for cool mornings.',
      'Keeps the wind off your chest.',
      'Extra warmth without bulk at the arms.',
    ],
    sentences: [
      'Wear this layer over a shirt or base layer, and under a jacket when it gets colder.',
      'This layer takes up little space, so you can take it off and carry it once you have warmed up.',
      'This layer is made for days that are too cool for a shirt and too warm for a jacket.',
    ],
  },
  fleece: {
    summaries: [
      'Soft, warm midlayer for cool days.',
      'Breathable warmth for active days.',
      'A comfortable layer on its own or under a shell.',
      'Warm, soft and quick to dry.',
    ],
    sentences: [
      'Wear the fleece on its own on dry days and under a shell in wind and rain.',
      'The fleece keeps you warm at rest and breathes well when you work hard.',
      'The fleece is comfortable enough to wear all day, outdoors and around town.',
    ],
  },
  baselayer: {
    summaries: [
      'First layer for cold and active days.',
      'Moves sweat away from the skin.',
      'Fits close and layers well.',
      'Comfortable against the skin all day.',
    ],
    sentences: [
      'The shirt fits close, so other layers slide over it easily.',
      'Wear the shirt under a fleece in winter and under a light jacket the rest of the year.',
      'The close fit stays in place when you move and does not pinch.',
    ],
  },
  tee: {
    summaries: [
      'A comfortable T-shirt for sport and every day.',
      'Light, airy and easy to wear.',
      'A light shirt for warm days.',
      'A simple T-shirt for the outdoors and around town.',
    ],
    sentences: [
      'The regular cut leaves room to move.',
      'Wear the T-shirt on its own in summer and under a jacket when it gets cooler.',
      'The T-shirt is light, packs small and is easy to combine with other layers.',
    ],
  },
  pants: {
    summaries: [
      'Comfortable and easy to move in.',
      'Made for full days outside.',
      'Cut for climbing, bending and long strides.',
      'Reliable protection for your legs.',
    ],
    sentences: [
      'The regular cut leaves room to bend your knees and take high steps.',
      'When it gets cold, there is room for a thin base layer underneath.',
      'The fit at the waist is comfortable, even when you carry a backpack.',
    ],
  },
  shorts: {
    summaries: [
      'Light shorts for warm days.',
      'Cool, comfortable and quick to dry.',
      'Freedom of movement for your legs.',
      'Light, comfortable and easy to pack.',
    ],
    sentences: [
      'The shorts sit comfortably at the waist and move with your legs.',
      'The shorts weigh little, dry quickly and take up hardly any room in your bag.',
      'The shorts are made for warm weather and leave your legs plenty of room to move.',
    ],
  },
  tights: {
    summaries: [
      'Close-fitting and comfortable on the move.',
      'Freedom of movement with a close fit.',
      'For cool mornings and cold days.',
      'Stretchy and easy to layer.',
    ],
    sentences: [
      'The close fit does not pinch and follows every movement.',
      'Wear the tights on their own on cool days and as a first layer in the cold.',
      'The tights stretch with you, stay in place and keep their shape.',
    ],
  },
  gloves: {
    summaries: [
      'Comfortable gloves for cool and cold days.',
      'Protect your hands without getting in the way.',
      'Close-fitting, with a good feel for your gear.',
      'Made to move with your hands.',
    ],
    sentences: [
      'The gloves fit close, so you can still handle buckles, laces and keys.',
      'The gloves follow the natural curve of the hand and stay comfortable for hours.',
      'The gloves weigh little, so you can keep a pair in your bag for sudden changes in the weather.',
    ],
  },
  beanie: {
    summaries: [
      'Warm beanie for cold days.',
      'Keeps your head and ears warm.',
      'Small, warm and easy to carry.',
      'Protects your head from cold and wind.',
    ],
    sentences: [
      'The beanie covers the ears and stays in place in the wind.',
      'The beanie is small enough to carry anywhere, for when the wind picks up.',
      'The knit stretches to fit most heads and feels soft on the forehead.',
    ],
  },
  cap: {
    summaries: [
      'Keeps sun and rain out of your eyes.',
      'Shade for your face on bright days.',
      'Light, comfortable and easy to carry.',
      'A light cap for active days.',
    ],
    sentences: [
      'The brim shades your eyes from low sun and keeps drizzle off your face.',
      'The cap weighs so little that you can always have it with you.',
      'The cap stays in place when you move, even in the wind.',
    ],
  },
  socks: {
    summaries: [
      'Comfortable socks for long days.',
      'Dry, comfortable feet for hours.',
      'A close fit that does not slip.',
      'Breathable and hard-wearing.',
    ],
    sentences: [
      'The close fit keeps the socks from slipping or bunching up in the shoe.',
      'The shaped heel holds the socks in place, so nothing twists or rubs.',
      'The socks stretch to fit your foot and keep their shape wash after wash.',
    ],
  },
  shoe: {
    summaries: [
      'Good grip on trails and loose ground.',
      'Secure footing on rough ground.',
      'Comfortable for long days on the trail.',
      'Sure grip on rock and roots.',
    ],
    sentences: [
      'The heel sits firmly, and the forefoot has room on long descents.',
      'The rubber sole stays soft in the cold and grips on wet rock.',
      'The midsole cushions long days and is low enough to feel the ground.',
    ],
  },
  roadShoe: {
    summaries: [
      'Soft cushioning for road and pavement.',
      'Smooth strides on hard ground.',
      'Comfortable on long road runs.',
      'Light shoes for roads and firm paths.',
    ],
    sentences: [
      'The heel sits firmly, and the forefoot has room when your feet swell on long runs.',
      'The rubber grips on dry and wet asphalt.',
      'The foam softens each landing and springs back at push-off.',
    ],
  },
  pack: {
    summaries: [
      'Comfortable to carry and easy to pack.',
      'Sits close and stays stable as you move.',
      'Carries your gear close to your back.',
      'Room for what you need, easy to reach.',
    ],
    sentences: [
      'The shoulder straps are shaped to leave your arms free.',
      'The load sits close to your back and does not sway.',
      'The straps adjust quickly, so the weight sits where you want it.',
    ],
  },
}
