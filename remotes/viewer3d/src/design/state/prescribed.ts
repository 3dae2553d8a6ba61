import type { CasePrescription } from '@archway/contracts';
import type { Prescribed } from './editing.ts';

/** What a case asks for of single teeth; nothing where nobody may read its prescription. */
export function prescribedBy(found: CasePrescription | undefined): Prescribed {
  const { fixedTeeth = [], noAttachment = [] } = found?.prescription ?? {};
  return {
    fixed: new Set(fixedTeeth.map(({ tooth }) => tooth as number)),
    noAttachment: new Set<number>(noAttachment),
  };
}
