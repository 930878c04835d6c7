/** What stands for a sign where the terminal knows ASCII only. One for one, so nothing moves. */
const ASCII: Readonly<Record<string, string>> = {
  '╭': '+',
  '╮': '+',
  '╰': '+',
  '╯': '+',
  '├': '+',
  '┤': '+',
  '─': '-',
  '│': '|',
  '▸': '>',
  '○': 'o',
  '◆': '*',
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
};

const ESCAPE = '\u001b';

export const toAscii = (text: string): string =>
  text.replace(/[^ -~]/gu, (sign) => (sign === ESCAPE ? sign : (ASCII[sign] ?? '?')));
