import type { LobbyTable } from '@ochre/protocol';

/** Open tables, a line each, for whoever reads without a page. */
export function lobbyText(tables: readonly LobbyTable[]): string {
  if (tables.length === 0) return 'No table waits for players at the moment.\n';
  return tables.map(lineOf).join('');
}

function lineOf({ code, stage, plan, free, names }: LobbyTable): string {
  const parts = [plan.game, ...(plan.setup.modules ?? []), plan.setup.variant ?? []].flat();
  const who = names.length > 0 ? names.join(', ') : 'nobody yet';
  const state = stage === 'playing' ? 'being played' : `${free} free`;
  return `${code}  ${parts.join(' + ')}, ${plan.seats.length} seats, ${state}: ${who}\n`;
}
