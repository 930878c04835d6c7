import type { FaceWords } from './words.ts';

export const facesEn: FaceWords = {
  roll: (dice, good) => `${dice} dice for ${good}`,
  tool: '+1 tool',
  oneUseTool: (value) => `one-use tool +${value}`,
  agriculture: '+1 agriculture',
  person: '+1 person',
  income: (goods) => `${goods} a round`,
  merchant: (steps) => `+${steps} merchant`,
  anyResource: 'any 1 resource',
  anyResources: (count) => `any ${count} resources`,
  work: (good, divisor) => `work for ${good} ÷${divisor}`,
  extraCard: 'one more card',
  value: 'value',
  each: (points) => `${points} each`,
  foodOrJewelry: 'food or jewelry',
  merchantPlace: (steps, jewelry) => `merchant track +${steps}, and ${jewelry}`,

  culture: (name) => name.toLowerCase(),
  jewelry: 'jewelry',
  range: (min, max) => `${min}–${max} of any kind`,

  signs: {
    roll: (dice, good) => `${dice} dice ${good}`,
    tool: '+tool',
    oneUseTool: (value) => `+${value} once`,
    agriculture: '+agri',
    agricultureStep: '+1 agri',
    person: '+person',
    income: (goods) => `+${goods}/round`,
    merchant: (steps) => `+${steps} merch`,
    anyResources: (count) => `any ${count}`,
    extraCard: '+card',
    dice: 'dice',
  },
};
