import type { Words } from '../words.types.ts'

export const families: Words['families'] = {
  shell: {
    summaries: [
      'Capa exterior para viento y tiempo variable.',
      'Protege del mal tiempo y admite capas de abrigo debajo.',
      'Chaqueta para días de viento y tiempo inestable.',
      'Corta el viento y se pone fácilmente sobre otras capas.',
    ],
    sentences: [
      'El corte facilita el movimiento y deja espacio para una capa de abrigo.',
      'En días suaves basta con una camiseta debajo; cuando hace frío, añade un forro polar o una chaqueta acolchada.',
      'Como capa exterior, se lleva sobre una camiseta en movimiento y sobre una capa de abrigo en las paradas.',
    ],
  },
  insulation: {
    summaries: [
      'Chaqueta de abrigo para días fríos y paradas largas.',
      'Mucho calor con poco peso.',
      'Abrigo para cimas, acampadas y paseos de invierno.',
      'Capa de abrigo para mañanas y noches frías.',
    ],
    sentences: [
      'En días fríos y secos se lleva como chaqueta; con lluvia o viento, como capa intermedia bajo un impermeable.',
      'La chaqueta ocupa poco en la mochila, así que puedes llevarla siempre para las paradas y las noches frías.',
      'Esta chaqueta abriga con temperaturas en torno a 0\u00a0°C; con viento o nieve húmeda, añade un impermeable encima.',
    ],
  },
  vest: {
    summaries: [
      'Abriga el torso y deja los brazos libres.',
      'Capa ligera para mañanas frescas.',
      'Protege el pecho del viento.',
      'Un extra de abrigo sin volumen en los brazos.',
    ],
    sentences: [
      'Lleva el chaleco sobre una camiseta o una primera capa y, cuando refresque más, debajo de una chaqueta.',
      'El chaleco ocupa poco, así que puedes quitártelo y guardarlo en cuanto entres en calor.',
      'Un chaleco va bien cuando una camiseta es poco y una chaqueta es demasiado.',
    ],
  },
  fleece: {
    summaries: [
      'Capa intermedia suave y cálida para días frescos.',
      'Abrigo transpirable para días activos.',
      'Cómodo solo o debajo de una chaqueta.',
      'Suave, cálido y de secado rápido.',
    ],
    sentences: [
      'Lleva el forro polar solo en días secos y debajo de una chaqueta impermeable con viento o lluvia.',
      'El forro polar abriga en las paradas y transpira bien cuando aprietas el ritmo.',
      'El forro polar es cómodo para llevarlo todo el día, en la montaña y en la ciudad.',
    ],
  },
  baselayer: {
    summaries: [
      'Primera capa para días fríos y activos.',
      'Aleja el sudor de la piel.',
      'Ajustada y fácil de combinar con otras capas.',
      'Cómoda sobre la piel todo el día.',
    ],
    sentences: [
      'La camiseta queda ceñida, así que las demás capas se deslizan bien por encima.',
      'Lleva la camiseta debajo de un forro polar en invierno y de una chaqueta ligera el resto del año.',
      'La camiseta se ajusta al cuerpo sin apretar y no se mueve de su sitio.',
    ],
  },
  tee: {
    summaries: [
      'Camiseta cómoda para el deporte y el día a día.',
      'Ligera, fresca y fácil de llevar.',
      'Camiseta ligera para días de calor.',
      'Camiseta sencilla para la montaña y la ciudad.',
    ],
    sentences: [
      'El corte deja libertad de movimiento.',
      'Lleva la camiseta sola en verano y debajo de una chaqueta cuando refresque.',
      'La camiseta pesa poco, ocupa poco y se combina bien con otras capas.',
    ],
  },
  pants: {
    summaries: [
      'Cómodo y con libertad de movimiento.',
      'Resistente en jornadas enteras al aire libre.',
      'Corte pensado para trepar, agacharse y dar pasos largos.',
      'Buena protección para las piernas.',
    ],
    sentences: [
      'El corte permite doblar bien las rodillas y levantar las piernas sin esfuerzo.',
      'Cuando hace frío, cabe una primera capa fina debajo.',
      'El pantalón queda cómodo en la cintura, también con la mochila puesta.',
    ],
  },
  shorts: {
    summaries: [
      'Ligero, para días de calor.',
      'Fresco, cómodo y de secado rápido.',
      'Libertad de movimiento para las piernas.',
      'Ligero, cómodo y fácil de guardar.',
    ],
    sentences: [
      'Este modelo queda cómodo en la cintura y acompaña el movimiento de las piernas.',
      'Este modelo pesa poco, se seca rápido y apenas ocupa espacio en la mochila.',
      'Este modelo está pensado para el calor y deja mucha libertad a las piernas.',
    ],
  },
  tights: {
    summaries: [
      'Ajuste ceñido y cómodo en movimiento.',
      'Libertad de movimiento con un ajuste ceñido.',
      'Prenda ceñida para mañanas frescas y días fríos.',
      'Tejido elástico, fácil de combinar con otras capas.',
    ],
    sentences: [
      'El ajuste es ceñido, no aprieta y acompaña cada movimiento.',
      'En días frescos, esta prenda basta como única capa; con frío, sirve de primera capa.',
      'El tejido se estira contigo, no se mueve de su sitio y conserva la forma.',
    ],
  },
  gloves: {
    summaries: [
      'Guantes cómodos para días frescos y fríos.',
      'Protegen las manos sin estorbar.',
      'Ceñidos y con buen tacto.',
      'Acompañan el movimiento de la mano.',
    ],
    sentences: [
      'Los guantes quedan ceñidos, así que puedes manejar hebillas, cordones y llaves sin quitártelos.',
      'Los guantes siguen la curva natural de la mano y resultan cómodos durante horas.',
      'Los guantes pesan poco: puedes llevar siempre un par en la mochila por si cambia el tiempo.',
    ],
  },
  beanie: {
    summaries: [
      'Gorro cálido para días fríos.',
      'Abriga la cabeza y las orejas.',
      'Pequeño, cálido y fácil de llevar.',
      'Protege la cabeza del frío y del viento.',
    ],
    sentences: [
      'El gorro cubre las orejas y no se mueve con el viento.',
      'El gorro ocupa tan poco que puedes llevarlo siempre contigo, por si se levanta viento.',
      'El punto es elástico, se adapta a casi todas las cabezas y es suave en la frente.',
    ],
  },
  cap: {
    summaries: [
      'Protege los ojos del sol y de la lluvia.',
      'Sombra para la cara en días de sol.',
      'Ligera, cómoda y fácil de guardar.',
      'Gorra ligera para días activos.',
    ],
    sentences: [
      'La gorra da sombra a los ojos cuando el sol está bajo y protege la cara de la llovizna.',
      'La gorra pesa tan poco que puedes llevarla siempre contigo.',
      'La gorra no se mueve de su sitio, tampoco con viento.',
    ],
  },
  socks: {
    summaries: [
      'Calcetines cómodos para días largos.',
      'Pies secos y cómodos durante horas.',
      'Ajuste ceñido que no se baja.',
      'Transpirables y resistentes.',
    ],
    sentences: [
      'El ajuste ceñido evita que los calcetines se bajen o formen pliegues dentro del calzado.',
      'El talón con forma mantiene el calcetín en su sitio, sin giros ni rozaduras.',
      'Los calcetines se adaptan al pie y conservan la forma lavado tras lavado.',
    ],
  },
  shoe: {
    summaries: [
      'Buen agarre en senderos y terreno suelto.',
      'Pisada segura en terreno irregular.',
      'Cómodas durante todo el día.',
      'Agarre seguro sobre roca y raíces.',
    ],
    sentences: [
      'El talón queda bien sujeto y los dedos tienen espacio en las bajadas largas.',
      'La suela de caucho no se endurece con el frío y agarra sobre roca mojada.',
      'La mediasuela amortigua en jornadas largas y es lo bastante baja para sentir el terreno.',
    ],
  },
  roadShoe: {
    summaries: [
      'Amortiguación blanda para carretera y asfalto.',
      'Zancada fluida sobre suelo duro.',
      'Cómodas en tiradas largas.',
      'Zapatillas ligeras para asfalto y caminos firmes.',
    ],
    sentences: [
      'El talón queda bien sujeto y los dedos tienen espacio cuando el pie se hincha.',
      'El caucho agarra sobre asfalto seco y mojado.',
      'La espuma amortigua cada pisada y devuelve energía al impulsarte.',
    ],
  },
  pack: {
    summaries: [
      'Cómoda de llevar y fácil de organizar.',
      'Queda pegada al cuerpo y estable en marcha.',
      'Lleva la carga cerca de la espalda.',
      'Espacio para lo necesario, siempre a mano.',
    ],
    sentences: [
      'La forma de los tirantes deja libertad a los brazos.',
      'La carga queda cerca de la espalda y no se balancea.',
      'Los tirantes se ajustan rápido para repartir bien el peso.',
    ],
  },
}
