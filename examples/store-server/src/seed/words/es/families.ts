import type { Words } from '../words.types.ts'

export const families: Words['families'] = {
  shell: {
    summaries: [
      'Capa exterior contra el viento y el mal tiempo.',
      'Protección contra el mal tiempo con espacio para una capa de abrigo debajo.',
    ],
    sentences: [
      'Las mangas están cortadas para que nada se suba al levantar los brazos.',
      'Los hombros resisten los tirantes de una mochila.',
    ],
  },
  insulation: {
    summaries: ['Capa de abrigo para las pausas y las mañanas frías.', 'Mucho calor con poco peso.'],
    sentences: [
      'Las costuras mantienen el relleno en su sitio.',
      'Como última capa corta el viento; bajo una chaqueta impermeable, suma calor.',
    ],
  },
  vest: {
    summaries: ['Abriga el torso y deja los brazos libres.', 'Protege el pecho del viento.'],
    sentences: [
      'Las sisas van ceñidas y no rozan.',
      'Sobre una camiseta en otoño, bajo una chaqueta impermeable en invierno.',
    ],
  },
  fleece: {
    summaries: ['Capa intermedia suave y cálida.', 'Capa cálida que deja salir la humedad.'],
    sentences: [
      'El corte raglán no deja costuras bajo los tirantes de la mochila.',
      'Abriga cuando paras y no agobia cuando subes.',
      'El hilo, muy denso, no hace bolas, y el tejido se lava antes de cortarlo.',
    ],
  },
  baselayer: {
    summaries: ['Primera capa, directamente sobre la piel.', 'Aleja el sudor de la piel y abriga de manera uniforme.'],
    sentences: [
      'Se ajusta al cuerpo sin apretar.',
      'Las costuras van por donde no aprieta ningún tirante.',
      'El largo es el justo para que no se salga del pantalón.',
    ],
  },
  tee: {
    summaries: ['Camiseta ligera para días cálidos.', 'Cómoda sola o bajo una capa de abrigo.'],
    sentences: [
      'Los hombros quedan sueltos y el bajo cae recto.',
      'El cuello queda plano y no se deforma.',
      'Tiene la amplitud justa para que corra el aire.',
    ],
  },
  pants: {
    summaries: ['Resistente y con libertad de movimiento.', 'Para días largos en terreno variado.'],
    sentences: [
      'La cintura queda plana bajo una mochila.',
      'El corte deja levantar bien la pierna.',
      'Las zonas de más desgaste llevan doble costura y se pueden reparar.',
    ],
  },
  shorts: {
    summaries: ['Ligero y de secado rápido.', 'Para moverse en días de calor.'],
    sentences: ['La cinturilla queda plana y no se enrolla.', 'El corte deja espacio para zancadas largas.'],
  },
  tights: {
    summaries: ['Ceñido y elástico.', 'Para mañanas y tardes frescas.'],
    sentences: [
      'La cinturilla, ancha, no se baja.',
      'Las costuras son planas y pasan por detrás de la rodilla, no por encima.',
      'El punto recupera su forma después de cada flexión.',
    ],
  },
  gloves: {
    summaries: ['Manos calientes y buen agarre.', 'Tacto suficiente para hacer un nudo.'],
    sentences: ['Los dedos van precurvados, como los de la mano en reposo.', 'El corte deja libre la muñeca.'],
  },
  beanie: {
    summaries: ['Abriga la cabeza y las orejas.', 'Gorro para días fríos y con viento.'],
    sentences: ['Tiene la forma justa para no escurrirse.', 'Cubre las orejas y deja los ojos en paz.'],
  },
  cap: {
    summaries: ['Protege los ojos del sol y del sudor.', 'Ligera y fácil de guardar.'],
    sentences: [
      'Recupera la forma después de guardarla.',
      'La cara inferior, oscura, amortigua los reflejos del agua y de la nieve.',
    ],
  },
  socks: {
    summaries: ['Se ajustan bien y no se bajan.', 'Para muchas horas con el mismo calzado.'],
    sentences: [
      'El talón está tejido con forma de talón, así que nada se gira.',
      'El acolchado va solo donde aprieta el calzado.',
      'El izquierdo y el derecho tienen cada uno la forma de su pie.',
    ],
  },
  shoe: {
    summaries: ['Buen agarre en terreno suelto.', 'Para raíces, roca y grava.'],
    sentences: [
      'El talón queda bien sujeto y los dedos tienen espacio.',
      'La goma no se endurece con el frío y agarra sobre roca mojada.',
      'La mediasuela tiene grosor para los días largos y la altura justa para sentir el suelo.',
    ],
  },
  pack: {
    summaries: ['Se lleva pegada a la espalda.', 'Bien organizada, con todo a mano.'],
    sentences: [
      'Los tirantes están cortados para que los brazos se muevan con libertad.',
      'La carga va pegada a la columna y no se balancea.',
    ],
  },
}
