import type { Command, SeatView, TableView } from '@ochre/match';
import { LIMITS, PHRASES } from '@ochre/protocol/vocabulary';
import { Icon } from '@ochre/ui/art/icon.tsx';
import { Switch } from '@ochre/ui/parts/switch.tsx';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import '@ochre/ui/parts/buttons.css';
import { SaidBy, SpeakerSign } from '../story/speaker.tsx';
import { useWords } from '../words/language.tsx';
import type { Words } from '../words/words.ts';
import './chat.css';
import type { Send } from '../play/use-sending.ts';
import type { ChatLine } from './chat-lines.ts';
import { HostTools } from './host-tools.tsx';
import type { Removable } from './removable.ts';
import type { SendNamed } from './use-named.ts';

interface ChatProps {
  readonly view: TableView;
  readonly lines: readonly ChatLine[];
  readonly send: Send;
  /** The host wants somebody who only watches to be gone. */
  readonly onRemove: (somebody: Removable) => void;
  /** For who has no seat: whoever has one has a name. */
  readonly sendNamed: SendNamed;
  readonly onClose: () => void;
}

/** The talk at the table: beside the board, or a sheet on a phone. It holds nobody up. */
export function Chat({ view, lines, send, sendNamed, onRemove, onClose }: ChatProps) {
  const words = useWords();
  const { chat } = words.online;
  const heading = useId();
  const [text, setText] = useState('');
  const closed = closedTo(view, chat);
  const talk = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    // Not into the field: on a phone that would open its keyboard.
    talk.current?.focus();
    return () => {
      // The focus was in what is closed: it goes back to what opened it.
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, []);
  const say = (what: { text: string } | { phrase: (typeof PHRASES)[number] }) => {
    const command = (name: { name?: string }): Command =>
      'text' in what ? { kind: 'say', ...what, ...name } : { kind: 'sayPhrase', ...what, ...name };
    return view.you === undefined ? sendNamed((name) => command({ name })) : send(command({}));
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    setText('');
    // What could not be said is not lost.
    if (!(await say({ text: said }))) setText((now) => now || said);
  };
  return (
    <section
      className="chat paper"
      ref={talk}
      tabIndex={-1}
      aria-labelledby={heading}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <header>
        <h2 className="display" id={heading}>
          {chat.title}
        </h2>
        <button type="button" className="close" aria-label={words.buttons.close} onClick={onClose}>
          <Icon name="no" />
        </button>
      </header>
      <Lines lines={lines} view={view} onRemove={onRemove} />
      <Mutes view={view} send={send} />
      {view.isHost && <HostTools view={view} send={send} />}
      {closed === undefined ? (
        <>
          <fieldset className="phrases" aria-label={chat.phrasesAbout}>
            {PHRASES.map((phrase) => (
              <button key={phrase} type="button" onClick={() => void say({ phrase })}>
                {words.story.atTable.phrases[phrase]}
              </button>
            ))}
          </fieldset>
          <form onSubmit={submit}>
            <input
              className="text-field"
              aria-label={chat.say}
              placeholder={chat.say}
              maxLength={LIMITS.said}
              autoComplete="off"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <button type="submit" className="button small">
              {chat.send}
            </button>
          </form>
        </>
      ) : (
        <p className="chat-closed">{closed}</p>
      )}
    </section>
  );
}

/** Why whoever looks cannot talk; nothing where they can. */
function closedTo(
  { talk, you, isHost }: TableView,
  chat: Words['online']['chat'],
): string | undefined {
  if (talk === 'nobody') return chat.closed.nobody;
  return talk === 'players' && you === undefined && !isHost ? chat.closed.players : undefined;
}

/** The newest is in sight. */
function Lines({ lines, view, onRemove }: Pick<ChatProps, 'lines' | 'view' | 'onRemove'>) {
  const { chat, hosting } = useWords().online;
  const { you, isHost } = view;
  const list = useRef<HTMLDivElement>(null);
  const last = lines.at(-1)?.seq;
  useEffect(() => {
    if (last !== undefined) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last]);
  return (
    <div
      className="chat-lines"
      ref={list}
      role="log"
      aria-label={chat.title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys.
      tabIndex={0}
    >
      {lines.length === 0 && <p>{chat.none}</p>}
      <ol>
        {lines.map(({ seq, text, ...speaker }) => (
          <li
            key={seq}
            className={speaker.seat !== undefined && speaker.seat === you ? 'own' : undefined}
          >
            <SpeakerSign tribe={speaker.tribe} size={22} />
            <SaidBy speaker={speaker} text={text} />
            {isHost && speaker.seat === undefined && !speaker.isHost && (
              <button
                type="button"
                className="remove"
                aria-label={hosting.remove(speaker.name)}
                title={hosting.remove(speaker.name)}
                onClick={() =>
                  onRemove({ whom: { said: seq }, name: speaker.name, isPlaying: false })
                }
              >
                <Icon name="no" size={14} />
              </button>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Whom one hears is one's own affair: nobody is told. */
function Mutes({ view, send }: Pick<ChatProps, 'view' | 'send'>) {
  const { chat } = useWords().online;
  const muted = view.muted ?? [];
  const people = view.seats.flatMap(({ name, left }: SeatView, seat) =>
    name !== undefined && left === undefined && seat !== view.you ? [{ whom: seat, name }] : [],
  );
  return (
    <details className="mutes">
      <summary>{chat.mutes}</summary>
      <ul>
        {[...people, { whom: 'watching' as const, name: chat.watchers }].map(({ whom, name }) => (
          <li key={whom}>
            <bdi>{name}</bdi>
            <Switch
              label={chat.mute(name)}
              isOn={muted.includes(whom)}
              can
              onChange={() => void send({ kind: 'mute', whom, isMuted: !muted.includes(whom) })}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
