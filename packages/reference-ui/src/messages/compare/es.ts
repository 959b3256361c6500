import type { CompareMessages } from './index.ts'

export const messages: CompareMessages = {
  title: 'Comparar productos',
  text: 'Hasta cuatro productos de un mismo tipo, uno junto a otro.',
  empty: 'Todavía no hay nada que comparar.',
  emptyHint: 'Abre un producto y elige «Comparar».',
  otherTypes: 'Solo se comparan productos de un mismo tipo, así que faltan algunos productos.',
  feature: 'Característica',
  remove: 'Quitar',
  price: 'Precio',
  use: 'Uso',
  material: 'Material',
  weight: 'Peso',
  fit: 'Corte',
  features: 'Detalles',
  rating: 'Valoración',
  noRating: 'Aún no hay opiniones',
  unknown: 'Sin datos',
  running: 'Correr',
  cycling: 'Ciclismo',
  hiking: 'Senderismo',
  snow: 'Nieve',
}
