import type { Words } from '../words.types.ts'

export const reviews: Words['reviews'] = {
  titles: [
    ['No es para mí', 'Devuelto', 'Esperaba más'],
    ['Algo decepcionado', 'Buena idea, acabado flojo', 'Podría ser mejor'],
    ['Correcto', 'Cumple', 'Ni bien ni mal', 'Bien, con un pero'],
    ['Muy bueno', 'Casi perfecto', 'Pieza sólida', 'Buena compra', 'Lo volvería a comprar'],
    [
      'Justo lo que buscaba',
      'Mi prenda favorita',
      'Vale cada céntimo',
      'Cuatro días de lluvia y sigo contenta',
      'Mejor que el anterior',
      'Viene conmigo a todas partes',
    ],
  ],
  texts: [
    [
      'Al tercer día se abrió una costura.',
      'El color es bastante distinto al de la foto.',
      'No cumple lo que dice la descripción.',
    ],
    [
      'El material está bien, el corte no es para mí.',
      'Tras unos lavados ha perdido un poco la forma.',
      'La cremallera se engancha cuando hace frío.',
    ],
    [
      'Bien por el precio, pero nada especial.',
      'Hace lo que debe, solo que los bolsillos son pequeños.',
      'Me gusta la tela; el largo podría ser mejor.',
    ],
    [
      'Ligero, bien hecho y cómodo desde la primera hora.',
      'Lo he usado una temporada y sigue como nuevo.',
      'Tela muy agradable y costuras limpias.',
      'Solo le quito un poco por el tallaje.',
    ],
    [
      'Dos semanas en Escocia y ni una queja.',
      'Lo llevo casi todos los días, en el monte y en la ciudad.',
      'La primera prenda en años que no cambiaría.',
      'Me queda como hecho a medida.',
      'Me ha acompañado en un otoño muy lluvioso.',
      'Se nota que alguien pensó en los detalles.',
    ],
  ],
  more: [
    'La entrega tardó tres días.',
    'Mido 1,74 m y cogí la M.',
    'Mi pareja también ha pedido uno.',
    'Después de diez lavados no ha cambiado nada.',
    'El color es precioso a la luz del día.',
    'Suelo usar una talla menos.',
    'Lo compré para una caminata larga en mayo.',
    'El servicio de reparación respondió en un día.',
  ],
  names: [
    'Lucía W.',
    'Tomás R.',
    'Carmen M.',
    'Pedro K.',
    'Elena L.',
    'Hugo T.',
    'Sara B.',
    'Diego D.',
    'Marta H.',
    'Javier F.',
  ],
}
