import { setTimeout as sleep } from 'node:timers/promises';
import { type Prescription, jawDoubtNames, jawNumber } from '@archway/contracts';
import { type AppContext, Refusal } from '../../../context.ts';
import { type PreparedScan, scanToDesignOn } from '../../cases/api.ts';
import type { DesignRow } from './design-repository.ts';
import { jawWords } from './jaw-words.ts';
import { type JawName, treatedJaws } from './wishes.ts';

/** How often it is asked whether the jaws are prepared by now. */
const LOOK_MS = 400;

export type PreparedScans = ReadonlyMap<JawName, PreparedScan>;

/**
 * Scans with their teeth; those that nobody prepared so far are prepared now.
 * @throws Refusal planDesignScan, planDesignUnreadable, planDesignUnprepared, planDesignNoTeeth
 */
export async function preparedScans(
  context: AppContext,
  row: DesignRow,
  answers: Prescription,
  signal: AbortSignal,
): Promise<PreparedScans> {
  const treated = treatedJaws(answers);
  const scans = new Map<JawName, PreparedScan>();
  const asked = new Set<string>();
  for (;;) {
    signal.throwIfAborted();
    let waits = false;
    for (const jaw of ['upper', 'lower'] as const) {
      const found = await scanToDesignOn(context, row, jawNumber[jaw], asked);
      if (found.is === 'prepared') scans.set(jaw, found.scan);
      else if (found.is === 'waiting') waits = true;
      // The other jaw is shown where it can be.
      else if (treated.includes(jaw)) throw new Refusal(lacking[found.is], { jaw: jawWords[jaw] });
    }
    if (!waits) return new Map([...scans].filter(([jaw, scan]) => hasTeeth(jaw, scan, treated.includes(jaw))));
    await sleep(LOOK_MS, undefined, { signal });
  }
}

const lacking = {
  missing: 'planDesignScan',
  unreadable: 'planDesignUnreadable',
  unprepared: 'planDesignUnprepared',
} as const;

/** A row of two teeth is the least that can be designed. @throws Refusal planDesignNoTeeth for a jaw that is treated */
function hasTeeth(jaw: JawName, { found: { teeth, doubts } }: PreparedScan, treated: boolean): boolean {
  if (teeth.length >= 2 && !doubts.includes('noArch')) return true;
  if (!treated) return false;
  const named = doubts.length > 0 ? doubts : (['fewTeeth'] as const);
  const words = (lang: 'zh' | 'en'): string =>
    named.map((doubt) => jawDoubtNames[doubt][lang]).join(lang === 'zh' ? '；' : '; ');
  throw new Refusal('planDesignNoTeeth', { jaw: jawWords[jaw], reason: { zh: words('zh'), en: words('en') } });
}

/** @throws Refusal planDesignScansChanged when a scan was replaced, its jaw changed, or its teeth were corrected in the meantime */
export async function requireSameScans(context: AppContext, row: DesignRow, scans: PreparedScans): Promise<void> {
  for (const [jaw, { repaired, labels }] of scans) {
    const now = await scanToDesignOn(context, row, jawNumber[jaw], new Set());
    if (now.is !== 'prepared' || now.scan.repaired !== repaired || now.scan.labels !== labels)
      throw new Refusal('planDesignScansChanged');
  }
}
