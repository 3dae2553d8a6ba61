import { Duplex } from 'node:stream';
import type { Engine } from './engine.ts';

const TERMINATE = 'X'.charCodeAt(0);

/**
 * Stands in for the socket between the `pg` driver and the embedded engine, so that both engines have one driver and
 * no port is opened that other users of the machine could reach.
 */
export class EngineStream extends Duplex {
  readonly #engine: Engine;
  #ready: Promise<void> = Promise.resolve();

  constructor(engine: Engine) {
    super({ allowHalfOpen: false });
    this.#engine = engine;
  }

  connect(): this {
    this.#ready = this.#engine.reset();
    this.#ready.then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  // What `pg` calls on a socket and has no meaning here.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    // The engine's only session must outlive the connection.
    if (chunk[0] === TERMINATE) {
      this.push(null);
      done();
      return;
    }
    const answer = (data: Uint8Array): void => {
      if (!this.destroyed && data.length > 0) this.push(Buffer.from(data));
    };
    this.#ready.then(() => this.#engine.exchange(chunk, answer)).then(() => done(), done);
  }

  /** `pg` corks the messages of one query; together they are one exchange. */
  override _writev(parts: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this._write(Buffer.concat(parts.map((part) => part.chunk)), 'utf8', done);
  }

  override _final(done: (error?: Error | null) => void): void {
    if (!this.readableEnded) this.push(null);
    done();
  }
}
