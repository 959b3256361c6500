import type { Words } from '../words.types.ts'

export const sentences: Words['sentences'] = {
  shell: [
    'El corte facilita el movimiento y deja espacio para una capa de abrigo.',
    'En días suaves basta con una camiseta debajo; cuando hace frío, añade un forro polar o una chaqueta acolchada.',
    'Como capa exterior va sobre una camiseta mientras te mueves y sobre una capa de abrigo cuando paras.',
  ],
  insulation: [
    'En días fríos y secos se lleva como chaqueta; con lluvia o viento, como capa intermedia bajo un impermeable.',
    'La chaqueta ocupa poco en la mochila, así que puedes llevarla siempre para las paradas y las noches frías.',
    'Esta chaqueta abriga con temperaturas en torno a 0\u00a0°C; con viento o nieve húmeda, añade un impermeable encima.',
  ],
  vest: [
    'Lleva el chaleco sobre una camiseta o una primera capa y, cuando refresque más, debajo de una chaqueta.',
    'El chaleco ocupa poco, así que puedes quitártelo y guardarlo en cuanto entres en calor.',
    'Un chaleco va bien cuando una camiseta es poco y una chaqueta es demasiado.',
  ],
  fleece: [
    'Lleva el forro polar solo en días secos y debajo de una chaqueta impermeable con viento o lluvia.',
    'El forro polar abriga en las paradas y transpira bien cuando aprietas el ritmo.',
    'El forro polar es cómodo para llevarlo todo el día, en la montaña y en la ciudad.',
  ],
  baselayer: [
    'La camiseta queda ceñida, así que las demás capas se deslizan bien por encima.',
    'Lleva la camiseta debajo de un forro polar en invierno y de una chaqueta ligera el resto del año.',
    'La camiseta se ajusta al cuerpo sin apretar y no se mueve de su sitio.',
  ],
  tee: [
    'El corte deja libertad de movimiento.',
    'Lleva la camiseta sola en verano y debajo de una chaqueta cuando refresque.',
    'La camiseta pesa poco, ocupa poco y se combina bien con otras capas.',
  ],
  pants: [
    'El corte permite doblar bien las rodillas y levantar las piernas sin esfuerzo.',
    'Cuando hace frío, cabe una primera capa fina debajo.',
    'El pantalón queda cómodo en la cintura, también con la mochila puesta.',
  ],
  shorts: [
    'Este modelo queda cómodo en la cintura y acompaña el movimiento de las piernas.',
    'Este modelo pesa poco, se seca rápido y apenas ocupa espacio en la mochila.',
    'Este modelo está pensado para el calor y deja mucha libertad a las piernas.',
  ],
  tights: [
    'El ajuste es ceñido, no aprieta y acompaña cada movimiento.',
    'En días frescos, esta prenda basta como única capa; con frío, sirve de primera capa.',
    'El tejido se estira contigo, no se mueve de su sitio y conserva la forma.',
  ],
  gloves: [
    'Los guantes quedan ceñidos, así que puedes manejar hebillas, cordones y llaves sin quitártelos.',
    'Los guantes siguen la curva natural de la mano y resultan cómodos durante horas.',
    'Los guantes pesan poco: puedes llevar siempre un par en la mochila por si cambia el tiempo.',
  ],
  beanie: [
    'El gorro cubre las orejas y no se mueve con el viento.',
    'El gorro ocupa tan poco que puedes llevarlo siempre contigo, por si se levanta viento.',
    'El punto es elástico, se adapta a casi todas las cabezas y es suave en la frente.',
  ],
  cap: [
    'La gorra da sombra a los ojos cuando el sol está bajo y protege la cara de la llovizna.',
    'La gorra pesa tan poco que puedes llevarla siempre contigo.',
    'La gorra no se mueve de su sitio, tampoco con viento.',
  ],
  socks: [
    'El ajuste ceñido evita que los calcetines se bajen o formen pliegues dentro del calzado.',
    'El talón con forma mantiene el calcetín en su sitio, sin giros ni rozaduras.',
    'Los calcetines se adaptan al pie y conservan la forma lavado tras lavado.',
  ],
  shoe: [
    'El talón queda bien sujeto y los dedos tienen espacio en las bajadas largas.',
    'La suela de caucho no se endurece con el frío y agarra sobre roca mojada.',
    'La mediasuela amortigua en jornadas largas y es lo bastante baja para sentir el terreno.',
  ],
  roadShoe: [
    'El talón queda bien sujeto y los dedos tienen espacio cuando el pie se hincha.',
    'El caucho agarra sobre asfalto seco y mojado.',
    'La espuma amortigua cada pisada y devuelve energía al impulsarte.',
  ],
  pack: [
    'La forma de los tirantes deja libertad a los brazos.',
    'La carga queda cerca de la espalda y no se balancea.',
    'Los tirantes se ajustan rápido para repartir bien el peso.',
  ],
}
