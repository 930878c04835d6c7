import type { GuideWords } from './words.ts';

export const guideEn: GuideWords = {
  hints: {
    tribe: {
      title: 'Your tribe',
      text: ({ people, food }) =>
        `You have ${people} people and ${food} food. Every round you place your people, use them, and feed them.`,
    },
    goal: {
      title: 'What it is about',
      text: () =>
        'Whoever has the most points in the end wins: buildings bring them at once, cards mostly at the end. “If it ended now” on your panel counts both.',
    },
    endTurn: {
      title: 'Your turn is done',
      text: () => 'Changed your mind? “Undo” takes it back, “End turn” lets the other tribe go on.',
    },
    placing: {
      title: 'Send people out',
      text: () =>
        'Tap a place that glows to see what it brings, this one for example. Nothing happens until you confirm.',
    },
    gathering: {
      title: 'One die for each person',
      text: ({ pips, good, isOddsShown }) =>
        `When they work, each of them rolls a die, and every ${pips} pips bring ${good}. ${
          isOddsShown ? 'Choose how many go: bars show what may come.' : 'Choose how many go.'
        }`,
    },
    tools: {
      title: 'Tools help',
      text: () =>
        'Each tool adds its number to one roll a round. Use some now, or save them for another place.',
    },
    pick: {
      title: 'Dice for all',
      text: () => 'Everybody takes one of these dice and gets what it stands for.',
    },
    paying: {
      title: 'Pay, or leave it',
      text: () =>
        'Pay now, and it is yours. If you cannot, or would rather keep what you have, leave it: that costs nothing.',
    },
    using: {
      title: 'Now they go to work',
      text: () =>
        'Tap a place where your people stand; the order is up to you. Gather first: what comes can already pay for cards and buildings.',
    },
    yields: {
      title: 'What they brought',
      text: () =>
        'All that comes goes here. Dice are added up, divided by the number after ÷ on the sign, and rounded down.',
    },
    fed: {
      title: 'Everybody has eaten',
      text: ({ food }) =>
        `Each person eats 1 food a round; fields bring theirs just before. You have ${food} food left.`,
    },
    hungry: {
      title: 'When food is short',
      text: ({ starving }) =>
        `Then you pay one resource for each who goes without, or lose ${starving} points. Nobody dies of it.`,
    },
    newRound: {
      title: 'A new round',
      text: () =>
        'Cards slide to where they cost less, and new ones come. Now the next tribe begins.',
    },
    others: {
      title: 'Places fill up',
      text: () =>
        'A pale place is closed for now: tap it to ask why. All your people have to go somewhere, and in the first round you cannot go far wrong.',
    },
    village: {
      title: 'The village',
      text: ({ hutPeople }) =>
        `It helps for the whole game: the field with food every round, the tool maker with a tool for your dice, the hut with one more person, if ${hutPeople} go in.`,
    },
    cards: {
      title: 'Cards',
      text: ({ dearestCard }) =>
        `One person keeps a card for you; later you pay 1 to ${dearestCard} resources, and a green check says that you can. The upper half happens at once, the lower half counts at the end.`,
    },
    buildings: {
      title: 'Buildings',
      text: () =>
        'A building is kept the same way: pay the resources it shows, and score its points at once. Where it says Σ, you choose what to pay and score what that is worth.',
    },
    ending: {
      title: 'How it ends',
      text: () =>
        'When a stack of buildings is empty or the cards run out. Then cards count: green ones by how many different ones you have, sand ones for what they show.',
    },
    help: {
      title: 'Now it is your game',
      text: () =>
        'Rules are behind the question mark, and the log tells all that happened. Play on; if you leave, the game waits on the start page.',
    },
    moreTools: {
      title: 'More from tools',
      text: () =>
        'Three tools stand side by side, each for one roll a round; the fourth makes one of them stronger. Early tools work all game long.',
    },
    hunger: {
      title: 'Live with hunger',
      text: () =>
        '“After feeding” says what will be left. One resource per missing food is cheaper than 10 points, and at 0 points hunger costs nothing.',
    },
    sets: {
      title: 'Sets of culture',
      text: () =>
        'Different green symbols count their number squared: 4 bring 16, 7 bring 49. So each new one is worth more than the last.',
    },
    multipliers: {
      title: 'Cards that multiply',
      text: () =>
        'Sand cards count what you have: shamans people, farmers agriculture, tool makers tools, hut builders buildings. Choose one and grow in it.',
    },
    timing: {
      title: 'When it ends',
      text: () =>
        'When you lead, empty the smallest stack of buildings or buy cards to end it soon. When you are behind, leave both alone and grow.',
    },
    onYourOwn: {
      title: 'That is the craft',
      text: () => 'Every place shows what it may bring and what it is worth to you. Now play on.',
    },
  },
};
