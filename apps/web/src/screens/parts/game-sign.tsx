import { frontOf, isListed } from '../../games.ts';

interface GameSignProps {
  readonly game: string;
  readonly size: number;
}

/** The sign of a game in a list of several; nothing for one that is no longer listed. */
export function GameSign({ game, size }: GameSignProps) {
  if (!isListed(game)) return null;
  const { Sign } = frontOf(game);
  return <Sign of={game} size={size} />;
}
