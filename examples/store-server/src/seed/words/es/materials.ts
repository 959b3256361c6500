import type { Words } from '../words.types.ts'

export const materials: Words['materials'] = {
  laminate3: [
    'Laminado de tres capas: exterior 100 % poliamida reciclada, membrana microporosa, interior de punto',
    'Tres capas unidas dejan fuera la lluvia y permiten que salga el vapor.',
  ],
  laminate25: [
    'Laminado de 2,5 capas: 100 % poliamida reciclada con película interior impresa',
    'El laminado es tan ligero que se olvida y tan denso que aguanta una hora de lluvia continua.',
  ],
  twillLaminate: [
    'Laminado de dos capas: sarga 100 % poliéster reciclado, membrana, forro de tafetán de poliéster',
    'La sarga da al laminado una superficie mate y silenciosa que no cruje.',
  ],
  waxedCotton: [
    '60 % algodón ecológico, 40 % poliéster reciclado, cera vegetal',
    'El algodón denso y encerado detiene viento y chubascos y gana pátina con los años.',
  ],
  softshell: [
    '88 % poliamida reciclada, 12 % elastano, tejido doble',
    'El tejido doble se estira en cuatro direcciones y se seca en la bajada.',
  ],
  windPolyamide: [
    '100 % poliamida reciclada, 20 denier',
    'Un tejido prieto de 20 denier para el viento y deja salir tu propio calor.',
  ],
  down800: [
    'Exterior: 100 % poliamida reciclada. Relleno: 90 % plumón de oca de origen responsable, 10 % pluma, 800 cuin',
    'El plumón esponjoso guarda mucho calor con muy poco peso.',
  ],
  down650: [
    'Exterior: 100 % poliamida reciclada. Relleno: 100 % plumón reciclado, 650 cuin',
    'El plumón ya tuvo otra vida: se clasificó, se lavó y volvió a rellenar.',
  ],
  recycledFill: [
    'Exterior: 100 % poliamida reciclada. Relleno: 100 % poliéster reciclado, 80 g/m²',
    'El relleno reciclado conserva el volumen aunque se humedezca.',
  ],
  pile: [
    '100 % pelo de poliéster reciclado, 320 g/m²',
    'El pelo largo retiene el aire quieto y abriga desde el primer minuto.',
  ],
  gridKnit: [
    '94 % poliéster reciclado, 6 % elastano, punto grid',
    'La cuadrícula interior deja canales por los que sale el calor cuando te esfuerzas.',
  ],
  microFleece: [
    '100 % forro polar de poliéster reciclado, 190 g/m²',
    'Polar fino, perchado solo por dentro, para que se deslice bajo una chaqueta.',
  ],
  merino180: [
    '87 % lana merino, 13 % núcleo de poliamida, 180 g/m²',
    'El merino hilado sobre un núcleo fino conserva la forma y sigue fresco durante días.',
  ],
  merino150: ['100 % lana merino, 150 g/m², sin mulesing', 'El merino fino es fresco en movimiento y cálido al parar.'],
  polyKnit: [
    '100 % punto de poliéster reciclado, 120 g/m²',
    'El punto ligero lleva el sudor hacia fuera y se seca antes de que lo notes.',
  ],
  hempCotton: [
    '55 % cáñamo, 45 % algodón ecológico, 170 g/m²',
    'El cáñamo y el algodón ecológico se suavizan con cada lavado.',
  ],
  stretchWeave: [
    '92 % poliamida reciclada, 8 % elastano, tafetán',
    'El tejido elástico pesa poco en la pierna y no teme a las zarzas.',
  ],
  tightKnit: [
    '78 % poliamida reciclada, 22 % elastano',
    'El punto denso sujeta sin pellizcar y no transparenta ni en una flexión profunda.',
  ],
  brushedKnit: [
    '82 % poliéster reciclado, 18 % elastano, interior perchado',
    'El interior perchado guarda un poco de calor donde el viento se lo lleva.',
  ],
  goatskin: [
    'Palma: 100 % piel de cabra. Dorso: poliéster reciclado. Forro: polar de poliéster',
    'La piel de cabra es fina, resistente y mejora con un poco de cera.',
  ],
  ribWool: [
    '100 % lana de cordero, hilada y tejida en Europa',
    'La lana de cordero abriga incluso cuando el aliento se ha helado en ella.',
  ],
  merinoSock: [
    '62 % lana merino, 35 % poliamida, 3 % elastano',
    'El merino mantiene el pie seco y la poliamida aguanta el roce.',
  ],
  polySock: [
    '72 % poliéster reciclado, 24 % poliamida, 4 % elastano',
    'El hilo fino reciclado aleja la humedad de la piel y se seca en una noche.',
  ],
  meshUpper: [
    'Empeine: 100 % malla de poliéster reciclado. Suela: goma, 20 % reciclada',
    'La malla de una pieza desagua rápido y no tiene costuras en los dedos.',
  ],
  nubuckUpper: [
    'Empeine: nobuk de 1,8 mm. Forro: poliéster reciclado. Suela: goma',
    'El nobuk se amolda al pie y se puede cuidar durante muchos años.',
  ],
  packCloth: [
    '100 % poliamida reciclada, 210 denier, recubierta sin PFAS',
    'La tela de 210 denier aguanta roca, hielo y cintas de equipaje sin quejarse.',
  ],
  lightRipstop: [
    '100 % ripstop de poliamida reciclada, 70 denier',
    'El ripstop ligero con malla elástica va pegado al cuerpo y no rebota.',
  ],
}
