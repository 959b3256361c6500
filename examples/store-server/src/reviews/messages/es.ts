import type { ReviewMessages } from './en.ts'

export const es: ReviewMessages = {
  reviews: 'Opiniones',
  write: 'Escribir una opinión',
  writeNamed: (product) => `Escribir una opinión: ${product}`,
  pending: 'Estamos revisando tu opinión.',
  published: 'Tu opinión está en la tienda.',
  rejected: 'No hemos publicado tu opinión.',
  intro: 'Cuenta qué tal te va con el producto. Mostramos igual las opiniones buenas y las malas.',
  verified: 'Cómo se verifican las opiniones',
  stars: 'Tu valoración',
  starNames: [
    '1 estrella: malo',
    '2 estrellas: regular',
    '3 estrellas: correcto',
    '4 estrellas: bueno',
    '5 estrellas: excelente',
  ],
  fit: '¿Qué tal la talla?',
  fits: {
    small: 'Más pequeña de lo esperado',
    true: 'La esperada',
    large: 'Más grande de lo esperado',
    '': 'Sin respuesta',
  },
  title: 'Título',
  content: 'Tu opinión',
  contentHint: (max) =>
    `¿Para qué usas el producto? ¿Qué te gusta y qué se puede mejorar? Como máximo ${max} caracteres.`,
  author: 'Nombre que aparece con la opinión',
  authorHint: 'Este nombre lo puede leer todo el mundo. Basta con un nombre de pila o un apodo.',
  checked: 'Leemos cada opinión antes de publicarla en la tienda.',
  send: 'Enviar opinión',
  doneTitle: 'Gracias por tu opinión',
  errors: {
    stars: 'Elige de 1 a 5 estrellas',
    tooLong: (max) => `Usa como máximo ${max} caracteres`,
  },
  notArrivedTitle: 'Puedes opinar sobre este artículo más adelante',
  notArrivedText: 'Puedes escribir una opinión en cuanto llegue tu pedido.',
  returnedTitle: 'No puedes opinar sobre este artículo',
  returnedText:
    'Has devuelto este artículo o has desistido de su compra. Solo puedes opinar sobre los artículos que conservas.',
  writtenTitle: 'Ya has opinado sobre este artículo',
  writtenText: {
    before: 'Puedes escribir una opinión por cada artículo de un pedido. Para cambiarla o borrarla, ',
    contact: 'escríbenos',
    after: '.',
  },
}
