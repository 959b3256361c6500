import type { Words } from '../words.types.ts'

export const materials: Words['materials'] = {
  laminate3: 'Trois couches contrecollées arrêtent la pluie et le vent et laissent sortir l’humidité.',
  laminate25: 'Le laminé léger à 2,5 couches arrête la pluie et le vent et laisse sortir l’humidité.',
  twillLaminate: 'Le laminé en sergé arrête la pluie et la neige, et sa surface mate fait très peu de bruit.',
  waxedCotton:
    'Le mélange de coton dense et ciré arrête le vent et les averses, et peut être reciré quand la cire s’use.',
  softshell: 'Le double tissage s’étire dans les quatre sens, freine le vent et sèche rapidement.',
  windPolyamide: 'Le tissu fin et serré de 20 deniers arrête le vent et laisse s’échapper la chaleur.',
  down800: 'Le duvet d’un pouvoir gonflant de 800\u00a0cuin retient beaucoup d’air et tient très chaud pour son poids.',
  down650: 'Le garnissage en duvet recyclé, trié et lavé, est léger et tient bien chaud.',
  recycledFill: 'Le garnissage recyclé tient chaud même humide et sèche plus vite que le duvet.',
  pile: 'Le poil épais retient beaucoup d’air, tient bien chaud et reste doux au toucher.',
  gridKnit: 'Le quadrillage intérieur retient l’air chaud, et ses canaux aident la matière à sécher vite.',
  microFleece:
    'La maille fine est grattée à l’intérieur et lisse à l’extérieur, pour glisser facilement sous une veste.',
  merino180:
    'La laine mérinos est filée autour d’une âme fine, qui la rend résistante, et limite longtemps les odeurs.',
  merino150: 'La laine mérinos fine absorbe la transpiration, tient chaud même humide et limite longtemps les odeurs.',
  polyKnit: 'La maille légère éloigne la transpiration de la peau et sèche rapidement.',
  hempCotton: 'Le mélange de chanvre et de coton biologique est résistant et s’assouplit à chaque lavage.',
  stretchWeave: 'Le tissu extensible est léger et respirant, et résiste aux frottements et aux accrocs.',
  tightKnit: 'La maille dense et élastique soutient les muscles, reste opaque en flexion et sèche rapidement.',
  brushedKnit: 'La maille grattée à l’intérieur retient l’air chaud et évacue la transpiration.',
  goatskin: 'Le cuir de chèvre de la paume est fin et résistant, et un peu de cire le garde souple.',
  ribWool: 'La maille côtelée en laine d’agneau est élastique et tient chaud même humide.',
  merinoSock: 'La laine mérinos absorbe l’humidité et garde les pieds au sec, et le polyamide protège de l’usure.',
  polySock: 'Le fil fin recyclé éloigne l’humidité de la peau, résiste aux frottements et sèche en une nuit.',
  meshUpper: 'Le mesh d’une seule pièce est aéré, évacue vite l’eau et n’a aucune couture qui frotte aux orteils.',
  knitUpper:
    'La maille d’une seule pièce s’étire avec le pied, laisse passer l’air et n’a aucune couture sur les orteils.',
  nubuckUpper: 'Le cuir nubuck s’adapte à la forme du pied et, bien entretenu, dure de nombreuses années.',
  nubuckLaminate: 'Le cuir nubuck s’adapte à la forme du pied et la membrane qui le double arrête l’eau.',
  packCloth:
    'Le tissu solide de 210 deniers résiste aux frottements sur le rocher et la glace et pendant le transport.',
  lightRipstop: 'Le tissu ripstop léger résiste aux déchirures et suit vos mouvements.',
}
