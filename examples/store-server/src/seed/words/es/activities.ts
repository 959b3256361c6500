import type { Words } from '../words.types.ts'

export const activities: Words['activities'] = {
  running: {
    name: 'Running',
    purposes: ['Para correr.', 'Para correr a diario.', 'Para entrenamientos y carreras.'],
    openers: [
      'Para salidas cortas después del trabajo y tiradas largas de fin de semana.',
      'Diseño pensado para correr, desde el calentamiento hasta el último kilómetro.',
      'Una buena elección si entrenas varias veces por semana.',
    ],
  },
  cycling: {
    name: 'Ciclismo',
    purposes: [
      'Para montar en bici.',
      'Para el día a día, las pistas de gravel y los puertos.',
      'Para muchas horas sobre la bici.',
    ],
    openers: [
      'Para ir al trabajo en bici y para las salidas de fin de semana.',
      'Diseño pensado para el ciclismo, donde sudas en la subida y te enfrías en la bajada.',
      'Una buena elección si coges la bici todos los días.',
    ],
  },
  hiking: {
    name: 'Senderismo',
    purposes: [
      'Para hacer senderismo.',
      'Para caminatas largas.',
      'Para excursiones y travesías de refugio en refugio.',
    ],
    openers: [
      'Para paseos tranquilos por el valle y jornadas largas en la montaña.',
      'Diseño pensado para el senderismo, cuando caminas durante horas.',
      'Una buena elección para excursiones, viajes y travesías de varios días.',
    ],
  },
  snow: {
    name: 'Nieve',
    purposes: [
      'Para deportes de invierno.',
      'Para esquí de travesía y rutas de invierno.',
      'Para días fríos en la montaña.',
    ],
    openers: [
      'Para esquí de travesía, raquetas de nieve y días de invierno al aire libre.',
      'Diseño pensado para el invierno, cuando sudas en la subida y te enfrías en la bajada.',
      'Una buena elección para toda la temporada, desde las primeras nieves hasta la última travesía de primavera.',
    ],
  },
}
