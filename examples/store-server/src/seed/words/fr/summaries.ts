import type { Words } from '../words.types.ts'

export const summaries: Words['summaries'] = {
  rainShell: [
    'Vous garde au sec sous la pluie et dans le vent.',
    'Veste imperméable pour les jours de pluie.',
    'Protège de la pluie et du vent et laisse de la place à une couche chaude.',
    'À porter sous la pluie et les averses.',
  ],
  mountainShell: [
    'Arrête la pluie, la neige et le vent.',
    'Veste imperméable pour la pluie et la neige mouillée.',
    'Protège de la pluie, de la neige et du vent et laisse de la place aux couches chaudes.',
    'À porter par temps de pluie, de neige ou de tempête.',
  ],
  linedShell: [
    'Au chaud et au sec par temps froid et pluvieux.',
    'Une parka chaude contre la pluie, la neige et le vent.',
    'Tient chaud et garde au sec sous la pluie et la neige.',
  ],
  softshell: [
    'Veste extensible pour les journées fraîches et venteuses.',
    'Veste respirante qui arrête l’essentiel du vent.',
    'Une grande liberté de mouvement par temps frais et sec.',
  ],
  windShell: [
    'Couche extérieure contre le vent.',
    'À porter quand le vent se lève.',
    'Coupe le vent et passe facilement sur les autres couches.',
  ],
  insulation: [
    'Une doudoune qui tient chaud, même à l’arrêt.',
    'Beaucoup de chaleur pour peu de poids.',
    'La chaleur qu’il faut au sommet, au bivouac et en hiver.',
    'Une couche chaude pour les matins et les soirs froids.',
  ],
  windVest: [
    'Protège la poitrine du vent.',
    'Une couche légère quand la matinée est fraîche.',
    'Coupe le vent et laisse les bras libres.',
  ],
  warmVest: [
    'Garde le buste au chaud et laisse les bras libres.',
    'De la chaleur en plus, sans épaisseur aux bras.',
    'Un gilet chaud pour les journées froides.',
  ],
  fleece: [
    'Couche intermédiaire douce et chaude.',
    'Chaude et respirante pendant l’effort.',
    'Agréable à porter seule ou sous une veste.',
    'Douce, chaude et vite sèche.',
  ],
  baselayer: [
    'Première couche pour le froid et l’effort.',
    'Éloigne la transpiration de la peau.',
    'Près du corps et facile à superposer.',
    'Agréable sur la peau toute la journée.',
  ],
  tee: [
    'Un t-shirt confortable pour le sport et le quotidien.',
    'Léger, aéré et facile à porter.',
    'Un t-shirt léger pour l’été.',
    'Un t-shirt simple, en montagne comme en ville.',
  ],
  pants: [
    'Confortable, avec une grande liberté de mouvement.',
    'Fait pour bouger dehors toute la journée.',
    'Coupé pour grimper, se baisser et marcher à grands pas.',
    'Une protection fiable pour les jambes.',
  ],
  rainPants: [
    'Garde les jambes au sec sous la pluie.',
    'Pantalon imperméable contre la pluie et le vent.',
    'À porter sous la pluie et sur les chemins mouillés.',
  ],
  snowPants: [
    'Protège les jambes de la neige et de la pluie.',
    'Pantalon imperméable pour la poudreuse, la neige mouillée et la pluie.',
    'À porter par temps de neige, de vent et de pluie.',
  ],
  shorts: [
    'Un short léger pour l’été.',
    'Frais, confortable et vite sec.',
    'Laisse les jambes libres de leurs mouvements.',
    'Léger, confortable et facile à emporter.',
  ],
  tights: [
    'Près du corps et confortable en mouvement.',
    'Ajusté, sans gêner les mouvements.',
    'À porter quand il fait frais ou froid.',
    'Extensible et facile à superposer.',
  ],
  gloves: [
    'Des gants confortables par temps frais ou froid.',
    'Protègent les mains sans gêner les gestes.',
    'Bien ajustés, pour garder des gestes précis.',
    'Coupés pour suivre les mouvements de la main.',
  ],
  beanie: [
    'Un bonnet chaud pour l’hiver.',
    'Garde la tête et les oreilles au chaud.',
    'Petit, chaud et facile à emporter.',
    'Protège la tête du froid et du vent.',
  ],
  cap: [
    'Protège les yeux du soleil et de la pluie.',
    'De l’ombre sur le visage par grand soleil.',
    'Légère, confortable et facile à emporter.',
    'Une casquette légère pour le sport.',
  ],
  socks: [
    'Des chaussettes confortables du matin au soir.',
    'Les pieds au sec et à l’aise pendant des heures.',
    'Bien ajustées au pied.',
    'Respirantes et résistantes.',
  ],
  shoe: [
    'Une bonne accroche sur sentier et terrain meuble.',
    'Le pied bien tenu en terrain accidenté.',
    'Confortables du matin au soir.',
    'Une adhérence sûre sur la roche et les racines.',
  ],
  roadShoe: [
    'Un amorti doux pour la route et le bitume.',
    'Une foulée fluide sur sol dur.',
    'Confortables sur les longues sorties.',
    'Des chaussures légères pour la route et les chemins durs.',
  ],
  pack: [
    'Confortable à porter et facile à remplir.',
    'Près du dos et stable en mouvement.',
    'Porte le matériel près du dos.',
    'De la place pour l’essentiel, facile d’accès.',
  ],
}
