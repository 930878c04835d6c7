import type { Language } from '@ochre/words';
import { offerDe } from './offer/de.ts';
import { offerEn } from './offer/en.ts';
import { offerEs } from './offer/es.ts';
import type { BotName, OfferWords } from './offer/words.ts';

/** How every bot plays, in a few words without a subject; only the terminal tells so much. */
const ABOUT: Readonly<Record<Language, Readonly<Record<BotName, string>>>> = {
  en: {
    random: 'plays any legal move',
    scorer: 'takes the points that a turn scores at once',
    greedy: 'weighs what a turn brings now and later, and keeps followers back',
    farmer: 'lays down farmers early and feeds them with cities',
    builder: 'builds cities, the larger the better',
    joiner: 'joins what others have begun',
    blocker: 'spoils what others have begun',
    monk: 'sends a follower into every cloister and builds around it',
    novice: 'lays what it sees and claims whatever is there',
    easy: 'has played before, and overlooks a lot',
    medium: 'plays a sound game, and overlooks a little',
    hard: 'weighs every turn by what many games have taught',
    expert: 'thinks through what the next player can make of each tile',
  },
  es: {
    random: 'hace cualquier jugada válida',
    scorer: 'toma los puntos que un turno da al momento',
    greedy: 'sopesa lo que un turno da ahora y después, y se guarda seguidores',
    farmer: 'planta granjeros pronto y los alimenta con ciudades',
    builder: 'construye ciudades, cuanto más grandes, mejor',
    joiner: 'se cuela en lo que otros han empezado',
    blocker: 'estropea lo que otros han empezado',
    monk: 'manda un seguidor a cada monasterio y construye a su alrededor',
    novice: 'coloca donde ve sitio y ocupa lo que haya',
    easy: 'ya ha jugado, y se le escapan muchas cosas',
    medium: 'juega con cabeza, y se le escapa alguna cosa',
    hard: 'juzga cada turno por lo aprendido en muchas partidas',
    expert: 'piensa qué puede hacer el siguiente con cada loseta',
  },
  de: {
    random: 'macht irgendeinen erlaubten Zug',
    scorer: 'nimmt die Punkte, die ein Zug sofort bringt',
    greedy: 'wägt ab, was ein Zug jetzt und später bringt, und spart Gefolgsleute',
    farmer: 'legt früh Bauern hin und füttert sie mit Städten',
    builder: 'baut Städte, je größer, desto besser',
    joiner: 'mischt sich ein, wo andere angefangen haben',
    blocker: 'verdirbt, was andere angefangen haben',
    monk: 'schickt in jedes Kloster einen Gefolgsmann und baut drumherum',
    novice: 'legt an, wo es Platz sieht, und besetzt, was gerade da ist',
    easy: 'hat schon gespielt und übersieht noch viel',
    medium: 'spielt vernünftig und übersieht manches',
    hard: 'beurteilt jeden Zug nach dem, was viele Spiele gelehrt haben',
    expert: 'überlegt, was der Nächste aus jedem Plättchen machen kann',
  },
};

const named = (language: Language, { bots }: OfferWords) => {
  const of = (name: BotName) => ({ title: bots[name], about: ABOUT[language][name] });
  return {
    random: of('random'),
    scorer: of('scorer'),
    greedy: of('greedy'),
    farmer: of('farmer'),
    builder: of('builder'),
    joiner: of('joiner'),
    blocker: of('blocker'),
    monk: of('monk'),
    novice: of('novice'),
    easy: of('easy'),
    medium: of('medium'),
    hard: of('hard'),
    expert: of('expert'),
  };
};

export const BOTS = {
  en: named('en', offerEn),
  es: named('es', offerEs),
  de: named('de', offerDe),
};
