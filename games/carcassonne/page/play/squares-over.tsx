import type { Snapshot } from '../../rules/index.ts';
import { AtPlace } from '../board/at-place.tsx';
import { roomBeside } from '../board/camera.ts';
import { useLandCamera } from '../board/in-sight.ts';
import { Sign } from '../board/sign.tsx';
import { useWords } from '../in-words.tsx';
import type { Deciding } from './deciding.ts';
import { isSame, type SquareOption } from './laying.ts';
import './squares-over.css';

interface SquaresOverProps {
  readonly view: Snapshot;
  readonly deciding: Deciding;
}

/** Every square where the tile can lie: as it is, turned, or where it is looked at. */
export function SquaresOver({ view, deciding }: SquaresOverProps) {
  const { play } = useWords();
  const { squares, at } = deciding;
  const stop = squares.find((square) => isSame(square, at)) ?? squares[0];
  return (
    <fieldset className="squares" aria-label={play.squares(squares.length)}>
      {squares.map((square) => (
        <AtPlace key={`${square.x},${square.y}`} x={square.x} y={square.y}>
          <SquareButton square={square} deciding={deciding} isStop={square === stop} />
        </AtPlace>
      ))}
      {at !== undefined && <TurnButtons view={view} deciding={deciding} />}
    </fieldset>
  );
}

interface SquareButtonProps {
  readonly square: SquareOption;
  readonly deciding: Deciding;
  /** Tab leads to one of them; arrows lead to the others. */
  readonly isStop: boolean;
}

function SquareButton({ square, deciding, isStop }: SquareButtonProps) {
  const { play } = useWords();
  const camera = useLandCamera();
  const { at, turn, tap } = deciding;
  const isChosen = isSame(square, at);
  const state = isChosen ? 'chosen' : square.turns.includes(turn) ? 'lit' : 'turnable';
  return (
    <button
      type="button"
      className={`square ${state}`}
      data-state={state}
      data-square={`${square.x},${square.y}`}
      data-turns={isChosen ? true : undefined}
      aria-label={play.square(square.x, square.y)}
      aria-pressed={isChosen}
      tabIndex={isStop ? 0 : -1}
      onClick={() => {
        tap(square);
        camera.uncover(square);
      }}
    >
      {state === 'turnable' && <Sign of="turnRight" />}
    </button>
  );
}

/** They are so wide, with what they keep apart, in pixels. */
const TURNING = 60;

/** Beside the tile, on the side away from the land, if there is room; else below it. */
function TurnButtons({ view, deciding }: SquaresOverProps) {
  const { at, squares, turnBy } = deciding;
  const { play } = useWords();
  const { now, window: free } = useLandCamera();
  const option = squares.find((square) => isSame(square, at));
  if (option === undefined || option.turns.length < 2) return null;
  const isTaken = (x: number, y: number) => view.board.some((tile) => isSame(tile, { x, y }));
  const isLeft = isTaken(option.x + 1, option.y) && !isTaken(option.x - 1, option.y);
  const room = now && free && roomBeside(now, option, free);
  const isBelow = room !== undefined && room[isLeft ? 'left' : 'right'] < TURNING;
  const side = isBelow ? 'at-foot' : isLeft ? 'at-left' : '';
  return (
    <AtPlace
      className={`turn-beside ${side}`}
      x={option.x + (isBelow ? 0.5 : isLeft ? 0 : 1)}
      y={option.y + (isBelow ? 1 : 0.5)}
    >
      <button type="button" className="land-tool paper" onClick={() => turnBy(-1)}>
        <Sign of="turnLeft" size={20} label={play.turnLeft} />
      </button>
      <button type="button" className="land-tool paper" onClick={() => turnBy(1)}>
        <Sign of="turnRight" size={20} label={play.turnRight} />
      </button>
    </AtPlace>
  );
}
