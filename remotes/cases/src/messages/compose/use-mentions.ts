import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { type Mentionable, MOST_MENTIONS, endpoints } from '@archway/contracts';
import { query } from '@archway/platform';
import type { MessageDraft } from './drafts.ts';
import { mentionQuery, peopleFor, withMention } from './mention-query.ts';

interface Given {
  readonly caseId: string;
  /** Only people of these sides. */
  readonly among?: readonly Mentionable['side'][] | undefined;
  readonly draft: MessageDraft;
  readonly write: (draft: MessageDraft) => void;
  /** Holds the field of the text. */
  readonly place: RefObject<HTMLElement | null>;
}

/** The list of people behind an @: who is in it, who is marked, and what keys do to it. */
export function useMentions({ caseId, among, draft, write, place }: Given) {
  const listId = useId();
  const [caret, setCaret] = useState(-1);
  const [marked, setMarked] = useState(0);
  /** Place of the @ whose list was closed. */
  const [closed, setClosed] = useState(-1);
  const moved = useRef<number | null>(null);

  const asked = caret < 0 ? null : mentionQuery(draft.text, caret);
  const open = asked !== null && asked.at !== closed && draft.mentions.length < MOST_MENTIONS ? asked : null;
  const people = useQuery({ ...query(endpoints.messages.people, { query: { caseId } }), enabled: open !== null });
  const meant = (people.data ?? []).filter(({ side }) => among === undefined || among.includes(side));
  const found = open ? peopleFor(meant, open) : [];
  const at = Math.min(marked, found.length - 1);

  useLayoutEffect(() => {
    const field = place.current?.querySelector('textarea');
    if (moved.current === null || !field) return;
    field.setSelectionRange(moved.current, moved.current);
    moved.current = null;
  }, [draft, place]);

  const choose = (person: Mentionable): void => {
    if (!open) return;
    const { draft: named, caret: next } = withMention(draft, open, person);
    moved.current = next;
    setCaret(next);
    setMarked(0);
    write(named);
    place.current?.querySelector('textarea')?.focus();
  };
  /** @returns whether the key was for the list */
  const press = (event: KeyboardEvent): boolean => {
    const person = found[at];
    if (!person || !open || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return false;
    if (event.key === 'ArrowDown') setMarked((at + 1) % found.length);
    else if (event.key === 'ArrowUp') setMarked((at + found.length - 1) % found.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(person);
    else if (event.key === 'Escape') setClosed(open.at);
    else return false;
    event.preventDefault();
    // An Escape that closes the list closes nothing around it.
    event.stopPropagation();
    return true;
  };
  /** The caret stands elsewhere, or the text is another. */
  const follow = (next: number): void => {
    if (next === caret) return;
    setCaret(next);
    setMarked(0);
    if (closed >= 0 && next <= closed) setClosed(-1);
  };
  return { listId, found, at, choose, press, follow, mark: setMarked };
}
