import type { Words } from '../words.types.ts'

export const reviews: Words['reviews'] = {
  titles: [
    ['No es para mí', 'Lo he devuelto', 'Esperaba más'],
    ['Un poco decepcionante', 'Buena idea, acabado flojo', 'Se puede mejorar'],
    ['Está bien', 'Cumple', 'Ni fu ni fa', 'Bien, con una pega'],
    ['Muy buena calidad', 'Casi de diez', 'Buen acabado', 'Buena compra', 'Repetiría'],
    [
      'Justo lo que buscaba',
      'De lo mejor que tengo',
      'Vale lo que cuesta',
      'Cuatro días de lluvia y tan a gusto',
      'Mucho mejor que lo que tenía antes',
      'Viene conmigo a todas partes',
    ],
  ],
  texts: [
    [
      'A la tercera salida se abrió una costura.',
      'El color no se parece mucho al de la foto.',
      'No cumple lo que promete la descripción.',
    ],
    [
      'El material está bien, pero el corte no me convence.',
      'Después de unos cuantos lavados ha perdido algo de forma.',
      'Con el frío se engancha la cremallera.',
    ],
    [
      'Bien por lo que cuesta, sin más.',
      'Cumple su función, aunque los bolsillos se quedan pequeños.',
      'La tela me gusta; el largo se podría mejorar.',
    ],
    [
      'Poco peso, buenos acabados y comodidad desde el primer momento.',
      'Después de toda una temporada sigue como el primer día.',
      'Tejido muy agradable y costuras bien rematadas.',
      'Le quito una estrella solo por el tallaje.',
    ],
    [
      'Dos semanas por los Pirineos y ni una pega.',
      'En el monte o en la ciudad, casi no hay día que no me acompañe.',
      'Lo primero en años a lo que no le cambiaría nada.',
      'Me queda como si fuera a medida.',
      'Me ha salvado un otoño pasado por agua.',
      'Se nota que alguien ha pensado en los detalles.',
    ],
  ],
  more: [
    'Llegó en tres días.',
    'Mido 1,74 m y pedí la M.',
    'Mi pareja ya se ha pedido lo mismo.',
    'Después de diez lavados sigue igual.',
    'A la luz del día el color es precioso.',
    'Normalmente uso una talla menos.',
    'Me hacía falta para una ruta larga en mayo.',
    'El servicio de reparaciones me contestó en un día.',
  ],
  names: [
    'Lucía G.',
    'Álvaro R.',
    'Carmen M.',
    'Pablo S.',
    'Elena L.',
    'Hugo T.',
    'Nuria B.',
    'Diego D.',
    'Marta H.',
    'Javier F.',
  ],
}
