import type { TableView } from '@ochre/match';
import type { TableAddress } from '@ochre/protocol';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Send } from '../play/use-sending.ts';
import { choiceOf, planInstead } from '../screens/lobby/choice-of.ts';
import { Gathering } from '../screens/lobby/gathering.tsx';
import { OptionsPanel } from '../screens/options/options-panel.tsx';
import { useSettings } from '../settings/index.ts';
import { newToken, type Presence } from '../table/index.ts';
import { useWords } from '../words/language.tsx';
import { useTitle } from '../words/use-title.ts';
import { takeWish } from './own-place.ts';

interface GatheringTableProps {
  readonly view: TableView;
  readonly address: TableAddress;
  readonly presence: Presence | undefined;
  readonly send: Send;
  readonly askName: () => Promise<string | undefined>;
  readonly corner: ReactNode;
  readonly now: () => number;
  readonly onLeave: () => void;
}

/** A table before its game: people come, and the host has the say. */
export function GatheringTable(props: GatheringTableProps) {
  const { view, send, askName } = props;
  const words = useWords();
  const { title, guestTitle } = words.screens.gathering;
  useTitle(view.isHost ? title : guestTitle);
  const [settings] = useSettings();
  const [isChoosing, setChoosing] = useState(false);
  const sit = useCallback(
    async (seat?: number): Promise<void> => {
      const name = await askName();
      if (name === undefined) return;
      // The own part in the dice, which nobody could know before.
      const nonce = newToken();
      await send({ kind: 'sit', ...(seat === undefined ? {} : { seat }), name, nonce });
    },
    [askName, send],
  );
  const isSeated = view.you !== undefined;
  useEffect(() => {
    const wish = takeWish();
    if (wish !== undefined && !isSeated) void sit(wish === 'anywhere' ? undefined : wish);
  }, [sit, isSeated]);
  return (
    <>
      <Gathering
        view={view}
        address={props.address}
        presence={props.presence}
        onSit={(seat) => void sit(seat)}
        onStand={() => void send({ kind: 'stand' })}
        onPlan={(plan) => void send({ kind: 'plan', plan })}
        onBegin={() => void send({ kind: 'begin' })}
        onOptions={() => setChoosing(true)}
        onLeave={props.onLeave}
        corner={props.corner}
        now={props.now}
      />
      {isChoosing && (
        <OptionsPanel
          way="friends"
          title={words.buttons.options}
          choice={choiceOf(view.plan, settings.name)}
          start={words.online.table.save}
          onStart={(_plan, _names, chosen) => {
            void send({ kind: 'plan', plan: planInstead(view.plan, chosen) });
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
