/** What a kind of document is: its commands are data and its changes are pure, so both can be kept, sent and tried again. */
export interface DocumentKind<Document, Command> {
  /** Stands in what was serialised. */
  readonly name: string;
  /** Of the shape that is serialised; a larger one was written by a later build. */
  readonly version: number;
  readonly empty: Document;
  /** The document after a command; the same one where the command changes nothing. */
  readonly apply: (document: Document, command: Command) => Document;
  /** Whether two commands, one after the other, are one for the person: places of a thing that is dragged. */
  readonly continues?: (before: Command, next: Command) => boolean;
  /**
   * Reads what an earlier build, or anybody, has written.
   * @returns null for what is no document of this kind.
   */
  readonly parse: (value: unknown, version: number) => Document | null;
}

/** Why a text is no document. */
export type UnreadableReason = 'notJson' | 'otherKind' | 'laterVersion' | 'invalid';

export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument';

  constructor(readonly reason: UnreadableReason) {
    super(`This is no document that can be read: ${reason}.`);
  }
}

/** The document as text: its kind and the version of its shape come first. Steps are not kept. */
export const serialise = <Document>(kind: DocumentKind<Document, never>, document: Document): string =>
  JSON.stringify({ kind: kind.name, version: kind.version, document });

/** @throws UnreadableDocument with the reason. */
export function deserialise<Document>(kind: DocumentKind<Document, never>, text: string): Document {
  const kept = parseJson(text);
  if (kept.kind !== kind.name || typeof kept.version !== 'number') throw new UnreadableDocument('otherKind');
  if (kept.version > kind.version) throw new UnreadableDocument('laterVersion');
  const document = kind.parse(kept.document, kept.version);
  if (document === null) throw new UnreadableDocument('invalid');
  return document;
}

function parseJson(text: string): { kind?: unknown; version?: unknown; document?: unknown } {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    throw new UnreadableDocument('notJson');
  }
}
