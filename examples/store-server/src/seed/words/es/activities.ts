import type { Words } from '../words.types.ts'

export const activities: Words['activities'] = {
  running: {
    name: 'Running',
    purposes: [
      'Lo que pide salir a correr.',
      'Por asfalto, por senderos y de vuelta a casa desde el trabajo.',
      'Con un peso de competición.',
    ],
    openers: ['Para entrenar y competir en asfalto y senderos.', 'Comodidad también en distancias largas.'],
  },
  cycling: {
    name: 'Ciclismo',
    purposes: [
      'Lo que pide una salida en bici.',
      'Camino del trabajo, por pistas de gravel o puerto arriba.',
      'Para salidas cortas y largas.',
    ],
    openers: ['Para el trayecto diario y las rutas largas.', 'Para la ciudad y para los puertos.'],
  },
  hiking: {
    name: 'Senderismo',
    purposes: ['Lo que pide un día de monte.', 'Pensando en jornadas largas a pie.', 'Del valle al refugio.'],
    openers: [
      'Para excursiones de un día y travesías de refugio en refugio.',
      'Para un tiempo que cambia de una hora a otra.',
    ],
  },
  snow: {
    name: 'Nieve',
    purposes: [
      'Lo que pide la nieve.',
      'Con esquís de travesía y en los días cortos de invierno.',
      'De la primera helada a la última nieve.',
    ],
    openers: ['Para esquí de travesía, pistas y paseos de invierno.', 'Para días fríos con nieve y viento.'],
  },
}
