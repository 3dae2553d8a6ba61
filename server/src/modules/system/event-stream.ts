import { type ServerEvent, toWire } from '@archway/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AppContext, type Caller, Refusal } from '../../context.ts';
import { bearerOf } from '../../infrastructure/http/request.ts';
import { sessionLives } from '../access/api.ts';
import { heldPractices } from '../practices/api.ts';

const HEARTBEAT_MS = 15_000;
/** A reader that lets so many bytes pile up is cut off; it resumes where it was. */
const MOST_BUFFERED = 1_048_576;

/** Ends every open stream when the server stops; browsers then come back to another one. */
export class EventStreams {
  readonly #open = new Set<() => void>();

  add(end: () => void): () => void {
    this.#open.add(end);
    return () => void this.#open.delete(end);
  }

  endAll(): void {
    for (const end of this.#open) end();
  }
}

/** Answers with server-sent events until the caller leaves, its session ends or the server stops. */
export async function streamEvents(
  { db, events, stopping }: AppContext,
  streams: EventStreams,
  user: Caller,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (stopping.aborted) throw new Refusal('unavailable');
  const listener = { userId: user.userId, groupIds: await practiceIdsOf(db, user) };
  const headers = reply.getHeaders();
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(headers as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  });
  raw.write('retry: 2000\n\n');

  let unsubscribe: () => void = () => {};
  const forget = streams.add(() => raw.end());
  // Logins end and memberships change while a stream is open.
  const refresh = async (): Promise<void> => {
    if (!(await stillLoggedIn(db, request))) return void raw.end();
    listener.groupIds = await practiceIdsOf(db, user);
  };
  const heartbeat = setInterval(() => {
    raw.write(':\n\n');
    refresh().catch(() => raw.end());
  }, HEARTBEAT_MS);
  raw.on('close', () => {
    clearInterval(heartbeat);
    forget();
    unsubscribe();
  });
  const deliver = (event: ServerEvent): void => {
    // Whose login has just ended hears nothing more: the page finds out when it comes back.
    if (event.type === 'session.ended') refresh().catch(() => raw.end());
    if (raw.writableLength > MOST_BUFFERED) return void raw.destroy();
    raw.write(`id: ${event.id}\nevent: ${event.type}\ndata: ${JSON.stringify(toWire(event.data))}\n\n`);
  };
  try {
    unsubscribe = await events.subscribe(listener, lastEventId(request), deliver);
    // It may have been closed while the backlog was read.
    if (raw.destroyed) unsubscribe();
    if (stopping.aborted) raw.end();
  } catch (error) {
    request.log.error({ err: error }, 'event stream failed');
    raw.end();
  }
}

const practiceIdsOf = (db: AppContext['db'], user: Caller): Promise<string[]> => heldPractices(db, user.userId);

const stillLoggedIn = async (db: AppContext['db'], request: FastifyRequest): Promise<boolean> => {
  const token = bearerOf(request.headers);
  return token !== null && sessionLives(db, token);
};

/** The id that a client resumes after; anything else than an id of ours counts as none. */
function lastEventId(request: FastifyRequest): string | null {
  const given = request.headers['last-event-id'];
  return typeof given === 'string' && /^\d{1,18}$/.test(given) ? given : null;
}
