import { type RequestListener, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { FastifyInstance, FastifyServerFactory } from 'fastify';

/**
 * The sockets that a server listens on. `localhost` is two of them, 127.0.0.1 and ::1; both end in the same way: idle
 * connections at once, busy ones with their answer. (Fastify's own second listener waits for idle connections.)
 */
export class Listeners {
  readonly #requests = new Map<Socket, number>();
  readonly #answering = new Set<ServerResponse>();
  #handler: RequestListener | null = null;
  #second: Server | null = null;
  #stopping = false;
  #onQuiet: (() => void) | null = null;

  /** For the options of Fastify. */
  readonly factory: FastifyServerFactory = (handler) => {
    this.#handler = handler;
    return this.#newServer(handler);
  };

  /**
   * @param host an address, or `localhost`.
   * @returns the port, also when 0 was asked for.
   */
  async listen(app: FastifyInstance, host: string, port: number): Promise<number> {
    app.addHook('preClose', async () => this.#stop());
    const both = host === 'localhost';
    await app.listen({
      host: both ? '127.0.0.1' : host,
      port,
      listenTextResolver: (address) => `listening on ${address}`,
    });
    const chosen = (app.server.address() as AddressInfo).port;
    if (both) await this.#listenSecond(chosen).catch((error: unknown) => app.close().then(() => Promise.reject(error)));
    return chosen;
  }

  /**
   * Lets running requests end, and goes on answering new ones meanwhile: whoever sends requests here, such as a load
   * balancer, still has to learn that it should not. Every answer ends its connection.
   * @returns whether nothing runs any more, as opposed to `ms` milliseconds being over.
   */
  drain(ms: number): Promise<boolean> {
    this.#stopping = true;
    for (const response of this.#answering) if (!response.headersSent) response.setHeader('connection', 'close');
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), ms);
      this.#onQuiet = () => {
        clearTimeout(timer);
        resolve(true);
      };
      if (this.#answering.size === 0) this.#onQuiet();
    });
  }

  /** Ends every connection, whatever runs on it. */
  cutOff(): void {
    for (const socket of this.#requests.keys()) socket.destroy();
  }

  #newServer(handler: RequestListener): Server {
    const server = createServer({ requestTimeout: 300_000 }, handler);
    server.keepAliveTimeout = 72_000;
    server.on('connection', (socket: Socket) => {
      this.#requests.set(socket, 0);
      socket.once('close', () => this.#requests.delete(socket));
    });
    server.prependListener('request', ({ socket }, response) => {
      this.#requests.set(socket, (this.#requests.get(socket) ?? 0) + 1);
      this.#answering.add(response);
      if (this.#stopping) response.setHeader('connection', 'close');
      response.once('close', () => {
        this.#answering.delete(response);
        if (this.#answering.size === 0) this.#onQuiet?.();
        const left = (this.#requests.get(socket) ?? 1) - 1;
        if (!socket.destroyed) this.#requests.set(socket, left);
        if (this.#stopping && left <= 0) socket.destroySoon();
      });
    });
    return server;
  }

  #listenSecond(port: number): Promise<void> {
    const server = this.#newServer(this.#handler as RequestListener);
    return new Promise((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) => {
        // A machine without IPv6 has no ::1.
        if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve();
        else reject(error);
      });
      server.listen(port, '::1', () => {
        this.#second = server;
        resolve();
      });
    });
  }

  #stop(): void {
    this.#stopping = true;
    this.#second?.close();
    for (const [socket, requests] of this.#requests) if (requests === 0) socket.destroy();
  }
}
