import type { CaseMessage } from '@archway/contracts';

export interface TextPart {
  readonly text: string;
  /** Whom the part names; null for other words. */
  readonly userId: string | null;
}

/** A text, cut where somebody is mentioned. Of names that begin alike the longest one is meant. */
export function mentionParts(text: string, mentions: CaseMessage['mentions']): TextPart[] {
  const longestFirst = [...mentions].filter(({ name }) => name !== '').sort((a, b) => b.name.length - a.name.length);
  const parts: TextPart[] = [];
  let plain = 0;
  let at = text.indexOf('@');
  while (at >= 0) {
    const named = longestFirst.find(({ name }) => text.startsWith(name, at + 1));
    const end = named ? at + 1 + named.name.length : at + 1;
    if (named) {
      if (at > plain) parts.push({ text: text.slice(plain, at), userId: null });
      parts.push({ text: text.slice(at, end), userId: named.userId });
      plain = end;
    }
    at = text.indexOf('@', end);
  }
  if (plain < text.length) parts.push({ text: text.slice(plain), userId: null });
  return parts;
}
