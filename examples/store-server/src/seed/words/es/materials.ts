import type { Words } from '../words.types.ts'

export const materials: Words['materials'] = {
  laminate3: 'Tres capas unidas en un solo tejido detienen la lluvia y el viento y dejan salir la humedad.',
  laminate25: 'El laminado ligero de 2,5 capas detiene la lluvia y el viento y deja salir la humedad.',
  twillLaminate: 'El laminado de sarga detiene la lluvia y la nieve, y su superficie mate apenas hace ruido.',
  waxedCotton:
    'La mezcla de algodón densa y encerada protege del viento y los chubascos y se puede volver a encerar cuando la cera se gasta.',
  softshell: 'El tejido doble se estira en cuatro direcciones, frena el viento y se seca rápido.',
  windPolyamide: 'El tejido fino y tupido de 20 deniers corta el viento y deja salir el calor del cuerpo.',
  down800: 'El plumón de 800\u00a0cuin retiene mucho aire y abriga mucho para lo poco que pesa.',
  down650: 'El relleno de plumón reciclado, clasificado y lavado, es ligero y abriga bien.',
  recycledFill: 'El relleno reciclado abriga aunque se humedezca y se seca antes que el plumón.',
  pile: 'El pelo largo retiene mucho aire, abriga bien y es suave al tacto.',
  gridKnit: 'La cuadrícula interior retiene el aire caliente, y sus canales ayudan a que el tejido se seque rápido.',
  microFleece:
    'El tejido fino está perchado por dentro y es liso por fuera, para que una chaqueta se deslice bien por encima.',
  merino180: 'La lana merina está hilada sobre un núcleo fino que la hace resistente, y tarda días en coger olor.',
  merino150: 'La lana merina fina absorbe el sudor, abriga también en húmedo y tarda días en coger olor.',
  polyKnit: 'El punto ligero aleja el sudor de la piel y se seca rápido.',
  hempCotton: 'La mezcla de cáñamo y algodón ecológico es resistente y se suaviza con cada lavado.',
  stretchWeave: 'El tejido elástico es transpirable y resiste bien el roce y los enganchones.',
  tightKnit: 'El punto denso y elástico sujeta los músculos, no se transparenta al agacharte y se seca rápido.',
  brushedKnit: 'El punto perchado por dentro retiene el aire caliente y expulsa el sudor.',
  goatskin: 'La piel de cabra de la palma es fina y resistente, y con un poco de cera se mantiene flexible.',
  ribWool: 'El punto acanalado de lana de cordero es elástico y abriga aunque se humedezca.',
  merinoSock: 'La lana merina absorbe la humedad y mantiene los pies secos, y la poliamida protege del desgaste.',
  polySock: 'El hilo fino reciclado aleja la humedad de la piel, resiste el roce y se seca en una noche.',
  meshUpper: 'La malla de una pieza es fresca, desagua rápido y no tiene costuras que rocen los dedos.',
  knitUpper:
    'El tejido de punto de una pieza se estira con el pie, deja pasar el aire y no tiene costuras sobre los dedos.',
  nubuckUpper: 'La piel de nobuk se adapta a la forma del pie y, con un cuidado regular, dura muchos años.',
  nubuckLaminate: 'La piel de nobuk se adapta a la forma del pie y la membrana interior no deja pasar el agua.',
  packCloth: 'La tela fuerte de 210 deniers resiste el roce con la roca y el hielo y los golpes del transporte.',
  lightRipstop: 'El ripstop ligero resiste los desgarros y acompaña tus movimientos.',
}
