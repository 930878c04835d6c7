import { Icon } from '@ochre/ui/art/icon.tsx';
import { useWords } from '../words/language.tsx';
import './chat.css';
import type { ChatState } from './use-chat.ts';

/** Opens the talk, and says how much of it is unread. */
export function ChatButton({ chat }: { readonly chat: ChatState }) {
  const words = useWords().online.chat;
  const unread = chat.unread.length;
  const name = unread === 0 ? words.title : words.openUnread(unread);
  return (
    <button
      type="button"
      className="corner-button chat-button"
      aria-label={name}
      title={name}
      aria-expanded={chat.isOpen}
      onClick={chat.isOpen ? chat.close : chat.open}
    >
      <Icon name="chat" size={22} />
      {unread > 0 && <b aria-hidden="true">{unread}</b>}
    </button>
  );
}
