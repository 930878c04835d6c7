import { pluralsOf } from '@ochre/words';
import type { ChoiceWords } from './words.ts';

const plural = pluralsOf('en');

export const choicesEn: ChoiceWords = {
  use: (place) => `Use: ${place}`,
  leave: (place) => `Leave: ${place}`,
  usingTools: (tools) => `Use ${tools}`,
  buy: (card) => `Buy ${card}`,
  build: (building) => `Build ${building}`,
  trading: (purchase) => `${purchase}, trade`,
  payFor: (place) => `Pay what for ${place}?`,
  payForTrading: (place) => `Pay what for ${place}, with a trade?`,
  priced: (face, price) => `${face}, for ${price}`,
  ways: plural({ one: '# way', other: '# ways' }),
  dice: plural({ one: '# die', other: '# dice' }),
  nothingMore: 'brings nothing more',

  leaveWhich: 'Leave which place?',
  takeBack: 'take people back',
  unused: 'without using it',
  cannotPay: 'you cannot pay here',

  payMissing: 'Pay what for the missing food?',
  orOthers: (goods) => `${goods} or others`,
  noPointsToLose: 'you have no points to lose',
  noRoom: (points) => `no room: ${points}`,

  solo: {
    there: (count) => `${count} there`,
    toolmaker: (low, high) => `a tool, new or better; tokens there: ${low} of 1/2, ${high} of 3/4`,
    field: (goods) => `+1 agriculture for ${goods}`,
    villagePrice: (price) => `${price} in tools and agriculture`,
    thenSlide: 'then slide',
    thenSlideCycleElder: 'then slide, cycle, elder',
    unusedEach: (points) => `people go home unused, ${points} each`,
    redeem: 'any 2 resources of the outside pool, once',
    cardsCost: (material) => `nobody works there; cards cost ${material}`,
    caught: (people, points) => `${people} there: ${points}`,
    howManyDown: (stack) => `How many of ${stack} go to the bottom? Its new top tile:`,
    stays: 'stays',
    down: (count) => `${count} down`,
    onTop: (tile) => `top: ${tile}`,
    tokensLeft: (count, kind) => `${count} of ${kind} stay on the board`,
    fromDiscard: (card) => `${card}, from the discard`,
    oneDie: 'its reward, and nothing is lost',
    alike: (percent, lost) => `two alike ${percent}; loses ${lost} or more`,
    others: (points) => `the others: ${points}`,
    poolHas: (count) => `the pool has ${count}`,
    otherWays: plural({ one: '# other way to pay', other: '# other ways to pay' }),
    feedWith: 'Feed the people with what?',
    starving: (lost, offered) => `${lost}; then ${offered} or 5 points`,
    offerFood: '2 things',
    offerVillage: '1 tool or step, 2 resources',
    offerMaterial: (one) => `${one}, 2 other things`,
  },
};
