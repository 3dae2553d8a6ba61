import type { DocumentKind } from './document-kind.ts';
import { redone, type Timeline, timelineOf, undone, withStep } from './timeline.ts';

/**
 * A document that is worked on: commands change it, steps can be taken back and done again, and whoever subscribes
 * hears of each change. It knows no screen and no scene; how something is looked at is not its business.
 */
export class DocumentStore<Document, Command> {
  readonly #kind: DocumentKind<Document, Command>;
  readonly #listeners = new Set<() => void>();
  #timeline: Timeline<Document, Command>;
  /** Commands of the batch that is running, with the document as it has become. */
  #batch: { document: Document; readonly commands: Command[] } | null = null;

  constructor(kind: DocumentKind<Document, Command>, document: Document = kind.empty) {
    this.#kind = kind;
    this.#timeline = timelineOf(document);
  }

  /** The document, its past and its future; another object after each change. */
  readonly get = (): Timeline<Document, Command> => this.#timeline;

  /** @returns ends the subscription. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  execute(command: Command): void {
    if (this.#batch) {
      this.#batch.document = this.#kind.apply(this.#batch.document, command);
      this.#batch.commands.push(command);
      return;
    }
    const { document, past, future } = this.#timeline;
    const before = past.at(-1)?.commands.at(-1);
    const continues = before !== undefined && future.length === 0 && (this.#kind.continues?.(before, command) ?? false);
    this.#become(withStep(this.#timeline, [command], this.#kind.apply(document, command), continues));
  }

  /**
   * Everything that `run` executes is one step, and told once. When it throws, nothing has happened; a batch within a
   * batch is part of it.
   */
  batch(run: () => void): void {
    if (this.#batch) return run();
    const batch = { document: this.#timeline.document, commands: [] };
    this.#batch = batch;
    try {
      run();
    } finally {
      this.#batch = null;
    }
    this.#become(withStep(this.#timeline, batch.commands, batch.document));
  }

  undo(): void {
    this.#become(undone(this.#timeline));
  }

  redo(): void {
    this.#become(redone(this.#timeline));
  }

  #become(timeline: Timeline<Document, Command>): void {
    if (timeline === this.#timeline) return;
    this.#timeline = timeline;
    for (const listener of this.#listeners) listener();
  }
}
