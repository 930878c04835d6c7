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
export const fileNameOf = ({ commitment }: GameRecord): string =>
  `ochre-${commitment.slice(0, 8)}.ochre`;

const fileOf = (record: GameRecord): File =>
  new File([textOf(record)], fileNameOf(record), { type: 'text/plain' });

export function downloadRecord(record: GameRecord): void {
  const address = URL.createObjectURL(fileOf(record));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(record);
  link.click();
  // Not at once: some browsers begin to read it only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Whether the browser allowed it. */
export async function copyRecord(record: GameRecord): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(textOf(record));
    return true;
  } catch {
    return false;
  }
}

/** Whether this device has a way to send something on. */
export const canSend = (): boolean =>
  typeof navigator !== 'undefined' && typeof navigator.share === 'function';

/** As a file where files can be sent, else as text. False when it failed; who changes their mind has not failed. */
export async function sendRecord(record: GameRecord, title: string): Promise<boolean> {
  const file = { title, files: [fileOf(record)] };
  try {
    await navigator.share(navigator.canShare?.(file) ? file : { title, text: textOf(record) });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
