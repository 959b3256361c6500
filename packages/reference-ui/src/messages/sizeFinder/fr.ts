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
  chestCm: 'Tour de poitrine en cm',
  chestIn: 'Tour de poitrine en pouces',
  chestHint:
    'Mesurez à l’endroit le plus large, sans serrer le mètre ruban. Sans mètre ruban, choisissez votre taille habituelle.',
  enterLength: (range, example) => `Saisissez une mesure (${range}), par exemple ${example}.`,
  heightExampleCm: '170 ou 1,70\u00a0m',
  heightExampleIn: '66 ou 5 pieds 6 pouces',
  usualSize: 'Votre taille habituelle (facultatif)',
  unknown: 'Je ne sais pas',
  wantedFit: 'Quelle coupe souhaitez-vous ?',
  closeFit: 'Ajustée',
  regularFit: 'Normale',
  looseFit: 'Ample',
  suggest: 'Proposer une taille',
  suggestion: (size) => `Nous vous conseillons ${size}.`,
  cm: (range) => `${range}\u00a0cm`,
  in: (range) => `${range} pouces`,
  fits: (size, range) => `${size} convient à un tour de poitrine de ${range}.`,
  unmeasured: (size, range) =>
    `Sans votre tour de poitrine, nous partons de votre taille habituelle. Notre taille ${size} convient à un tour de poitrine de ${range}.`,
  between: (size, other) => `Vous êtes entre ${size} et ${other}.`,
  close: (size, other) =>
    `${size} est plus ajusté, comme vous le souhaitez ; pour une couche épaisse en dessous, prenez ${other}.`,
  loose: (size, other) =>
    `${size} est plus ample, comme vous le souhaitez ; pour une coupe plus ajustée, prenez ${other}.`,
  tall: (size, other) => `À votre stature, ${size} est assez long ; pour une coupe plus ajustée, prenez ${other}.`,
  short: (size, other) =>
    `À votre stature, la longueur de ${size} convient ; pour une coupe plus ample, prenez ${other}.`,
  usual: (size, other) => `${size} est votre taille habituelle ; si elle ne va pas, essayez ${other}.`,
  chest: (size, other) => `${size} est le choix le plus sûr ; si cette taille ne va pas, essayez ${other}.`,
  outside: (size, range) =>
    `Nos tailles conviennent à un tour de poitrine de ${range}. ${size} est la plus proche, mais elle risque de ne pas aller.`,
  soldOutIn: (size, color, others) => `${size} est épuisé en ${color}, mais disponible en ${others}.`,
  soldOut: (size) => `${size} est épuisé. Choisissez cette taille pour recevoir un e-mail à son retour en stock.`,
  choose: (size) => `Choisir ${size}`,
}
