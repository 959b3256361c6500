import type { Words } from '../words.types.ts'

export const families: Words['families'] = {
  shell: {
    summaries: [
      'La lluvia se queda fuera y tú, en seco.',
      'Tan silenciosa que oyes la lluvia antes de notarla.',
      'Para el día en que el pronóstico se equivocó.',
      'El tiempo a un lado y tú al otro.',
    ],
    sentences: [
      'La capucha gira con la cabeza y el bajo no se sale del arnés.',
      'Las mangas están cortadas para estirar los brazos; nada se sube.',
      'Las cremalleras van selladas, los puños cierran bien y debajo cabe una capa de abrigo.',
    ],
  },
  insulation: {
    summaries: [
      'Calor para estar quieto.',
      'Mucho calor, poco peso.',
      'La capa que te pones en la cima.',
      'Para mañanas frías y tardes largas en el refugio.',
    ],
    sentences: [
      'Las cámaras tienen la medida justa para que el relleno se quede donde hace falta.',
      'Sola corta el viento; bajo una chaqueta es tu calefacción.',
      'Comprimida ocupa lo que una hogaza de pan.',
    ],
  },
  vest: {
    summaries: [
      'El pecho caliente y los brazos libres.',
      'La mitad de la chaqueta que más necesitas.',
      'Para el primer kilómetro, el más frío.',
      'Sin viento en el pecho, con aire en la espalda.',
    ],
    sentences: [
      'Las sisas son ajustadas y no rozan.',
      'Desaparece en un bolsillo en cuanto sale el sol.',
      'Sobre una camisa en otoño, bajo una chaqueta en invierno.',
    ],
  },
  fleece: {
    summaries: [
      'La capa que olvidas quitarte.',
      'Suave, cálida y fácil de llevar.',
      'Calor que respira.',
      'De la tienda al tren de vuelta.',
    ],
    sentences: [
      'El corte raglán no deja costuras bajo los tirantes de la mochila.',
      'Abriga en las paradas y no agobia en la subida.',
      'El hilo es denso para no hacer bolas y se lava antes de cortar.',
    ],
  },
  baselayer: {
    summaries: [
      'La primera capa hace el trabajo callado.',
      'Piel seca, calor uniforme.',
      'Pegada a la piel y fácil de olvidar.',
      'Para tres días sin lavadora.',
    ],
    sentences: [
      'El corte se ajusta sin apretar.',
      'Las costuras pasan donde no presionan ni tirantes ni cinturón.',
      'Es lo bastante larga para quedarse dentro del pantalón.',
    ],
  },
  tee: {
    summaries: [
      'Una camiseta que no tiene nada que demostrar.',
      'Ligera, sencilla y duradera.',
      'Para la ida, la subida y la vuelta.',
      'Una camiseta menos en la mochila.',
    ],
    sentences: [
      'Los hombros quedan libres y el bajo cae recto.',
      'El cuello es plano y sigue siéndolo.',
      'Es lo bastante amplia para que corra el aire.',
    ],
  },
  pants: {
    summaries: [
      'Hecho para la segunda mitad del día.',
      'Rodillas que doblan, tela que dura.',
      'Arriba, abajo y a través del seto.',
      'Bolsillos suficientes y ninguno de más.',
    ],
    sentences: [
      'La cintura queda plana bajo el cinturón de la mochila.',
      'El corte deja subir la pierna y se estrecha hacia el tobillo.',
      'Los puntos de desgaste van cosidos dos veces y se pueden arreglar.',
    ],
  },
  shorts: {
    summaries: [
      'Piernas libres, bolsillos cerrados.',
      'Para días que empiezan con calor.',
      'Ligero, rápido de secar, difícil de gastar.',
      'Corto donde debe serlo.',
    ],
    sentences: [
      'La cinturilla es plana y no se enrolla.',
      'La abertura lateral se abre con la zancada.',
      'Lo que metes en los bolsillos se queda ahí.',
    ],
  },
  tights: {
    summaries: [
      'Ceñidas, cálidas y sin pellizcar.',
      'Se mueven cuando te mueves.',
      'Para mañanas oscuras y caminos helados.',
      'Una segunda piel con sitio para el móvil.',
    ],
    sentences: [
      'La cinturilla es ancha y se sujeta sin nudo.',
      'Las costuras son planas y pasan por detrás de la rodilla, no por encima.',
      'El punto recupera su forma después de cada flexión.',
    ],
  },
  gloves: {
    summaries: [
      'Manos calientes, dedos libres.',
      'Para nudos, cremalleras y hebillas.',
      'Para no tener que quitárselos.',
      'Primero el agarre, luego el calor.',
    ],
    sentences: [
      'Los dedos van preformados, como la mano.',
      'Las costuras quedan fuera de las yemas.',
      'Una presilla en el puño sirve para colgarlos a secar.',
    ],
  },
  beanie: {
    summaries: [
      'Pequeño, cálido, siempre en el bolsillo.',
      'Orejas calientes, día salvado.',
      'Para el viento de todos lados.',
      'La manera más sencilla de no pasar frío.',
    ],
    sentences: [
      'La forma está pensada para que no resbale.',
      'Cubre las orejas y deja los ojos en paz.',
      'Cabe bajo una capucha sin hacer bulto.',
    ],
  },
  cap: {
    summaries: [
      'Sombra que se guarda plana.',
      'Ni sol, ni lluvia, ni sudor en los ojos.',
      'Una visera para el sol bajo.',
      'Ligera como una hoja de papel.',
    ],
    sentences: [
      'La tela se seca con el viento de tu propio ritmo.',
      'La visera recupera su forma al salir de la mochila.',
      'La cara inferior oscura quita el reflejo del agua y la nieve.',
    ],
  },
  socks: {
    summaries: [
      'Nada entre tú y el camino que pueda rozar.',
      'Una comodidad que empieza en el talón.',
      'Para muchas horas con los mismos zapatos.',
      'No se bajan ni se giran.',
    ],
    sentences: [
      'El talón está tejido como un talón de verdad y nada se gira.',
      'El acolchado solo está donde aprieta el zapato.',
      'El izquierdo y el derecho tienen la forma de su pie.',
    ],
  },
  shoe: {
    summaries: [
      'Pasos seguros en terreno suelto.',
      'Para raíces, roca y el camino de vuelta.',
      'Un agarre en el que se puede confiar.',
      'Sentir el camino, no las piedras.',
    ],
    sentences: [
      'El talón queda sujeto y los dedos tienen espacio.',
      'La goma sigue blanda con frío y agarra en roca mojada.',
      'La entresuela es gruesa para los días largos y baja para sentir el suelo.',
    ],
  },
  pack: {
    summaries: [
      'Carga bien y habla poco.',
      'Cada cosa en su sitio y nada que cuelgue.',
      'Cerca de la espalda, fácil de alcanzar.',
      'Para lo que necesitas y nada más.',
    ],
    sentences: [
      'Los tirantes están cortados para que los brazos se muevan libres.',
      'La carga va cerca de la columna y no se balancea.',
      'Las hebillas y los tiradores se cambian sin máquina de coser.',
    ],
  },
}
