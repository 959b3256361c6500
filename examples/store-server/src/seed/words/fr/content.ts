import type { ContentWords } from '../words.types.ts'

export const content: ContentWords = {
  women: 'Femme',
  men: 'Homme',
  equipment: 'Équipement',
  activities: 'Activités',
  sale: 'Promotions',
  repair: 'Réparation',
  clothing: 'Vêtements',
  layers: 'Par couche',
  new: 'Nouveautés',
  accessories: 'Accessoires',
  service: 'Service et assistance',
  help: 'Aide',
  contact: 'Nous contacter',
  shipping: 'Livraison',
  returns: 'Retours',
  promo: [
    'Livraison standard gratuite. [Les nouveautés](/search?sort=newest)',
    'Programme professionnel : économisez **30 %**.',
    'Nous préférons réparer. [Voir comment](/service#repair)',
  ],
  hero: {
    heading: 'Le chemin n’est qu’une suite de pierres',
    text: 'Protection, chaleur et couches pour les jours où le cairn d’un autre est votre seule carte.',
    primary: 'Voir les vestes',
    secondary: 'Voir les nouveautés',
  },
  tiles: 'Couche par couche, de l’extérieur vers l’intérieur',
  story: {
    heading: 'Nous préférons réparer',
    text: 'Une veste qui dure douze hivers vaut mieux que deux qui en durent six. Renvoyez la vôtre, quel que soit son âge : nous ouvrons la couture, remplaçons ce qui a cédé et laissons la réparation visible.',
    facts: [
      ['Zips, poignets', 'Réparés gratuitement, à vie'],
      ['Accrocs, coutures', 'À prix coûtant, en dix jours'],
      ['Irréparable', 'Démontée pour la suivante'],
    ],
    link: 'Voir ce qui dure',
  },
  trending: ['veste de pluie', 'doudoune', 'mérinos', 'chaussures de trail', 'pantalon de randonnée', 'bonnet'],
  redirects: {
    wishlist: ['liste de souhaits', 'favoris', 'liste d’envies'],
    orders: ['mes commandes', 'commandes', 'retours'],
    sale: ['promotions', 'soldes', 'outlet'],
  },
}
