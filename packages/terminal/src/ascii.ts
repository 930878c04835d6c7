/** What stands for a sign where the terminal knows ASCII only. One for one, so nothing moves. */
const ASCII: Readonly<Record<string, string>> = {
  '╭': '+',
  '╮': '+',
  '╰': '+',
  '╯': '+',
  '┌': '+',
  '┐': '+',
  '└': '+',
  '┘': '+',
  '├': '+',
  '┤': '+',
  '─': '-',
  '│': '|',
  '▓': '#',
  '░': '.',
  '▸': '>',
  '○': 'o',
  '◆': '*',
  '◊': '^',
  '†': '+',
  '·': '|',
  '÷': '/',
  '×': 'x',
  '→': '>',
  '–': '-',
  '—': '-',
  '−': '-',
  '≈': '~',
  '…': '~',
  '“': '"',
  '”': '"',
  '’': "'",
  '¿': '?',
  '¡': '!',
  ß: 's',
  // Of a line to share, where nothing stands behind them that could move.
  '🟩': '#',
  '🟨': '+',
  '⬜': '.',
};

const ESCAPE = '\u001b';

export const toAscii = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^ -~]/gu, (sign) => (sign === ESCAPE ? sign : (ASCII[sign] ?? letterOf(sign))));

/** A letter without what stands above or below it: `ñ` is n. */
const letterOf = (sign: string): string => /^[A-Za-z]/.exec(sign.normalize('NFD'))?.[0] ?? '?';
