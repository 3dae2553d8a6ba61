import { API_BASE, endpoints } from '@archway/contracts';
import { type Server, serverAt } from '../../cli/server.ts';

const { access, cases, system } = endpoints;

/** The draft that a session writes to, as the last answer said it is. */
interface Draft {
  readonly caseId: string;
  readonly version: number;
  readonly revision: number;
  readonly patientName: string;
}

/** One logged-in browser: its event stream stays open, and it works on a draft of its own. */
export class Session {
  readonly #server: Server;
  readonly #leave = new AbortController();
  readonly #name: string;
  readonly #practiceId: string;
  #draft: Draft | undefined;
  /** The stream ended without being asked to. */
  cutOff = false;

  private constructor(server: Server, name: string, practiceId: string) {
    this.#server = server;
    this.#name = name;
    this.#practiceId = practiceId;
  }

  /** @param name distinguishes its draft from all others */
  static async open(url: string, token: string, name: string): Promise<Session> {
    const server = serverAt(url, token);
    const { defaultPracticeId } = await server.call(access.personalData, {});
    if (!defaultPracticeId) throw new Error(`The account of ${name} has no practice`);
    const session = new Session(server, name, defaultPracticeId);
    await session.#listen(url, token);
    return session;
  }

  async #listen(url: string, token: string): Promise<void> {
    const { signal } = this.#leave;
    const answer = await fetch(url + API_BASE + system.events.path, {
      headers: { authorization: `Bearer ${token}` },
      signal,
    });
    if (!answer.ok || !answer.body) throw new Error(`The event stream answered ${answer.status}`);
    const read = async (body: NonNullable<typeof answer.body>): Promise<void> => {
      for await (const chunk of body) void chunk;
    };
    const ended = (): void => {
      if (!signal.aborted) this.cutOff = true;
    };
    read(answer.body).then(ended, ended);
  }

  /** What a person does in turn: opens a case, looks at the list, reads the case, writes to it. */
  async step(round: number): Promise<void> {
    if (!this.#draft) return this.#create();
    const { caseId, version } = this.#draft;
    if (round % 3 === 0) return this.#write(round);
    if (round % 3 === 1) await this.#server.call(cases.page, { query: { pageNum: 1, pageSize: 20 } });
    else await this.#server.call(cases.detail, { params: { caseId, version } });
  }

  #info(patientName: string) {
    return {
      practiceId: this.#practiceId,
      patientName,
      gender: '1' as const,
      birthday: '1999-04-12',
      entrust: 0 as const,
    };
  }

  async #create(): Promise<void> {
    const body = this.#info(`${this.#name} 0`);
    this.#draft = { ...(await this.#server.call(cases.create, { body })), patientName: body.patientName };
  }

  async #write(round: number): Promise<void> {
    const { caseId, version, revision } = this.#draft!;
    const patientName = `${this.#name} ${round}`;
    const answer = await this.#server.call(cases.update, {
      params: { caseId, version },
      body: { ...this.#info(patientName), revision },
    });
    this.#draft = { ...this.#draft!, revision: answer.revision, patientName };
  }

  /** Its case is there once, with what was last written to it. */
  async keptAll(): Promise<boolean> {
    if (!this.#draft) return false;
    const { caseId, version, patientName, revision } = this.#draft;
    const kept = await this.#server.call(cases.detail, { params: { caseId, version } });
    const found = await this.#server.call(cases.page, {
      query: { keyword: patientName, pageNum: 1, pageSize: 20 },
    });
    return kept.patientName === patientName && kept.revision === revision && found.total === 1;
  }

  close(): void {
    this.#leave.abort();
  }
}
