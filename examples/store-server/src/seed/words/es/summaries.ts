import type { Words } from '../words.types.ts'

export const summaries: Words['summaries'] = {
  rainShell: [
    'No deja pasar la lluvia ni el viento.',
    'Chaqueta impermeable para días de lluvia.',
    'Protege de la lluvia y del viento y admite una capa de abrigo debajo.',
    'Buena protección en días de lluvia y chaparrones.',
  ],
  mountainShell: [
    'No deja pasar la lluvia, la nieve ni el viento.',
    'Chaqueta impermeable para lluvia y nieve húmeda.',
    'Protege de la lluvia, la nieve y el viento y admite capas de abrigo debajo.',
    'Buena protección en días de lluvia, nieve o temporal.',
  ],
  linedShell: [
    'Abrigo impermeable para días fríos y lluviosos.',
    'Parka de abrigo para lluvia, nieve y viento.',
    'Abriga y protege de la lluvia y la nieve.',
  ],
  softshell: [
    'Chaqueta elástica para días frescos y ventosos.',
    'Chaqueta transpirable que corta la mayor parte del viento.',
    'Libertad de movimiento en días frescos y secos.',
  ],
  windShell: [
    'Capa exterior contra el viento.',
    'Buena protección en días de viento.',
    'Corta el viento y se pone fácilmente sobre otras capas.',
  ],
  insulation: [
    'Chaqueta de abrigo para días fríos y paradas largas.',
    'Mucho calor con poco peso.',
    'Abrigo para cimas, acampadas y paseos de invierno.',
    'Capa de abrigo para mañanas y noches frías.',
  ],
  windVest: [
    'Protege el pecho del viento.',
    'Capa ligera para mañanas frescas.',
    'Corta el viento y deja los brazos libres.',
  ],
  warmVest: [
    'Abriga el torso y deja los brazos libres.',
    'Un extra de abrigo sin volumen en los brazos.',
    'Chaleco de abrigo para días fríos.',
  ],
  fleece: [
    'Capa intermedia suave y cálida para días frescos.',
    'Abrigo transpirable para días activos.',
    'Cómodo solo o debajo de una chaqueta.',
    'Suave, cálido y de secado rápido.',
  ],
  baselayer: [
    'Primera capa para días fríos y activos.',
    'Aleja el sudor de la piel.',
    'Ajustada y fácil de combinar con otras capas.',
    'Cómoda sobre la piel todo el día.',
  ],
  tee: [
    'Camiseta cómoda para el deporte y el día a día.',
    'Ligera, fresca y fácil de llevar.',
    'Camiseta ligera para días de calor.',
    'Camiseta sencilla para la montaña y la ciudad.',
  ],
  pants: [
    'Cómodo y con libertad de movimiento.',
    'Resistente en jornadas enteras al aire libre.',
    'Corte pensado para trepar, agacharse y dar pasos largos.',
    'Buena protección para las piernas.',
  ],
  rainPants: [
    'Mantiene las piernas secas bajo la lluvia.',
    'Pantalón impermeable contra la lluvia y el viento.',
    'Protección contra la lluvia y el suelo mojado.',
  ],
  snowPants: [
    'Protege las piernas de la nieve y la lluvia.',
    'Pantalón impermeable para nieve polvo, nieve húmeda y lluvia.',
    'Protección contra la nieve, el viento y la lluvia.',
  ],
  shorts: [
    'Ligero, para días de calor.',
    'Fresco, cómodo y de secado rápido.',
    'Libertad de movimiento para las piernas.',
    'Ligero, cómodo y fácil de guardar.',
  ],
  tights: [
    'Ajuste ceñido y cómodo en movimiento.',
    'Libertad de movimiento con un ajuste ceñido.',
    'Prenda ceñida para mañanas frescas y días fríos.',
    'Tejido elástico, fácil de combinar con otras capas.',
  ],
  gloves: [
    'Guantes cómodos para días frescos y fríos.',
    'Protegen las manos sin estorbar.',
    'Ceñidos y con buen tacto.',
    'Acompañan el movimiento de la mano.',
  ],
  beanie: [
    'Gorro cálido para días fríos.',
    'Abriga la cabeza y las orejas.',
    'Pequeño, cálido y fácil de llevar.',
    'Protege la cabeza del frío y del viento.',
  ],
  cap: [
    'Protege los ojos del sol y de la lluvia.',
    'Sombra para la cara en días de sol.',
    'Ligera, cómoda y fácil de guardar.',
    'Gorra ligera para días activos.',
  ],
  socks: [
    'Calcetines cómodos para días largos.',
    'Pies secos y cómodos durante horas.',
    'Ajuste ceñido que no se baja.',
    'Transpirables y resistentes.',
  ],
  shoe: [
    'Buen agarre en senderos y terreno suelto.',
    'Pisada segura en terreno irregular.',
    'Cómodas durante todo el día.',
    'Agarre seguro sobre roca y raíces.',
  ],
  roadShoe: [
    'Amortiguación blanda para carretera y asfalto.',
    'Zancada fluida sobre suelo duro.',
    'Cómodas en tiradas largas.',
    'Zapatillas ligeras para asfalto y caminos firmes.',
  ],
  pack: [
    'Cómoda de llevar y fácil de organizar.',
    'Queda pegada al cuerpo y estable en marcha.',
    'Lleva la carga cerca de la espalda.',
    'Espacio para lo necesario, siempre a mano.',
  ],
}
