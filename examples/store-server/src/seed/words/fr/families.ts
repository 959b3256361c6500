import type { Words } from '../words.types.ts'

export const families: Words['families'] = {
  shell: {
    summaries: [
      'Couche extérieure contre le vent et les intempéries.',
      'Protection contre le mauvais temps, avec de la place pour une couche chaude dessous.',
    ],
    sentences: [
      'Les manches sont coupées pour que rien ne remonte quand on lève les bras.',
      'Les épaules résistent aux bretelles d’un sac à dos.',
    ],
  },
  insulation: {
    summaries: ['Couche chaude pour les pauses et les matins froids.', 'Beaucoup de chaleur pour peu de poids.'],
    sentences: [
      'Le matelassage maintient le garnissage en place.',
      'Portée seule, elle coupe le vent ; sous une veste imperméable, elle ajoute de la chaleur.',
    ],
  },
  vest: {
    summaries: ['Garde le buste au chaud et laisse les bras libres.', 'Protège la poitrine du vent.'],
    sentences: [
      'Les emmanchures sont ajustées et ne frottent pas.',
      'Sur un haut léger en automne, sous une veste en hiver.',
    ],
  },
  fleece: {
    summaries: ['Couche intermédiaire douce et chaude.', 'Couche chaude qui laisse sortir l’humidité.'],
    sentences: [
      'La coupe raglan ne laisse aucune couture sous les bretelles du sac.',
      'Elle tient chaud au repos et n’étouffe pas à la montée.',
      'Le fil est assez dense pour ne pas boulocher, et le tissu est lavé avant la coupe.',
    ],
  },
  baselayer: {
    summaries: ['Première couche, à même la peau.', 'Évacue la transpiration et garde une chaleur régulière.'],
    sentences: [
      'La coupe suit le corps sans le serrer.',
      'Les coutures évitent les zones où appuient les bretelles.',
      'Assez long pour rester là où on l’a rentré.',
    ],
  },
  tee: {
    summaries: ['T-shirt léger pour les jours chauds.', 'Agréable seul ou sous une couche chaude.'],
    sentences: [
      'Les épaules restent libres, le bas tombe droit.',
      'Le col reste plat, lavage après lavage.',
      'Coupé assez large pour que l’air circule.',
    ],
  },
  pants: {
    summaries: ['Résistant, avec une grande liberté de mouvement.', 'Pour les longues journées en terrain varié.'],
    sentences: [
      'La taille reste plate sous un sac à dos.',
      'La coupe laisse de la place pour les grands pas.',
      'Les zones exposées ont une double couture et se réparent.',
    ],
  },
  shorts: {
    summaries: ['Léger et vite sec.', 'Pour bouger quand il fait chaud.'],
    sentences: ['La ceinture est plate et ne s’enroule pas.', 'La coupe laisse de la place pour les grandes foulées.'],
  },
  tights: {
    summaries: ['Près du corps et extensible.', 'Pour les matins et les soirs frais.'],
    sentences: [
      'La large ceinture ne glisse pas.',
      'Les coutures sont plates et passent derrière le genou, pas dessus.',
      'La maille reprend sa forme après chaque flexion.',
    ],
  },
  gloves: {
    summaries: ['Des mains au chaud et une bonne prise.', 'Assez de sensibilité pour faire un nœud.'],
    sentences: ['Les doigts sont préformés, comme la main.', 'La coupe laisse le poignet libre.'],
  },
  beanie: {
    summaries: ['Garde la tête et les oreilles au chaud.', 'Bonnet pour les jours froids et venteux.'],
    sentences: ['Sa forme l’empêche de glisser.', 'Il couvre les oreilles et laisse les yeux tranquilles.'],
  },
  cap: {
    summaries: ['Protège les yeux du soleil et de la sueur.', 'Légère et facile à ranger.'],
    sentences: ['La forme revient après le rangement.', 'Le dessous sombre coupe les reflets de l’eau et de la neige.'],
  },
  socks: {
    summaries: ['Bien ajustées, elles ne glissent pas.', 'Pour de longues heures dans les mêmes chaussures.'],
    sentences: [
      'Le talon est tricoté comme un vrai talon, rien ne tourne.',
      'Le rembourrage se limite aux points d’appui de la chaussure.',
      'Une gauche, une droite, chacune à la forme de son pied.',
    ],
  },
  shoe: {
    summaries: ['Une bonne accroche en terrain instable.', 'Pour les racines, le rocher et les graviers.'],
    sentences: [
      'Le talon est bien tenu, l’avant-pied a de la place.',
      'La gomme reste souple au froid et accroche sur le rocher mouillé.',
      'La semelle intermédiaire est assez épaisse pour les longues journées et assez basse pour sentir le sol.',
    ],
  },
  pack: {
    summaries: ['Se porte près du dos.', 'Bien organisé, tout à portée de main.'],
    sentences: [
      'Les bretelles sont coupées pour laisser les bras libres.',
      'La charge reste près de la colonne et ne balance pas.',
    ],
  },
}
