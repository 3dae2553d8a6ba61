import { endpoints } from '@archway/contracts';
import { session } from '@archway/platform/host';
import { enter } from './enter.ts';
import { hostState } from './host-state.ts';

const answer = (data: unknown): Response => new Response(JSON.stringify({ code: 200, msg: 'OK', data }));
const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

test('pages are shown, and fetch, only once the events that follow are heard', async () => {
  const asked: string[] = [];
  let open = (): void => undefined;
  const opened = new Promise<Response>((resolve) => (open = () => resolve(new Response(new ReadableStream()))));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const path = String(input);
    asked.push(path);
    if (path.includes(endpoints.system.events.path)) return opened;
    if (path.includes(endpoints.platform.menuRoutes.path)) return answer({ menus: [], routes: [] });
    if (path.includes(endpoints.access.personalData.path))
      return answer({ userId: '1', doctorId: '1', accountInfo: {}, roles: [], permissions: [], designCenterList: [] });
    return answer([]);
  });
  session.setToken('t-1');
  const entered = enter();
  const others = (): string[] => asked.filter((path) => !path.includes(endpoints.system.events.path));
  while (others().length < 4) await turn();
  for (let waited = 0; waited < 20; waited++) await turn();
  expect(hostState.get().entry).toBe('loading');
  open();
  await entered;
  expect(hostState.get().entry).toBe('ready');
  jest.restoreAllMocks();
});
