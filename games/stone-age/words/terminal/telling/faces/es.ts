import type { FaceWords } from './words.ts';

export const facesEs: FaceWords = {
  roll: (dice, good) => `${dice} dados por ${good}`,
  tool: '+1 herramienta',
  oneUseTool: (value) => `herramienta de un uso +${value}`,
  agriculture: '+1 agricultura',
  person: '+1 persona',
  income: (goods) => `${goods} por ronda`,
  merchant: (steps) => `+${steps} mercader`,
  anyResource: '1 recurso a elegir',
  anyResources: (count) => `${count} recursos a elegir`,
  work: (good, divisor) => `trabajo: ${good} ÷${divisor}`,
  extraCard: 'una carta más',
  value: 'su valor',
  each: (points) => `${points} c/u`,
  foodOrJewelry: 'comida o joyas',
  merchantPlace: (steps, jewelry) => `escala del mercader +${steps} y ${jewelry}`,

  culture: (name) => name.toLowerCase(),
  jewelry: 'joya',
  range: (min, max) => `${min}–${max} cualesquiera`,

  signs: {
    roll: (dice, good) => `${dice} dados ${good}`,
    tool: '+herr.',
    oneUseTool: (value) => `+${value} un uso`,
    agriculture: '+agri',
    agricultureStep: '+1 agri',
    person: '+persona',
    income: (goods) => `+${goods}/ronda`,
    merchant: (steps) => `+${steps} merc.`,
    anyResources: (count) => `${count} a elegir`,
    extraCard: '+carta',
    dice: 'dados',
  },
};
