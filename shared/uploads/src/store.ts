import { type UploadAction, isUnderWay, stateAfter } from './states.ts';
import type { Change, Progress, Upload } from './upload.ts';

/**
 * Uploads of one page, in the order in which they were chosen. They live outside any screen: one that is hidden or left
 * does not end them. `get` and `subscribe` are what a hook of a page follows.
 */
export class UploadStore<U extends Upload> {
  #uploads: ReadonlyMap<string, U> = new Map();
  readonly #listeners = new Set<() => void>();

  readonly get = (): ReadonlyMap<string, U> => this.#uploads;

  /** @returns what ends the following */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  of(id: string): U | undefined {
    return this.#uploads.get(id);
  }

  all(): readonly U[] {
    return [...this.#uploads.values()];
  }

  underWay(): readonly U[] {
    return this.all().filter(isUnderWay);
  }

  /** Many at once, so that fifty files are drawn once. */
  add(uploads: readonly U[]): void {
    this.#set(new Map([...this.#uploads, ...uploads.map((upload) => [upload.id, upload] as const)]));
  }

  /** Changes an upload that is still known; one that was dismissed stays away. */
  patch(id: string, change: Change<U> | Progress): void {
    const known = this.of(id);
    if (known) this.add([{ ...known, ...change }]);
  }

  /** Moves an upload that is still known. @throws ForbiddenAction */
  act(id: string, action: UploadAction): void {
    const known = this.of(id);
    if (known) this.add([{ ...known, state: stateAfter(known.state, action), paused: action === 'pause' }]);
  }

  remove(ids: readonly string[]): void {
    this.#set(new Map([...this.#uploads].filter(([id]) => !ids.includes(id))));
  }

  #set(uploads: ReadonlyMap<string, U>): void {
    this.#uploads = uploads;
    for (const listener of [...this.#listeners]) listener();
  }
}
