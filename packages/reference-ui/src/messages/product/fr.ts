import type { ProductMessages } from './index.ts'

export const messages: ProductMessages = {
  pictureOf: (picture, pictures) => `Image ${picture} sur ${pictures}`,
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  magnifiedPicture: 'Image agrandie',
  magnified: (times: number) => `agrandie ${times.toLocaleString('fr', { maximumFractionDigits: 1 })} fois`,
  largest: 'agrandissement maximal',
  unit: 'Unité',
  centimetres: 'Centimètres',
  inches: 'Pouces',
  women: 'Femme',
  men: 'Homme',
  chest: 'Poitrine',
  waist: 'Tour de taille',
  hip: 'Hanches',
  hand: 'Tour de main',
  handLength: 'Longueur de main',
  head: 'Tour de tête',
  foot: 'Longueur du pied',
  back: 'Longueur du dos',
  uk: 'UK',
  usWomen: 'US femme',
  usMen: 'US homme',
  measuredOn: 'Ce sont les mesures du corps, pas celles du vêtement.',
  howBody:
    'Mesurez la poitrine et les hanches à l’endroit le plus large, la taille à l’endroit le plus étroit. Ne serrez pas le mètre ruban.',
  howLegs:
    'Mesurez la taille là où se porte le pantalon, et les hanches à l’endroit le plus large. L’entrejambe de chaque taille est indiqué plus haut : comparez-le à la longueur de l’entrejambe jusqu’à l’endroit où doit arriver l’ourlet.',
  howHands:
    'Mesurez le tour de la main aux articulations, sans le pouce, puis la longueur du poignet au bout du majeur.',
  howHead: 'Mesurez le tour de la tête, un doigt au-dessus des oreilles.',
  howFeet: 'Le soir, posez le pied sur une feuille et mesurez du talon à l’orteil le plus long.',
  howBack:
    'Mesurez le long de la colonne, de la vertèbre qui dépasse à la base du cou jusqu’au haut de l’os de la hanche.',
  addedToWishlist: (name) => `Vous avez ajouté ${name} à votre liste d’envies`,
  removedFromWishlist: (name) => `Vous avez retiré ${name} de votre liste d’envies`,
}
