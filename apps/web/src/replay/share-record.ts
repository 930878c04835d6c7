import { type GameRecord, printRecord } from '@ochre/kernel';

/** Who knows the secret of a game that still runs knows its dice: it stays here. */
function shared(record: GameRecord): GameRecord {
  if (record.result !== undefined) return record;
  const { secret: _, ...open } = record;
  return open;
}

/** The text that is given away. */
export const textOf = (record: GameRecord): string => printRecord(shared(record));

/** Two games never have the same seal. */
export const fileNameOf = ({ game, commitment }: GameRecord): string =>
  `ochre-${game}-${commitment.slice(0, 8)}.ochre`;

const fileOf = (record: GameRecord): File =>
  new File([textOf(record)], fileNameOf(record), { type: 'text/plain' });

export const downloadRecord = (record: GameRecord): void => download(fileOf(record));

export function download(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // Not at once: some browsers begin to read it only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Whether the browser allowed it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether this device has a way to send something on. */
export const canSend = (): boolean =>
  typeof navigator !== 'undefined' && typeof navigator.share === 'function';

/** As a file where files can be sent, else as text. */
export function sendRecord(record: GameRecord, title: string): Promise<boolean> {
  const file = { title, files: [fileOf(record)] };
  return send(navigator.canShare?.(file) ? file : { title, text: textOf(record) });
}

/** False when it failed; who changes their mind has not failed. */
export async function send(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
