import type { Words } from '../words.types.ts'

export const activities: Words['activities'] = {
  running: {
    name: 'Correr',
    purposes: [
      'Hecho para correr.',
      'Para asfalto, senderos y la vuelta del trabajo.',
      'Lo bastante ligero para competir.',
    ],
    openers: [
      'Al correr solo se lleva lo que se echaría de menos.',
      'El ritmo hace su propio tiempo: calor delante, frío detrás.',
      'Diez kilómetros o cien, las rozaduras empiezan con el primer paso.',
    ],
  },
  cycling: {
    name: 'Ciclismo',
    purposes: [
      'Hecho para la bici.',
      'Para ir al trabajo, pistas y puertos.',
      'Cortado para la postura sobre la bici.',
    ],
    openers: [
      'En bici el viento siempre viene de frente.',
      'Un puerto es cálido al subir y muy frío al bajar.',
      'Ir al trabajo en bici no pide disfraz, solo buena ropa.',
    ],
  },
  hiking: {
    name: 'Senderismo',
    purposes: ['Hecho para caminar.', 'Para largas jornadas a pie.', 'Del valle al refugio.'],
    openers: [
      'Caminar varios días enseña qué está bien hecho.',
      'En la montaña el tiempo cambia entre dos curvas.',
      'Alguien apiló las piedras para que encuentres el camino; lo demás lo llevas tú.',
    ],
  },
  snow: {
    name: 'Nieve',
    purposes: [
      'Hecho para la nieve.',
      'Para esquí de travesía y días cortos de invierno.',
      'De la primera helada a la última nieve.',
    ],
    openers: [
      'La nieve es paciente: encuentra cada rendija.',
      'Subiendo hace calor, bajando vas rápido y en medio esperas.',
      'Los días de invierno son cortos, así que todo debe salir a la primera.',
    ],
  },
}
