import type { BotWords } from './words.ts';

export const botsEs: BotWords = {
  novice: 'conoce las reglas y poco más',
  easy: 'ya ha jugado alguna vez',
  medium: 'juega con sensatez',
  hard: 'examina sus tres mejores planes',
  expert: 'mira más lejos, en menos de un segundo',
  random: 'hace cualquier jugada válida',
  cardwood: 'crece, recoge madera y compra cartas',
  buildings: 'construye todo lo que puede',
  culture: 'reúne símbolos de cultura',
  tools: 'hace herramientas y busca artesanos que las cuenten',
  farmers: 'vive de sus campos y de sus agricultores',
  shamans: 'quiere mucha gente, y chamanes que la cuenten',
  denier: 'toma lo que más necesita el siguiente',
  starvation: 'deja pasar hambre a su gente mientras sale barato, y crece',
  veteran: 'el experto tal como jugaba antes',
  greedy: 'toma lo que más vale según buenas reglas',
};
