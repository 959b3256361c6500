import type { Words } from '../words.types.ts'

export const activities: Words['activities'] = {
  running: {
    name: 'Corrida',
    purposes: [
      'A pensar em quem corre.',
      'Para a estrada, os trilhos e o regresso do trabalho.',
      'Um peso de dia de prova.',
    ],
    openers: ['Para treinos e provas, na estrada e nos trilhos.', 'Conforto também em longas distâncias.'],
  },
  cycling: {
    name: 'Ciclismo',
    purposes: [
      'A pensar em quem pedala.',
      'Para o trajeto diário, o gravel e as serras.',
      'Para voltas curtas e longas.',
    ],
    openers: ['Para o trajeto diário e as voltas longas.', 'Para a cidade e para a serra.'],
  },
  hiking: {
    name: 'Caminhada',
    purposes: ['A pensar em quem caminha.', 'Para longos dias a pé.', 'Do vale até ao cume.'],
    openers: ['Para caminhadas de um dia e travessias de vários dias.', 'Para um tempo que muda de hora a hora.'],
  },
  snow: {
    name: 'Neve',
    purposes: [
      'A pensar na neve.',
      'Para o esqui de travessia e os dias curtos de inverno.',
      'Da primeira geada à última neve.',
    ],
    openers: ['Para esqui de travessia, pistas e caminhadas de inverno.', 'Para dias frios com neve e vento.'],
  },
}
