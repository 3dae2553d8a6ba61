import { designProblemNames } from '@archway/contracts';
import { usualLimits } from '@archway/dental';
import { type AppContext, Refusal } from '../../../context.ts';
import { movementLimitsOf } from '../../account/api.ts';
import { versionForSystem } from '../../cases/api.ts';
import { cbctOf } from '../../cbct/api.ts';
import { openDocument } from '../document/stored.ts';
import { planRecord } from '../plan-repository.ts';
import type { DesignRow } from './design-repository.ts';
import { jawWords } from './jaw-words.ts';
import type { PreparedScans } from './prepared-scans.ts';
import type { Designed, designPlanTask } from './tasks.ts';
import type { Wishes } from './wishes.ts';

type Input = Parameters<(typeof designPlanTask)['run']>[0];

/** What a design is made from. @throws Refusal recordNotFound; planNotDesigned when the target has lost its document */
export async function engineInput(
  context: AppContext,
  row: DesignRow,
  scans: PreparedScans,
  { options, first }: Wishes,
  roots: boolean,
): Promise<Input> {
  const plan = await planRecord(context.db, row, row.planId);
  if (!plan) throw new Refusal('recordNotFound');
  const bytesOf = async (name: string): Promise<Uint8Array> => (await context.store.get(name)).bytes();
  const given: Input['scans'][number][] = [];
  for (const [jaw, { repaired, labels }] of scans)
    given.push({ jaw, drc: await bytesOf(repaired), labels: await bytesOf(labels) });
  const missing = (jaw: 'upper' | 'lower'): readonly number[] => scans.get(jaw)?.missing ?? [];
  // Stages take those of the target that they lead to instead.
  const { version } = await versionForSystem(context.db, row);
  const limits = { ...usualLimits, ...(await movementLimitsOf(context, version.doctorId)) };
  const told = {
    upper: { ...options.upper, missing: missing('upper'), limits },
    lower: { ...options.lower, missing: missing('lower'), limits },
  };
  return {
    ...{ kind: plan.planType, scans: given, options: told, first, target: await targetOf(context, row, plan) },
    cbct: roots ? await cbctOfCase(context, row) : undefined,
  };
}

/** Bytes of a packed CBCT that are taken into memory; common ones have a tenth of them. */
const MOST_PACKED = 2 ** 30;

/** One that was removed since somebody asked for its roots cannot be read. */
async function cbctOfCase({ db, store }: AppContext, row: DesignRow): Promise<NonNullable<Input['cbct']>> {
  const cbct = await cbctOf(db, row);
  if (!cbct) return { problem: 'unreadable' };
  if (cbct.size > MOST_PACKED) return { problem: 'tooLarge' };
  return { zip: await (await store.get(cbct.objectName)).bytes() };
}

async function targetOf(
  context: AppContext,
  row: DesignRow,
  { planType, targetPlanId }: NonNullable<Awaited<ReturnType<typeof planRecord>>>,
): Promise<Input['target']> {
  if (planType === 'target' || targetPlanId === null) return undefined;
  const document = await openDocument(context, targetPlanId);
  if (document) return document;
  const target = await planRecord(context.db, row, targetPlanId);
  throw new Refusal('planNotDesigned', { name: target?.name ?? '' });
}

/** Why nothing could be designed: what is first in the way, with its jaw and teeth. */
export function refusedBy(problems: Extract<Designed, { refused: unknown }>['refused']): Refusal {
  const [first] = problems;
  if (!first) throw new Error('a design was refused for nothing');
  const { problem, jaw, teeth = [] } = first;
  const words = (lang: 'zh' | 'en'): string => {
    const where = [jaw && jawWords[jaw][lang], teeth.join(' ')].filter((part) => part).join(' ');
    const name = designProblemNames[problem][lang];
    return where ? `${where}${lang === 'zh' ? '：' : ': '}${name}` : name;
  };
  return new Refusal('planDesignRefused', { reason: { zh: words('zh'), en: words('en') } });
}
