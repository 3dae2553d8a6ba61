import { type CaseStatus, type Entrust, type Party, entrustTo } from '@archway/contracts';
import { eq } from 'drizzle-orm';
import type { TestServer } from '../../../../test/harness.ts';
import type { Place } from '../../../../test/walk-machine.ts';
import type { Actor } from '../../../infrastructure/machine/adapter.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { designCenters, practices } from '../../practices/schema.ts';
import { callerOf, openCase, practiceId, validInfo } from '../cases.fixture.ts';
import { caseVersions, cases } from '../schema.ts';

/** Who stands for which roles towards a case of the practice, whose team inspects for its doctors, too. */
export const casePeople: Readonly<Record<string, readonly Party[]>> = {
  democreator: ['creator'],
  demodoctor: ['doctor'],
  demoassistant: ['assistant'],
  demodesigner: ['target_design', 'step_design', 'post_process'],
  demoauditor: ['target_internal_audit', 'step_internal_audit', 'internal_audit'],
  democenter: ['design_center'],
  demoadmin: ['admin'],
  system: ['system'],
};

/** Accounts that see cases of some ways of design only, before they are made; the others see all. */
const sees: Readonly<Record<string, readonly Entrust[]>> = {
  demodesigner: [entrustTo.self, entrustTo.team],
  demoauditor: [entrustTo.self, entrustTo.team],
  democenter: [entrustTo.center],
};

/** What somebody is told who does not see the case; undefined for who does. */
export const unseenCase = (name: string, { mode }: Pick<Place, 'mode'>): string | undefined =>
  sees[name]?.every((each) => each !== mode) ? 'recordNotFound' : undefined;

/** A case of the practice to walk on, with everybody who may come to it. */
export interface WalkedCase {
  readonly caseId: string;
  readonly actorOf: (name: string) => Actor;
  /** Puts the case where an action is tried on it. */
  readonly put: (tx: Transaction, status: CaseStatus, entrust: Entrust) => Promise<void>;
}

/** Puts a case of the practice, whose team inspects for its doctors, where something is tried on it. */
export async function casePlacer(server: TestServer) {
  const practice = await practiceId(server, 'P10001');
  const [center] = await server.ctx.db.select().from(designCenters);
  return async (tx: Transaction, caseId: string, status: CaseStatus, entrust: Entrust): Promise<void> => {
    const designCenterId = entrust === entrustTo.center ? (center?.id ?? '0') : '0';
    await tx.update(practices).set({ teamInspectsSelf: true }).where(eq(practices.id, practice));
    await tx.update(cases).set({ status, entrust, designCenterId, handedOver: true }).where(eq(cases.caseId, caseId));
    await tx.update(caseVersions).set({ status, entrust, designCenterId }).where(eq(caseVersions.caseId, caseId));
  };
}

export async function caseToWalk(server: TestServer): Promise<WalkedCase> {
  const actors = new Map<string, Actor>([['system', 'system']]);
  for (const name of [...Object.keys(casePeople), 'demomaker', 'demooutsider']) {
    if (name !== 'system') actors.set(name, await callerOf(server, await server.login(name)));
  }
  const practice = await practiceId(server, 'P10001');
  const caseId = await openCase(await server.login('demodoctor'), validInfo(practice, { entrust: entrustTo.team }));
  const place = await casePlacer(server);
  return {
    caseId,
    actorOf: (name) => {
      const actor = actors.get(name);
      if (!actor) throw new Error(`nobody is called ${name}`);
      return actor;
    },
    put: (tx, status, entrust) => place(tx, caseId, status, entrust),
  };
}
