import type { Words } from '../words.types.ts'

export const reviews: Words['reviews'] = {
  titles: [
    { any: ['He pedido la devolución', 'Esperaba más'], own: ['No es para mí'] },
    { any: ['Un poco decepcionante', 'Buena idea, acabado flojo', 'Se puede mejorar'], own: [] },
    { any: ['Está bien', 'Sin más', 'Ni fu ni fa', 'Bien, con una pega'], own: [] },
    { any: ['Muy buena calidad', 'Casi de diez', 'Buen acabado', 'Buena compra', 'Repetiría'], own: [] },
    {
      any: ['Vale lo que cuesta', 'Muy recomendable', 'De gran calidad', 'Compra acertada'],
      own: [
        'Justo lo que buscaba',
        'De lo mejor que tengo',
        'Muy bien con mal tiempo',
        'Mucho mejor que lo que tenía antes',
        'Lo que necesitaba',
      ],
    },
  ],
  texts: [
    {
      any: ['El aspecto no se parece mucho a las fotos.', 'La descripción promete demasiado.'],
      own: ['A la tercera salida se abrió una costura.'],
    },
    {
      any: ['La idea es buena, pero el acabado no acompaña.'],
      own: ['El desgaste se nota antes de lo que debería.', 'Por fuera muy bien, pero en el uso convence menos.'],
    },
    {
      any: ['Bien por lo que cuesta, pero sin más.', 'El material me gusta; el aspecto, no tanto.'],
      own: ['Para el día a día está bien, ni más ni menos.'],
    },
    {
      any: [
        'Material muy agradable y costuras bien rematadas.',
        'Sencillez y resistencia, sin florituras.',
        'Al natural gana mucho respecto a la foto.',
      ],
      own: [
        'Poco peso, buenos acabados y comodidad desde el primer momento.',
        'Después de toda una temporada, como el primer día.',
        'Necesité una salida para acostumbrarme y desde entonces no tengo queja.',
      ],
    },
    {
      any: [
        'Se nota que los detalles están muy pensados.',
        'Acabados muy cuidados, por dentro y por fuera.',
        'La descripción es exacta.',
      ],
      own: [
        'Dos semanas por los Pirineos y ni una pega.',
        'Uso casi diario, en el monte y en la ciudad, y sin problemas.',
        'Lo mejor que he tenido en años.',
        'Un año de salidas y ni un problema.',
        'Comodidad total, incluso después de muchas horas.',
      ],
    },
  ],
  clothes: [
    [],
    [
      'El material está bien, pero el corte no me convence.',
      'Después de unos cuantos lavados se ha perdido algo de forma.',
    ],
    ['La tela me gusta; el largo se podría mejorar.'],
    ['Le quito una estrella solo por el tallaje.', 'Después de diez lavados no ha cambiado nada.'],
    ['El corte parece hecho a medida.'],
  ],
  more: [
    'El envío tardó tres días.',
    'Me hacía falta algo para un viaje en mayo.',
    'Atención al cliente me contestó en un día.',
    'Muy poco embalaje, y eso me gusta.',
    'Antes había mirado otros tres modelos.',
  ],
  pleased: [
    'Ya he hecho un segundo pedido.',
    'A la luz del día el color gana todavía más.',
    'Ya tengo pensada la próxima salida.',
    'Fue recomendación de un amigo, y acertó.',
  ],
  gift: [
    'Era para un regalo y ha gustado mucho.',
    'Un regalo de cumpleaños muy acertado.',
    'Fue un regalo y la sorpresa salió muy bien.',
  ],
  tookM: 'Mido 1,74\u00a0m y pedí la M.',
  usuallySmaller: 'Normalmente uso una talla menos.',
  names: {
    women: ['Lucía G.', 'Carmen M.', 'Elena L.', 'Nuria B.', 'Marta H.', 'Paula V.', 'Raquel P.', 'Silvia N.'],
    men: ['Álvaro R.', 'Pablo S.', 'Hugo T.', 'Diego D.', 'Javier F.', 'Sergio C.', 'Iván J.', 'Rubén L.'],
  },
}
