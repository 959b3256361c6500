import type { Words } from '../words.types.ts'

export const activities: Words['activities'] = {
  running: {
    name: 'Running',
    purposes: [
      'Lo que pide salir a correr.',
      'Por asfalto, por senderos y de vuelta a casa desde el trabajo.',
      'Con un peso de competición.',
    ],
    openers: [
      'Corriendo solo llevas lo que echarías de menos.',
      'El ritmo crea su propio clima: calor por delante, frío por detrás.',
      'Sean diez kilómetros o cien, la rozadura empieza en la primera zancada.',
    ],
  },
  cycling: {
    name: 'Ciclismo',
    purposes: [
      'Lo que pide una salida en bici.',
      'Camino del trabajo, por pistas de gravel o puerto arriba.',
      'Con un corte que sigue la postura sobre la bici.',
    ],
    openers: [
      'En bici, el viento siempre sopla de cara.',
      'Un puerto se sube con calor y se baja con mucho frío.',
      'Para ir al trabajo en bici no hace falta disfrazarse, basta con buena ropa.',
    ],
  },
  hiking: {
    name: 'Senderismo',
    purposes: ['Lo que pide un día de monte.', 'Pensando en jornadas largas a pie.', 'Del valle al refugio.'],
    openers: [
      'Tras varios días caminando se ve qué está bien hecho.',
      'En la montaña, el tiempo cambia de una curva a la siguiente.',
      'Alguien apiló las piedras para que encontraras el camino; el resto lo llevas tú.',
    ],
  },
  snow: {
    name: 'Nieve',
    purposes: [
      'Lo que pide la nieve.',
      'Con esquís de travesía y en los días cortos de invierno.',
      'De la primera helada a la última nieve.',
    ],
    openers: [
      'La nieve tiene paciencia: acaba encontrando cada rendija.',
      'Subes con calor, bajas deprisa y, entre una cosa y otra, esperas.',
      'Los días de invierno son cortos: todo tiene que salir a la primera.',
    ],
  },
}
