import { type Entrust, creditUnit, entrustTo, serviceTypes } from '@archway/contracts';
import { eq } from 'drizzle-orm';
import type { TestServer } from '../../../test/harness.ts';
import { designCenters, practices } from '../practices/schema.ts';
import type { PaidCase } from './charges.ts';
import type { Holder } from './holder.ts';
import { type Movement, post } from './post.ts';

let booked = 0;

/** The practice with this number, as a holder of balances. */
export async function practiceHolder(server: TestServer, number: string): Promise<Holder> {
  const [found] = await server.ctx.db.select().from(practices).where(eq(practices.number, number));
  return { kind: 'practice', id: found?.id ?? '' };
}

export async function centerHolder(server: TestServer): Promise<Holder> {
  const [found] = await server.ctx.db.select().from(designCenters).where(eq(designCenters.number, 'D30001'));
  return { kind: 'center', id: found?.id ?? '' };
}

/** Gives a holder something, under a key of its own. */
export const give = (server: TestServer, holder: Holder, movement: Movement) =>
  server.ctx.db.transaction((tx) =>
    post(tx, { key: `test:${++booked}`, kind: 'recharge', holder, movements: [movement], actorId: null }),
  );

/** Leaves a holder with exactly these credits and free cases. */
export async function leave(server: TestServer, holder: Holder, credits: number, freeCases = 0): Promise<void> {
  for (const [unit, wanted] of [
    [creditUnit.credits, credits],
    [creditUnit.freeCases, freeCases],
  ] as const) {
    const { entries } = await give(server, holder, { unit, amount: 0 });
    await give(server, holder, { unit, amount: wanted - (entries[0]?.balance ?? 0) });
  }
}

let cases = 0;

/** A case of a practice whose plan is about to be confirmed; there need be no such case. */
export const paidCase = (practice: Holder, entrust: Entrust = entrustTo.self, designCenterId = '0'): PaidCase => ({
  serviceType: serviceTypes.aligner.id,
  ...{ caseId: String(900_000 + ++cases), caseVersion: 1, caseNumber: `T-${cases}`, planId: null, planName: 'V1' },
  ...{ practiceId: practice.id, entrust, designCenterId },
});
