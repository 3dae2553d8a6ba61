import {
  type CaseStatus,
  type Entrust,
  type Party,
  type Value,
  caseMachine,
  caseStatus,
  entrustTo,
} from '@archway/contracts';
import { eq } from 'drizzle-orm';
import type { TestServer } from '../../../../test/harness.ts';
import { type MachineWalk, type Place, attempt, openGuards } from '../../../../test/walk-machine.ts';
import type { Caller } from '../../../context.ts';
import type { Actor } from '../../../infrastructure/machine/adapter.ts';
import { takeAction } from '../../../infrastructure/machine/take-action.ts';
import { designCenters, practices } from '../../practices/schema.ts';
import { callerOf, giveFiles, openCase, practiceId, validInfo } from '../cases.fixture.ts';
import { caseVersions, cases } from '../schema.ts';
import { caseAdapter } from './case-adapter.ts';

/** Who stands for which roles towards a case of the practice, whose team inspects for its doctors, too. */
const actors: Readonly<Record<string, readonly Party[]>> = {
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
  demodesigner: [0, 2],
  demoauditor: [0, 2],
  democenter: [1],
};

/** Walks the machine of cases on one case of the practice. */
export async function caseWalk(server: TestServer): Promise<MachineWalk> {
  const callers = new Map<string, Caller>();
  for (const name of [...Object.keys(actors), 'demomaker', 'demooutsider']) {
    if (name !== 'system') callers.set(name, await callerOf(server, await server.login(name)));
  }
  const practice = await practiceId(server, 'P10001');
  const ptId = await openCase(await server.login('demodoctor'), validInfo(practice, { entrust: 2 }));
  await giveFiles(server, ptId, callers.get('demodoctor')?.userId ?? '0');
  const [center] = await server.ctx.db.select().from(designCenters);
  const open = openGuards(caseMachine);
  const adapter = { ...caseAdapter, guards: open };

  const outcome = (place: Place, action: string, name: string): Promise<Value | string> =>
    attempt(server.ctx.db, async (tx) => {
      const [status, entrust] = [place.state as CaseStatus, place.mode as Entrust];
      const designCenterId = entrust === entrustTo.center ? (center?.id ?? '0') : '0';
      await tx.update(practices).set({ teamInspectsSelf: true }).where(eq(practices.id, practice));
      await tx.update(cases).set({ status, entrust, designCenterId, handedOver: true }).where(eq(cases.ptId, ptId));
      await tx.update(caseVersions).set({ status, entrust, designCenterId }).where(eq(caseVersions.ptId, ptId));
      const actor: Actor = callers.get(name) ?? 'system';
      const work = { context: server.ctx, tx, actor };
      const known = caseMachine.actions.find((each) => each === action);
      if (!known) throw new Error(`unknown action ${action}`);
      const taken = await takeAction(adapter, work, { ptId, version: 1 }, known, { reason: 'because' }, open);
      return taken.version.status;
    });

  return {
    actors,
    strongest: 'demoadmin',
    unseen: (name, { mode }) => (sees[name]?.every((each) => each !== mode) ? 'recordNotFound' : undefined),
    // What a doctor designs alone goes on into design by itself.
    leadsTo: ({ effects, to }) => (effects.includes('walkOn') ? caseStatus.designing : to),
    outcome,
  };
}
