import type { CompareMessages } from './index.ts'

export const messages: CompareMessages = {
  title: 'Comparer des produits',
  text: 'Jusqu’à quatre produits du même type, côte à côte.',
  empty: 'Il n’y a encore rien à comparer.',
  emptyHint: 'Ouvrez un produit et choisissez «\u202fComparer\u202f».',
  otherTypes: 'Seuls des produits du même type sont comparés\u202f; certains produits n’apparaissent donc pas.',
  feature: 'Caractéristique',
  remove: 'Retirer',
  price: 'Prix',
  use: 'Usage',
  material: 'Matière',
  weight: 'Poids',
  fit: 'Coupe',
  features: 'Détails',
  rating: 'Note',
  noRating: 'Pas encore d’avis',
  unknown: 'Non précisé',
  running: 'Course à pied',
  cycling: 'Vélo',
  hiking: 'Randonnée',
  snow: 'Neige',
}
