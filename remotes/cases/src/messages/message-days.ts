import type { CaseMessage } from '@archway/contracts';

/** Messages of one day in the zone of the reader. */
export interface MessageDay {
  /** An instant of it. */
  readonly at: string;
  readonly messages: readonly CaseMessage[];
}

const dayOf = (at: string): string => new Date(at).toDateString();

/** Messages, oldest first, by their days. */
export function byDay(messages: readonly CaseMessage[]): MessageDay[] {
  const days: { at: string; messages: CaseMessage[] }[] = [];
  for (const message of messages) {
    const last = days.at(-1);
    if (last && dayOf(last.at) === dayOf(message.at)) last.messages.push(message);
    else days.push({ at: message.at, messages: [message] });
  }
  return days;
}

/** What was new when the reader came: what arrives before their eyes is not. */
export interface NewSince {
  readonly after: number;
  readonly upTo: number;
}

/** Place of the message above which the new ones begin. */
export const firstNew = (messages: readonly CaseMessage[], { after, upTo }: NewSince): number | undefined =>
  messages.find(({ seq, own, withdrawn }) => seq > after && seq <= upTo && !own && !withdrawn)?.seq;

/** Own messages below which it stands who has read them: the last one, and those that more people have read than the next. */
export function tellingReaders(messages: readonly CaseMessage[]): ReadonlySet<number> {
  const own = messages.filter((message) => message.own && !message.withdrawn);
  const telling = own.filter(({ readBy }, at) => readBy.length > (own[at + 1]?.readBy.length ?? -1));
  return new Set(telling.map(({ seq }) => seq));
}
