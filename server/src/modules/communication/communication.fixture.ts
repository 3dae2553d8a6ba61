import {
  type CaseMessage,
  type CaseStatus,
  type Received,
  caseStatus,
  dataTypes,
  endpoints,
  type messageEndpoints,
} from '@archway/contracts';
import type { TestClient } from '../../../test/client.ts';
import type { TestServer } from '../../../test/harness.ts';
import { callerOf, openCase, practiceId, validInfo } from '../cases/cases.fixture.ts';
import { saveVersion } from '../cases/record/case-repository.ts';
import { lockVersion } from '../cases/scope/case-access.ts';
import { casePrefix } from '../files/object-names.ts';

const { messages } = endpoints;
type Sent = Received<typeof messageEndpoints.send>['body'];
type Attachment = Sent['attachments'][number];

const practising = ['demodoctor', 'democreator', 'demoassistant'] as const;
const names = [...practising, 'demodesigner', 'demomaker', 'demooutsider', 'demoadmin'] as const;
export type Name = (typeof names)[number];

let keys = 0;
/** As a client makes them up. */
export const newKey = (): string => (++keys).toString(16).padStart(32, '0');

/** People of the demonstration who talk about cases. */
export class Talk {
  readonly #people = new Map<string, { readonly client: TestClient; readonly userId: string }>();

  private constructor(
    readonly server: TestServer,
    readonly practice: string,
  ) {}

  static async open(server: TestServer): Promise<Talk> {
    const talk = new Talk(server, await practiceId(server, 'P10001'));
    for (const name of names) {
      const client = await server.login(name);
      talk.#people.set(name, { client, userId: (await callerOf(server, client)).userId });
    }
    return talk;
  }

  as(name: Name): TestClient {
    return this.#person(name).client;
  }

  idOf(name: Name): string {
    return this.#person(name).userId;
  }

  #person(name: Name) {
    const person = this.#people.get(name);
    if (!person) throw new Error(`${name} has no login`);
    return person;
  }

  /** A case of demodoctor that the team of the practice designs; confirmed, so that everybody sees it. */
  async case(status: CaseStatus = caseStatus.planConfirmed): Promise<string> {
    const doctor = this.as('demodoctor');
    const caseId = await openCase(doctor, validInfo(this.practice, { entrust: 2 }));
    await this.#put(caseId, status);
    return caseId;
  }

  /** The practice has it again, as if it had withdrawn it. */
  takeBack(caseId: string): Promise<void> {
    return this.#put(caseId, caseStatus.unsubmitted);
  }

  async #put(caseId: string, status: CaseStatus): Promise<void> {
    const caller = await callerOf(this.server, this.as('demodoctor'));
    await this.server.ctx.db.transaction(async (tx) => {
      const found = await lockVersion(tx, caller, { caseId, version: 1 });
      await saveVersion(tx, found, { status }, { handedOver: status !== caseStatus.unsubmitted });
    });
  }

  message(caseId: string, changes: Partial<Sent> = {}): { body: Sent } {
    const fresh = { caseId, version: 1, clientKey: newKey(), text: 'Tooth 12 lags.', attachments: [], mentions: [] };
    return { body: { ...fresh, ...changes } };
  }

  send(name: Name, caseId: string, changes: Partial<Sent> = {}): Promise<CaseMessage> {
    return this.as(name).call(messages.send, this.message(caseId, changes));
  }

  refused(name: Name, caseId: string, changes: Partial<Sent> = {}) {
    return this.as(name).refused(messages.send, this.message(caseId, changes));
  }

  page(name: Name, caseId: string, query: { before?: number; pageSize?: number } = {}) {
    return this.as(name).call(messages.page, { query: { caseId, ...query } });
  }

  read(name: Name, caseId: string, seq: number) {
    return this.as(name).call(messages.read, { body: { caseId, seq } });
  }

  /** A small file where its author puts attachments. */
  async uploaded(
    name: Name,
    caseId: string,
    file = 'note.pdf',
    changes: Partial<Attachment> = {},
  ): Promise<Attachment> {
    const place = { caseId, version: 1, dataType: dataTypes.message, targetOrStepId: this.idOf(name) };
    const objectName = `${casePrefix(place)}${newKey()}.${file.split('.').at(-1)}`;
    const { size, crc64 } = await this.server.ctx.store.put(objectName, Buffer.from(`content of ${objectName}`));
    return { objectName, fileName: file, size, crc64, ...changes };
  }

  /** Whether an object is in the storage. */
  async stored(objectName: string): Promise<boolean> {
    return (await this.server.ctx.store.head(objectName)) !== null;
  }
}
