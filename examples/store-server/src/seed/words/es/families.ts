import type { Words } from '../words.types.ts'

export const families: Words['families'] = {
  shell: {
    summaries: [
      'La lluvia se queda fuera y tú sigues en seco.',
      'Tan poco ruido que oyes la lluvia antes de sentirla.',
      'Para el día en que falló el pronóstico.',
      'El mal tiempo a un lado y tú al otro.',
    ],
    sentences: [
      'Los hombros giran contigo y el bajo no se sale del arnés.',
      'Las mangas acompañan cuando estiras los brazos y nada se sube.',
      'Las cremalleras van selladas, los puños cierran bien y debajo cabe una capa de abrigo.',
    ],
  },
  insulation: {
    summaries: [
      'Abrigo para cuando te paras.',
      'Mucho calor y poco peso.',
      'La capa que te pones en la cima.',
      'Para mañanas frías y largas veladas en el refugio.',
    ],
    sentences: [
      'Cada cámara tiene el tamaño justo para que el relleno no se mueva de su sitio.',
      'Como última capa corta el viento; bajo una chaqueta impermeable es tu calefacción.',
      'Al comprimirse ocupa lo que un pan de molde.',
    ],
  },
  vest: {
    summaries: [
      'El torso abrigado y los brazos libres.',
      'La mitad de la chaqueta que más falta hace.',
      'Para el primer kilómetro, que siempre es frío.',
      'Sin viento en el pecho y con aire en la espalda.',
    ],
    sentences: [
      'Las sisas van ceñidas y no rozan.',
      'En cuanto sale el sol, desaparece en un bolsillo.',
      'Sobre una camiseta en otoño, bajo una chaqueta impermeable en invierno.',
    ],
  },
  fleece: {
    summaries: [
      'La capa que se te olvida quitarte.',
      'Suave, cálido y fácil de llevar.',
      'Un calor que transpira.',
      'De la tienda de campaña al tren de vuelta.',
    ],
    sentences: [
      'El corte raglán no deja costuras bajo los tirantes de la mochila.',
      'Abriga cuando paras y no agobia cuando subes.',
      'El hilo, muy denso, no hace bolas, y el tejido se lava antes de cortarlo.',
    ],
  },
  baselayer: {
    summaries: [
      'La primera capa trabaja en silencio.',
      'Piel seca y calor uniforme.',
      'Pegada a la piel y fácil de olvidar.',
      'Para tres días sin pasar por la lavadora.',
    ],
    sentences: [
      'Se ajusta al cuerpo sin apretar.',
      'Las costuras van por donde no presionan ni los tirantes ni el cinturón lumbar.',
      'El largo es el justo para que no se salga del pantalón.',
    ],
  },
  tee: {
    summaries: [
      'Una camiseta que no tiene nada que demostrar.',
      'Ligera, sencilla y duradera.',
      'Para la ida, para la subida y para la vuelta.',
      'Una camiseta menos en la mochila.',
    ],
    sentences: [
      'Los hombros quedan sueltos y el bajo cae recto.',
      'El cuello queda plano y no se deforma.',
      'Tiene la amplitud justa para que corra el aire.',
    ],
  },
  pants: {
    summaries: [
      'Para la segunda mitad del día.',
      'Rodillas que doblan, tela que dura.',
      'Arriba, abajo y entre las zarzas.',
      'Los bolsillos que hacen falta y ninguno más.',
    ],
    sentences: [
      'La cintura queda plana bajo el cinturón de la mochila.',
      'El corte deja levantar bien la pierna y se estrecha hacia el tobillo.',
      'Las zonas de más desgaste llevan doble costura y se pueden reparar.',
    ],
  },
  shorts: {
    summaries: [
      'Piernas libres, bolsillos cerrados.',
      'Para los días que amanecen con calor.',
      'Ligero, de secado rápido y difícil de gastar.',
      'Corto donde tiene que serlo.',
    ],
    sentences: [
      'La cinturilla queda plana y no se enrolla.',
      'La abertura lateral se abre con cada zancada.',
      'Lo que guardas en los bolsillos no se mueve de ahí.',
    ],
  },
  tights: {
    summaries: [
      'Ceñir sin apretar, abrigar sin agobiar.',
      'Tú marcas el movimiento y el tejido lo sigue.',
      'Para mañanas oscuras y caminos helados.',
      'Una segunda piel que no se mueve de su sitio.',
    ],
    sentences: [
      'La cinturilla, ancha, no se baja ni necesita nudo.',
      'Las costuras son planas y pasan por detrás de la rodilla, no por encima.',
      'El punto recupera su forma después de cada flexión.',
    ],
  },
  gloves: {
    summaries: [
      'Manos calientes, dedos libres.',
      'Para nudos, cremalleras y hebillas.',
      'Para que no tengas que quitártelos.',
      'Primero el agarre, después el calor.',
    ],
    sentences: [
      'Los dedos van precurvados, como los de la mano en reposo.',
      'Las costuras no tocan las yemas de los dedos.',
      'Una presilla en el puño permite colgarlos a secar.',
    ],
  },
  beanie: {
    summaries: [
      'Pequeño, cálido y siempre en el bolsillo.',
      'Orejas calientes, día salvado.',
      'Para el viento, venga de donde venga.',
      'La manera más sencilla de no pasar frío.',
    ],
    sentences: [
      'Tiene la forma justa para no escurrirse.',
      'Tapa las orejas y deja los ojos en paz.',
      'Cabe bajo una capucha sin hacer bulto.',
    ],
  },
  cap: {
    summaries: [
      'Sombra que se guarda plana.',
      'Ni sol, ni lluvia, ni sudor en los ojos.',
      'Una visera para cuando el sol está bajo.',
      'Ligera como una hoja de papel.',
    ],
    sentences: [
      'Los paneles se secan con el aire que levantas al avanzar.',
      'La visera recupera la forma al salir de la mochila.',
      'La cara inferior, oscura, amortigua los reflejos del agua y de la nieve.',
    ],
  },
  socks: {
    summaries: [
      'Nada que roce entre tú y el camino.',
      'La comodidad empieza en el talón.',
      'Para muchas horas con el mismo calzado.',
      'Ni se bajan ni se mueven.',
    ],
    sentences: [
      'El talón está tejido con forma de talón, así que nada se gira.',
      'El acolchado va solo donde aprieta el calzado.',
      'El izquierdo y el derecho tienen cada uno la forma de su pie.',
    ],
  },
  shoe: {
    summaries: [
      'Pisada segura en terreno suelto.',
      'Para raíces, roca y el camino de vuelta.',
      'Un agarre del que te puedes fiar.',
      'Para notar el camino y no las piedras.',
    ],
    sentences: [
      'El talón queda bien sujeto y los dedos tienen espacio.',
      'La goma no se endurece con el frío y agarra sobre roca mojada.',
      'La mediasuela tiene grosor para los días largos y la altura justa para sentir el suelo.',
    ],
  },
  pack: {
    summaries: [
      'Carga bien y no da que hablar.',
      'Cada cosa en su sitio y nada colgando.',
      'Cerca de la espalda y con todo a mano.',
      'Para lo que necesitas y nada más.',
    ],
    sentences: [
      'Los tirantes están cortados para que los brazos se muevan con libertad.',
      'La carga va pegada a la columna y no se balancea.',
      'Las hebillas y los tiradores se cambian sin máquina de coser.',
    ],
  },
}
