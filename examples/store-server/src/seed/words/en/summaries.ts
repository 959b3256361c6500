import type { Words } from '../words.types.ts'

export const summaries: Words['summaries'] = {
  rainShell: [
    'Keeps you dry in rain and wind.',
    'Waterproof jacket for rainy days.',
    'Protection from rain and wind, with room for a warm layer.',
    'A jacket for steady rain and sudden showers.',
  ],
  mountainShell: [
    'Keeps rain, snow and wind out.',
    'Waterproof jacket for rain and wet snow.',
    'Protection from rain, snow and wind, with room for warm layers.',
    'A jacket for days of rain, snow or storms.',
  ],
  linedShell: [
    'Warm and waterproof for cold, rainy days.',
    'Warm parka for rain, snow and wind.',
    'Keeps you warm and dry in rain and snow.',
  ],
  softshell: [
    'Stretch jacket for cool, windy days.',
    'Breathable jacket that keeps most of the wind off.',
    'Easy to move in on cool, dry days.',
  ],
  windShell: [
    'Outer layer against the wind.',
    'A jacket for windy days.',
    'Keeps the wind off and fits easily over other layers.',
  ],
  insulation: [
    'Warm jacket for cold days and long breaks.',
    'A lot of warmth for little weight.',
    'Insulation for summits, camp and winter walks.',
    'A warm layer for cold mornings and evenings.',
  ],
  windVest: [
    'Keeps the wind off your chest.',
    'A light layer for cool mornings.',
    'Blocks the wind and leaves your arms free.',
  ],
  warmVest: [
    'Keeps your core warm and your arms free.',
    'Extra warmth without bulk at the arms.',
    'Warmth for your core on cold days.',
  ],
  fleece: [
    'Soft, warm midlayer for cool days.',
    'Breathable warmth for active days.',
    'A comfortable layer on its own or under a shell.',
    'Warm, soft and quick to dry.',
  ],
  baselayer: [
    'First layer for cold and active days.',
    'Moves sweat away from the skin.',
    'Fits close and layers well.',
    'Comfortable against the skin all day.',
  ],
  tee: [
    'A comfortable T-shirt for sport and every day.',
    'Light, airy and easy to wear.',
    'A light shirt for warm days.',
    'A simple T-shirt for the outdoors and around town.',
  ],
  pants: [
    'Comfortable and easy to move in.',
    'Made for full days outside.',
    'Cut for climbing, bending and long strides.',
    'Reliable protection for your legs.',
  ],
  rainPants: [
    'Keep your legs dry in the rain.',
    'Waterproof protection from rain and wind.',
    'Made for rain and wet ground.',
  ],
  snowPants: [
    'Keep snow and rain off your legs.',
    'Waterproof in powder, wet snow and rain.',
    'Made for days of snow, wind and rain.',
  ],
  shorts: [
    'Light shorts for warm days.',
    'Cool, comfortable and quick to dry.',
    'Freedom of movement for your legs.',
    'Light, comfortable and easy to pack.',
  ],
  tights: [
    'Close-fitting and comfortable on the move.',
    'Freedom of movement with a close fit.',
    'For cool mornings and cold days.',
    'Stretchy and easy to layer.',
  ],
  gloves: [
    'Comfortable gloves for cool and cold days.',
    'Protect your hands without getting in the way.',
    'Close-fitting, with a good feel for your gear.',
    'Made to move with your hands.',
  ],
  beanie: [
    'Warm beanie for cold days.',
    'Keeps your head and ears warm.',
    'Small, warm and easy to carry.',
    'Protects your head from cold and wind.',
  ],
  cap: [
    'Keeps sun and rain out of your eyes.',
    'Shade for your face on bright days.',
    'Light, comfortable and easy to carry.',
    'A light cap for active days.',
  ],
  socks: [
    'Comfortable socks for long days.',
    'Dry, comfortable feet for hours.',
    'A close fit that does not slip.',
    'Breathable and hard-wearing.',
  ],
  shoe: [
    'Good grip on trails and loose ground.',
    'Secure footing on rough ground.',
    'Comfortable for long days on the trail.',
    'Sure grip on rock and roots.',
  ],
  roadShoe: [
    'Soft cushioning for road and pavement.',
    'Smooth strides on hard ground.',
    'Comfortable on long road runs.',
    'Light shoes for roads and firm paths.',
  ],
  pack: [
    'Comfortable to carry and easy to pack.',
    'Sits close and stays stable as you move.',
    'Carries your gear close to your back.',
    'Room for what you need, easy to reach.',
  ],
}
