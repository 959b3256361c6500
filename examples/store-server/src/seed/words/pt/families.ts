import type { Words } from '../words.types.ts'

export const families: Words['families'] = {
  shell: {
    summaries: [
      'Camada exterior contra o vento e o mau tempo.',
      'Proteção contra o mau tempo com espaço para uma camada quente por baixo.',
    ],
    sentences: [
      'As mangas são cortadas para nada subir quando se levantam os braços.',
      'Os ombros resistem às alças de uma mochila.',
    ],
  },
  insulation: {
    summaries: ['Camada quente para pausas e manhãs frias.', 'Muito calor, pouco peso.'],
    sentences: [
      'As costuras mantêm o enchimento no lugar.',
      'Como última camada corta o vento; debaixo de um impermeável, dá mais calor.',
    ],
  },
  vest: {
    summaries: ['Aquece o tronco e deixa os braços livres.', 'Protege o peito do vento.'],
    sentences: [
      'As cavas são justas e não roçam.',
      'Sobre uma camisola leve no outono, debaixo de um casaco no inverno.',
    ],
  },
  fleece: {
    summaries: ['Camada intermédia macia e quente.', 'Camada quente que deixa sair a humidade.'],
    sentences: [
      'As mangas raglã não deixam costuras debaixo das alças da mochila.',
      'Aquece nas pausas e não abafa na subida.',
      'A malha é densa, para não ganhar borboto, e lavada antes do corte.',
    ],
  },
  baselayer: {
    summaries: ['Primeira camada, junto à pele.', 'Afasta o suor da pele e aquece de forma uniforme.'],
    sentences: [
      'O corte é justo, sem apertar.',
      'As costuras passam longe das alças da mochila.',
      'Comprida o bastante para não sair de dentro das calças.',
    ],
  },
  tee: {
    summaries: ['T-shirt leve para dias quentes.', 'Confortável sozinha ou debaixo de uma camada quente.'],
    sentences: [
      'Os ombros ficam livres e a bainha cai a direito.',
      'A gola fica plana, lavagem após lavagem.',
      'Larga o bastante para o ar circular.',
    ],
  },
  pants: {
    summaries: ['Resistentes e com liberdade de movimentos.', 'Para dias longos em terreno variado.'],
    sentences: [
      'A cintura fica plana debaixo da mochila.',
      'O corte deixa levantar bem a perna.',
      'As zonas de maior esforço levam costura dupla e têm arranjo.',
    ],
  },
  shorts: {
    summaries: ['Leves e rápidos a secar.', 'Para dias quentes em movimento.'],
    sentences: ['O cós é plano e não enrola.', 'O corte deixa espaço para passadas longas.'],
  },
  tights: {
    summaries: ['Justas e elásticas.', 'Para manhãs e fins de tarde frescos.'],
    sentences: [
      'O cós largo não descai.',
      'As costuras são planas e passam por trás do joelho, não por cima.',
      'A malha recupera a forma depois de cada flexão.',
    ],
  },
  gloves: {
    summaries: ['Mãos quentes e boa aderência.', 'Tato suficiente para dar um nó.'],
    sentences: ['Os dedos já vêm curvados, como os da mão.', 'O corte deixa o pulso livre.'],
  },
  beanie: {
    summaries: ['Aquece a cabeça e as orelhas.', 'Gorro para dias frios e ventosos.'],
    sentences: ['O feitio não o deixa escorregar.', 'Cobre as orelhas e deixa os olhos em paz.'],
  },
  cap: {
    summaries: ['Protege os olhos do sol e do suor.', 'Leve e fácil de guardar.'],
    sentences: ['Recupera a forma depois de guardado.', 'A parte de baixo, escura, corta o reflexo da água e da neve.'],
  },
  socks: {
    summaries: ['Ajustam-se bem e não descem.', 'Para muitas horas com o mesmo calçado.'],
    sentences: [
      'O calcanhar é tricotado como um calcanhar a sério: nada roda.',
      'O acolchoado está só onde o calçado faz pressão.',
      'Uma esquerda e uma direita, cada uma com a forma do seu pé.',
    ],
  },
  shoe: {
    summaries: ['Boa aderência em terreno solto.', 'Para raízes, rocha e gravilha.'],
    sentences: [
      'O calcanhar fica firme e os dedos ficam à vontade.',
      'A borracha mantém-se macia com o frio e agarra na rocha molhada.',
      'A entressola tem altura para dias longos, mas deixa sentir o chão.',
    ],
  },
  pack: {
    summaries: ['Fica junto às costas.', 'Bem organizada, com tudo à mão.'],
    sentences: ['O corte das alças deixa os braços livres.', 'A carga fica junto à coluna e não balança.'],
  },
}
