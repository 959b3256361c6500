import type { Words } from '../words.types.ts'

export const activities: Words['activities'] = {
  running: {
    name: 'Corrida',
    purposes: [
      'A pensar em quem corre.',
      'Para a estrada, os trilhos e o regresso do trabalho.',
      'Um peso de dia de prova.',
    ],
    openers: [
      'A correr, só se leva o que faria falta.',
      'O ritmo cria a sua própria meteorologia: calor à frente, frio atrás.',
      'Sejam dez quilómetros ou cem, o atrito começa no primeiro passo.',
    ],
  },
  cycling: {
    name: 'Ciclismo',
    purposes: [
      'A pensar em quem pedala.',
      'Para o trajeto diário, o gravel e as serras.',
      'À vontade na posição de pedalar.',
    ],
    openers: [
      'De bicicleta, o vento vem sempre de frente.',
      'Numa serra sobe-se com calor e desce-se com muito frio.',
      'Ir para o trabalho de bicicleta não pede fato especial, só boa roupa.',
    ],
  },
  hiking: {
    name: 'Caminhada',
    purposes: ['A pensar em quem caminha.', 'Para longos dias a pé.', 'Do vale até ao cume.'],
    openers: [
      'Dias a fio a caminhar mostram o que está bem feito.',
      'Na montanha, o tempo muda entre duas curvas.',
      'Alguém empilhou as pedras para que encontre o caminho; o resto é consigo.',
    ],
  },
  snow: {
    name: 'Neve',
    purposes: [
      'A pensar na neve.',
      'Para o esqui de travessia e os dias curtos de inverno.',
      'Da primeira geada à última neve.',
    ],
    openers: [
      'A neve é paciente: dá com todas as frestas.',
      'A subir tem-se calor, a descer vai-se depressa, pelo meio espera-se.',
      'Os dias de inverno são curtos: tudo tem de sair à primeira.',
    ],
  },
}
