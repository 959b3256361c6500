import type { Words } from '../words.types.ts'

export const materials: Words['materials'] = {
  laminate3: [
    'Laminado de tres capas: exterior 100 % poliamida reciclada, membrana microporosa, interior de tricot',
    'Tres capas unidas en una sola, que frena la lluvia y deja salir el vapor.',
  ],
  laminate25: [
    'Laminado de 2,5 capas: 100 % poliamida reciclada con película interior impresa',
    'Un laminado tan ligero que se olvida y tan denso que aguanta una hora de lluvia continua.',
  ],
  twillLaminate: [
    'Laminado de dos capas: sarga 100 % poliéster reciclado, membrana, forro de tafetán de poliéster',
    'La sarga da al laminado un acabado mate y silencioso, sin crujidos.',
  ],
  waxedCotton: [
    '60 % algodón ecológico, 40 % poliéster reciclado, cera vegetal',
    'El algodón denso y encerado frena el viento y los chubascos y coge pátina con los años.',
  ],
  softshell: [
    '88 % poliamida reciclada, 12 % elastano, tejido doble',
    'El tejido doble se estira en cuatro direcciones y se seca durante la bajada.',
  ],
  windPolyamide: [
    '100 % poliamida reciclada, 20 deniers',
    'Un tejido tupido de 20 deniers que corta el viento y deja escapar tu propio calor.',
  ],
  down800: [
    'Exterior: 100 % poliamida reciclada. Relleno: 90 % plumón de oca de origen responsable, 10 % pluma, 800 cuin',
    'El plumón de alto poder de relleno guarda mucho calor con muy poco peso.',
  ],
  down650: [
    'Exterior: 100 % poliamida reciclada. Relleno: 100 % plumón reciclado, 650 cuin',
    'Este plumón ya tuvo otra vida: se clasificó, se lavó y vuelve a abrigar.',
  ],
  recycledFill: [
    'Exterior: 100 % poliamida reciclada. Relleno: 100 % poliéster reciclado, 80 g/m²',
    'El relleno reciclado no pierde volumen aunque se humedezca.',
  ],
  pile: [
    '100 % poliéster reciclado, pelo largo, 320 g/m²',
    'El pelo largo atrapa el aire y abriga desde el primer minuto.',
  ],
  gridKnit: [
    '94 % poliéster reciclado, 6 % elastano, punto de cuadrícula',
    'La cuadrícula interior forma canales por los que sale el calor cuando aprietas el paso.',
  ],
  microFleece: [
    '100 % poliéster reciclado, forro polar, 190 g/m²',
    'Polar fino, perchado solo por dentro, que se desliza bien bajo una chaqueta.',
  ],
  merino180: [
    '87 % lana merino, 13 % poliamida en el núcleo, 180 g/m²',
    'El merino hilado sobre un núcleo fino no se deforma y se mantiene fresco varios días.',
  ],
  merino150: ['100 % lana merino, 150 g/m², sin mulesing', 'El merino fino refresca en marcha y abriga al parar.'],
  polyKnit: [
    '100 % poliéster reciclado, punto liso, 120 g/m²',
    'El punto ligero expulsa el sudor y se seca antes de que te des cuenta.',
  ],
  hempCotton: [
    '55 % cáñamo, 45 % algodón ecológico, 170 g/m²',
    'El cáñamo y el algodón ecológico se suavizan con cada lavado.',
  ],
  stretchWeave: [
    '92 % poliamida reciclada, 8 % elastano, ligamento tafetán',
    'El tejido elástico no pesa en la pierna ni se inmuta ante las zarzas.',
  ],
  tightKnit: [
    '78 % poliamida reciclada, 22 % elastano',
    'El punto denso sujeta sin apretar y no se transparenta ni en cuclillas.',
  ],
  brushedKnit: [
    '82 % poliéster reciclado, 18 % elastano, interior perchado',
    'El interior perchado guarda algo de calor allí donde el viento se lo lleva.',
  ],
  goatskin: [
    'Palma: 100 % piel de cabra. Dorso: poliéster reciclado. Forro: polar de poliéster',
    'La piel de cabra es fina, resistente y mejora con un poco de cera.',
  ],
  ribWool: [
    '100 % lana de cordero, hilada y tejida en Europa',
    'La lana de cordero abriga incluso con el aliento helado encima.',
  ],
  merinoSock: [
    '62 % lana merino, 35 % poliamida, 3 % elastano',
    'El merino mantiene el pie seco y la poliamida aguanta el roce.',
  ],
  polySock: [
    '72 % poliéster reciclado, 24 % poliamida, 4 % elastano',
    'El hilo fino y reciclado aleja la humedad de la piel y se seca en una noche.',
  ],
  meshUpper: [
    'Empeine: 100 % malla de poliéster reciclado. Suela: caucho, 20 % reciclado',
    'La malla de una pieza desagua enseguida y no lleva costuras sobre los dedos.',
  ],
  nubuckUpper: [
    'Empeine: piel nobuk de 1,8 mm. Forro: poliéster reciclado. Suela: caucho',
    'El nobuk se amolda al pie y, bien cuidado, dura muchos años.',
  ],
  packCloth: [
    '100 % poliamida reciclada, 210 deniers, recubrimiento sin PFAS',
    'La tela de 210 deniers aguanta sin quejarse la roca, el hielo y las cintas de equipaje.',
  ],
  lightRipstop: [
    '100 % poliamida reciclada ripstop, 70 deniers',
    'El ripstop ligero, con malla elástica, se ciñe al cuerpo y no rebota.',
  ],
}
