import type { CaseMessage } from '@archway/contracts';

/** A message for tests: of a designer, unless it is `own`. */
export const message = (seq: number, change: Partial<CaseMessage> = {}): CaseMessage => ({
  ...{ messageId: `${seq}`, seq, version: 1, at: `2026-11-20T06:${String(seq % 60).padStart(2, '0')}:00.000Z` },
  author: change.own
    ? { userId: '7', name: 'Li Wei', side: 'practice' }
    : { userId: '8', name: 'Wang Fang', side: 'design' },
  ...{ text: `words ${seq}`, attachments: [], mentions: [], correctedTime: null, withdrawn: false, readBy: [] },
  ...{ own: false, correctableUntil: null },
  ...change,
});

interface Heard {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown>;
}

interface Refusal {
  readonly code: number;
  readonly msg: string;
}

/** The messages of a case as the server would answer for them; for tests. */
export class MessageServer {
  /** Oldest first. */
  messages: CaseMessage[] = [];
  lastRead = 0;
  unread = 0;
  mayWrite = true;
  people: object[] = [];
  versions: object[] = [];
  /** Most messages of a page. */
  size = 30;
  /** What each call is refused with, while it stands here: `POST`, `page`. */
  readonly refused = new Map<string, Refusal>();
  readonly heard: Heard[] = [];

  of(method: string): Heard[] {
    return this.heard.filter((heard) => heard.method === method);
  }

  listen(): void {
    jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const url = new URL(input instanceof Request ? input.url : String(input), 'http://localhost');
      const given = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
      const path = url.pathname.split('/').at(-1) ?? '';
      const heard = {
        method: init?.method ?? 'GET',
        path,
        body: { ...Object.fromEntries(url.searchParams), ...given },
      };
      this.heard.push(heard);
      const refusal = this.refused.get(heard.method === 'GET' ? path : heard.method);
      const answer = refusal ? { ...refusal, data: null } : { code: 200, msg: '', data: this.#answer(heard) };
      return Promise.resolve(new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }));
    });
  }

  #answer({ method, path, body }: Heard): unknown {
    if (path === 'page') return this.#page(Number(body['before'] ?? Infinity));
    if (path === 'unread') return { lastRead: this.lastRead, unread: this.unread };
    if (path === 'people') return this.people;
    if (path === 'allVersion') return this.versions;
    if (path === 'read') {
      this.lastRead = Number(body['seq']);
      return { lastRead: this.lastRead, unread: 0 };
    }
    if (method === 'GET') return [];
    return this.messages.at(-1);
  }

  #page(before: number): object {
    const found = this.messages.filter(({ seq }) => seq < before).reverse();
    const rows = found.slice(0, this.size);
    const older = found.length > rows.length ? rows.at(-1)?.seq : null;
    return { rows, older, mayWrite: this.mayWrite, lastRead: this.lastRead, unread: this.unread };
  }
}
