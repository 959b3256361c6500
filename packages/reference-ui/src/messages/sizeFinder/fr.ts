import type { SizeFinderMessages } from './index.ts'

export const messages: SizeFinderMessages = {
  findSize: 'Trouver ma taille',
  privacy: 'Vos mesures restent sur cette page. Elles ne sont ni enregistrées ni envoyées.',
  table: 'Tailles pour',
  women: 'Femme',
  men: 'Homme',
  heightCm: 'Stature en cm',
  heightIn: 'Stature en pouces',
  feetHint: 'Vous pouvez aussi saisir des pieds et des pouces, par exemple 5 pieds 6 pouces.',
  label: { chest: 'Tour de poitrine', waist: 'Tour de taille', hip: 'Tour de hanches' },
  labelIn: { cm: (what) => `${what} en cm`, in: (what) => `${what} en pouces` },
  optional: (label) => `${label} (facultatif)`,
  hint: {
    chest:
      'Mesurez à l’endroit le plus large, sans serrer le mètre ruban. Sans mètre ruban, choisissez votre taille habituelle.',
    waist:
      'Mesurez là où se porte la ceinture, sans serrer le mètre ruban. Sans mètre ruban, choisissez votre taille habituelle.',
    hip: 'Mesurez à l’endroit le plus large, sans serrer le mètre ruban.',
  },
  girth: { chest: 'tour de poitrine', waist: 'tour de taille', hip: 'tour de hanches' },
  enterLength: (range, example) => `Saisissez une mesure (${range}), par exemple ${example}.`,
  heightExampleCm: '170 ou 1,70\u00a0m',
  heightExampleIn: '66 ou 5 pieds 6 pouces',
  usualSize: 'Votre taille habituelle (facultatif)',
  unknown: 'Je ne sais pas',
  wantedFit: 'Entre deux tailles, quelle coupe préférez-vous ?',
  closeFit: 'Ajustée',
  regularFit: 'Normale',
  looseFit: 'Ample',
  suggest: 'Proposer une taille',
  suggestion: (size) => `Nous vous conseillons ${size}.`,
  cm: (range) => `${range}\u00a0cm`,
  in: (range) => `${range} pouces`,
  fits: (size, girth, range) => `${size} convient à un ${girth} de ${range}.`,
  unmeasured: (size, girth, range) =>
    `Sans votre ${girth}, nous partons de votre taille habituelle. Notre taille ${size} convient à un ${girth} de ${range}.`,
  split: (waist, hip, size) =>
    `Votre tour de taille correspond à ${waist}, votre tour de hanches à ${hip}. ${size} est assez ample aux deux endroits.`,
  between: (size, other) => `Vous êtes entre ${size} et ${other}.`,
  close: (size, other) =>
    `${size} est plus ajusté, comme vous le souhaitez ; pour une couche épaisse en dessous, prenez ${other}.`,
  loose: (size, other) =>
    `${size} est plus ample, comme vous le souhaitez ; pour une coupe plus ajustée, prenez ${other}.`,
  tall: (size, other) => `À votre stature, ${size} est assez long ; pour une coupe plus ajustée, prenez ${other}.`,
  short: (size, other) =>
    `À votre stature, la longueur de ${size} convient ; pour une coupe plus ample, prenez ${other}.`,
  usual: (size, other) => `${size} est votre taille habituelle ; si elle ne va pas, essayez ${other}.`,
  measured: (size, other) => `${size} est le choix le plus sûr ; si cette taille ne va pas, essayez ${other}.`,
  outside: (size, girth, range) =>
    `Nos tailles conviennent à un ${girth} de ${range}. ${size} est la plus proche, mais elle risque de ne pas aller.`,
  soldOutIn: (size, color, others) => `${size} est épuisé en ${color}, mais disponible en ${others}.`,
  soldOut: (size) => `${size} est épuisé. Choisissez cette taille pour recevoir un e-mail à son retour en stock.`,
  choose: (size) => `Choisir ${size}`,
}
