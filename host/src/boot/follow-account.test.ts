import { type ShellRoute, endpoints } from '@archway/contracts';
import { startServerEvents } from '@archway/platform/host';
import { route } from '../guard/routes.fixture.ts';
import { followAccount } from './follow-account.ts';
import { hostState } from './host-state.ts';

const answer = (data: unknown): Response => new Response(JSON.stringify({ code: 200, msg: 'OK', data }));
const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

test.each(['account.changed', 'practice.changed'])(
  'on %s the menu and the routes are asked for again',
  async (type) => {
    let routes: ShellRoute[] = [];
    let write = (_text: string): void => undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => void (write = (text) => stream.enqueue(new TextEncoder().encode(text))),
    });
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
      const path = String(input);
      if (path.includes(endpoints.system.events.path)) return new Response(body);
      if (path.includes(endpoints.platform.menuRoutes.path)) return answer({ menus: [], routes });
      return new Response('', { status: 503 });
    });
    const request = async (_: string, __: unknown, work: (lock: object) => Promise<boolean>) => work({});
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    followAccount();
    const { stop } = startServerEvents('t-1');
    const shown = () => hostState.get().userRoutes.map(({ path }) => path);
    for (const given of [['/aligner', '/plant'], ['/aligner']]) {
      routes = given.map((path) => route(path));
      write(`id: 1\nevent: ${type}\ndata: {"practiceId":"1"}\n\n`);
      while (shown().join() !== given.join()) await turn();
    }
    expect(shown()).toEqual(['/aligner']);
    stop();
    jest.restoreAllMocks();
  },
);
