import type { Words } from '../words.types.ts'

export const families: Words['families'] = {
  shell: {
    summaries: [
      'La pluie reste dehors, vous restez au sec.',
      'On entend la pluie bien avant de la sentir.',
      'Pour le jour où la météo s’est trompée.',
      'Le temps d’un côté, vous de l’autre.',
    ],
    sentences: [
      'Les épaules suivent le mouvement et le bas reste sous le baudrier.',
      'Les manches suivent le geste : bras levés, rien ne remonte.',
      'Les zips sont étanches, les poignets se serrent, et il reste la place d’une couche chaude.',
    ],
  },
  insulation: {
    summaries: [
      'La chaleur des moments d’arrêt.',
      'Beaucoup de chaleur, peu de poids.',
      'La couche qu’on enfile au sommet.',
      'Pour les matins froids et les longues soirées au refuge.',
    ],
    sentences: [
      'La taille des caissons maintient le garnissage là où il faut.',
      'Seule, elle coupe le vent ; sous une veste, elle devient votre chauffage.',
      'Comprimée, elle n’est pas plus grosse qu’une miche de pain.',
    ],
  },
  vest: {
    summaries: [
      'Le buste au chaud, les bras libres.',
      'La moitié de veste dont on a le plus besoin.',
      'Pour le premier kilomètre, le plus froid.',
      'Le vent arrêté devant, de l’air dans le dos.',
    ],
    sentences: [
      'Les emmanchures sont ajustées et ne frottent pas.',
      'Il disparaît dans une poche dès que le soleil sort.',
      'Sur un haut léger en automne, sous une veste en hiver.',
    ],
  },
  fleece: {
    summaries: [
      'La couche qu’on oublie d’enlever.',
      'Douce, chaude et facile à vivre.',
      'Une chaleur qui respire.',
      'De la tente au train du retour.',
    ],
    sentences: [
      'La coupe raglan ne laisse aucune couture sous les bretelles du sac.',
      'Elle tient chaud au repos et n’étouffe pas à la montée.',
      'Le fil est assez dense pour ne pas boulocher, et le tissu est lavé avant la coupe.',
    ],
  },
  baselayer: {
    summaries: [
      'La première couche fait le travail en silence.',
      'La peau sèche, une chaleur régulière.',
      'Près du corps, et vite oublié.',
      'Pour trois jours sans lessive.',
    ],
    sentences: [
      'La coupe suit le corps sans le serrer.',
      'Les coutures évitent les points d’appui des bretelles et de la ceinture.',
      'Assez long pour rester là où on l’a rentré.',
    ],
  },
  tee: {
    summaries: [
      'Un t-shirt qui n’a rien à prouver.',
      'Léger, simple et durable.',
      'Pour l’aller, la montée et le retour.',
      'Un t-shirt de moins dans le sac.',
    ],
    sentences: [
      'Les épaules restent libres, le bas tombe droit.',
      'Le col reste plat, lavage après lavage.',
      'Coupé assez large pour que l’air circule.',
    ],
  },
  pants: {
    summaries: [
      'Fait pour la seconde moitié de la journée.',
      'Des genoux qui plient, un tissu qui dure.',
      'À la montée, à la descente et à travers les ronces.',
      'Assez de poches, et aucune de trop.',
    ],
    sentences: [
      'La taille reste plate sous la ceinture du sac.',
      'La coupe permet de lever haut la jambe et s’affine vers la cheville.',
      'Les zones exposées ont une double couture et se réparent.',
    ],
  },
  shorts: {
    summaries: [
      'Les jambes libres, les poches fermées.',
      'Pour les journées chaudes dès le matin.',
      'Léger, vite sec, difficile à user.',
      'Court, juste là où il faut.',
    ],
    sentences: [
      'La ceinture est plate et ne s’enroule pas.',
      'La fente latérale s’ouvre avec la foulée.',
      'Ce qu’on met dans les poches y reste.',
    ],
  },
  tights: {
    summaries: [
      'Près du corps, chaud et sans pincer.',
      'Il bouge quand vous bougez.',
      'Pour les matins sombres et les chemins gelés.',
      'Une seconde peau qui reste en place.',
    ],
    sentences: [
      'La ceinture est large et tient sans nœud.',
      'Les coutures sont plates et passent derrière le genou, pas dessus.',
      'La maille reprend sa forme après chaque flexion.',
    ],
  },
  gloves: {
    summaries: [
      'Les mains au chaud, les doigts libres.',
      'Pour les nœuds, les zips et les boucles.',
      'Pour ne pas avoir à les enlever.',
      'La prise d’abord, la chaleur ensuite.',
    ],
    sentences: [
      'Les doigts sont préformés, comme la main.',
      'Les coutures évitent le bout des doigts.',
      'Une boucle au poignet permet de les suspendre pour sécher.',
    ],
  },
  beanie: {
    summaries: [
      'Petit, chaud, toujours dans la poche.',
      'Les oreilles au chaud, la journée sauvée.',
      'Pour un vent qui vient de partout.',
      'La façon la plus simple de rester au chaud.',
    ],
    sentences: [
      'Sa forme l’empêche de glisser.',
      'Il couvre les oreilles et laisse les yeux tranquilles.',
      'Il passe sous une capuche sans faire de bosse.',
    ],
  },
  cap: {
    summaries: [
      'De l’ombre qui se range à plat.',
      'Ni soleil, ni pluie, ni sueur dans les yeux.',
      'Une visière pour le soleil bas.',
      'Légère comme une feuille de papier.',
    ],
    sentences: [
      'Le tissu sèche au vent de votre allure.',
      'La visière reprend sa forme à la sortie du sac.',
      'Le dessous sombre coupe les reflets de l’eau et de la neige.',
    ],
  },
  socks: {
    summaries: [
      'Rien entre vous et le chemin qui puisse frotter.',
      'Un confort qui commence au talon.',
      'Pour de longues heures dans les mêmes chaussures.',
      'Elles ne glissent pas et ne tournent pas.',
    ],
    sentences: [
      'Le talon est tricoté comme un vrai talon, rien ne tourne.',
      'Le rembourrage se limite aux points d’appui de la chaussure.',
      'Une gauche, une droite, chacune à la forme de son pied.',
    ],
  },
  shoe: {
    summaries: [
      'Le pied sûr en terrain instable.',
      'Pour les racines, le rocher et le retour.',
      'Une accroche à laquelle on se fie.',
      'Sentir le chemin, pas les cailloux.',
    ],
    sentences: [
      'Le talon est bien tenu, l’avant-pied a de la place.',
      'La gomme reste souple au froid et accroche sur le rocher mouillé.',
      'La semelle intermédiaire est assez épaisse pour les longues journées et assez basse pour sentir le sol.',
    ],
  },
  pack: {
    summaries: [
      'Porte bien, parle peu.',
      'Chaque chose à sa place, et rien qui pende.',
      'Près du dos, facile d’accès.',
      'Pour le nécessaire, et rien de plus.',
    ],
    sentences: [
      'Les bretelles sont coupées pour laisser les bras libres.',
      'La charge reste près de la colonne et ne balance pas.',
      'Boucles et tirettes se remplacent sans machine à coudre.',
    ],
  },
}
