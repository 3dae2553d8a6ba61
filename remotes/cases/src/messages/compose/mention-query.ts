import type { Mentionable } from '@archway/contracts';
import type { Mentioned, MessageDraft } from './drafts.ts';

/** A name that is being written behind an @. */
export interface MentionQuery {
  /** Place of the @. */
  readonly at: number;
  readonly word: string;
}

/** No name that is looked for is longer. */
const LONGEST = 40;

/** What stands between the last @ of the line and the caret; null where nobody is being named. */
export function mentionQuery(text: string, caret: number): MentionQuery | null {
  const before = text.slice(0, caret);
  const at = before.lastIndexOf('@');
  if (at < 0) return null;
  const word = before.slice(at + 1);
  // The @ of an email address names nobody.
  const inWord = /[A-Za-z0-9._-]/.test(before[at - 1] ?? '');
  return inWord || word.length > LONGEST || word.includes('\n') ? null : { at, word };
}

/** People whose name has the word in it, in the order in which they were given. */
export const peopleFor = (people: readonly Mentionable[], { word }: MentionQuery): readonly Mentionable[] =>
  people.filter(({ name }) => name.toLowerCase().includes(word.toLowerCase()));

/** The draft with somebody's name in the place of what was written of it. @returns where the caret goes, too */
export function withMention(
  { text, mentions }: MessageDraft,
  { at, word }: MentionQuery,
  { userId, name }: Mentioned,
): { readonly draft: MessageDraft; readonly caret: number } {
  const named = `@${name} `;
  const others = mentions.filter((each) => each.userId !== userId);
  return {
    draft: {
      text: text.slice(0, at) + named + text.slice(at + 1 + word.length),
      mentions: [...others, { userId, name }],
    },
    caret: at + named.length,
  };
}

/** Who is mentioned: those who were chosen, and whose names still stand there. */
export const mentionedIn = ({ text, mentions }: MessageDraft): string[] =>
  mentions.filter(({ name }) => text.includes(`@${name}`)).map(({ userId }) => userId);
