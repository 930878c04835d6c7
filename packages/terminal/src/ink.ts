/** The colours of the game. Nothing is told by colour alone. */
export interface Ink {
  /** Headings and what counts most. */
  strong(text: string): string;
  /** What can be chosen now. */
  lit(text: string): string;
  /** What matters less. */
  faint(text: string): string;
  /** Something to worry about: hunger, a loss. */
  warn(text: string): string;
  /** Green cards. */
  culture(text: string): string;
  /** Sand cards. */
  sand(text: string): string;
  player(seat: number, text: string): string;
}

const plain = (text: string): string => text;

export const NO_INK: Ink = {
  strong: plain,
  lit: plain,
  faint: plain,
  warn: plain,
  culture: plain,
  sand: plain,
  player: (_, text) => text,
};

const ESCAPE = '\u001b';
const sgr =
  (codes: string) =>
  (text: string): string =>
    text === '' ? '' : `${ESCAPE}[${codes}m${text}${ESCAPE}[0m`;

/** Middle tones, to be read on dark and on light: red, blue, green, violet, cyan. */
const PLAYERS_16 = ['1;31', '1;34', '1;32', '1;35', '1;36'].map(sgr);
const PLAYERS_256 = ['1;38;5;167', '1;38;5;68', '1;38;5;71', '1;38;5;133', '1;38;5;37'].map(sgr);

/** `depth` is the number of bits of a colour, as Node tells it of a terminal: 1, 4, 8 or 24. */
export function inkOf(depth: number): Ink {
  if (depth < 4) return NO_INK;
  const rich = depth >= 8;
  const players = rich ? PLAYERS_256 : PLAYERS_16;
  return {
    strong: sgr('1'),
    lit: sgr(rich ? '1;38;5;172' : '1;33'),
    faint: sgr('2'),
    warn: sgr(rich ? '1;38;5;167' : '1;31'),
    culture: sgr(rich ? '38;5;71' : '32'),
    sand: sgr(rich ? '38;5;137' : '33'),
    player: (seat, text) => (players[seat % players.length] ?? plain)(text),
  };
}
