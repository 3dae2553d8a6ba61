import type { PlanDocument } from '@archway/contracts';
import { jawOf, jaws } from '@archway/dental';
import {
  type PairDepths,
  againstPrescription,
  checksFrom,
  contactsAtTarget,
  depthsNear,
  documentSolid,
  neighbourDepths,
  opposingDepths,
  overLimits,
  overlapsIn,
  restaged,
} from '@archway/dental/design';
import type { Checked, EngineJobs, Near } from './engine-jobs.ts';

type Solid = ReturnType<typeof documentSolid>;

/** Most jobs of which depths are kept: those of a jaw that did not change are not computed again. */
const KEPT = 8;

/** The engine with its bodies, for as long as a plan is designed. Runs in the worker. */
export class EngineWork {
  private readonly solids = new Map<number, Solid>();
  private document: PlanDocument | null = null;
  private readonly known = new Map<string, PairDepths[]>();

  body({ tooth, ...mesh }: EngineJobs['body']['input']): void {
    this.solids.set(tooth.fdi, documentSolid(tooth, mesh));
    this.known.clear();
  }

  check({ document, fixed, noAttachment }: EngineJobs['check']['input']): Checked {
    const began = performance.now();
    this.document = document;
    const upper = JSON.stringify([document.aligners.upper, document.kind === 'target' && document.target]);
    const lower = JSON.stringify([document.aligners.lower, document.kind === 'target' && document.target]);
    const pairs = [
      ...this.depths(`upper ${upper}`, () => neighbourDepths(document, 'upper', this.solids)),
      ...this.depths(`lower ${lower}`, () => neighbourDepths(document, 'lower', this.solids)),
      ...this.depths(`both ${upper} ${lower}`, () => opposingDepths(document, this.solids)),
    ];
    const rules = { locked: new Set<number>(), fixed: new Set(fixed), noAttachment: new Set(noAttachment) };
    return {
      overlaps: overlapsIn(document, pairs),
      limits: overLimits(document),
      contacts: contactsAtTarget(document, pairs),
      prescription: againstPrescription(document, rules),
      checks: checksFrom(document, pairs),
      opposing: document.bite.from !== 'none',
      milliseconds: performance.now() - began,
    };
  }

  near({ poses, stage }: EngineJobs['near']['input']): Near[] {
    return this.document ? depthsNear(this.document, this.solids, new Map(poses), stage) : [];
  }

  restage({ document, jaws: wanted, kept }: EngineJobs['restage']['input']): PlanDocument {
    const has = jaws.filter((jaw) => wanted.includes(jaw) && document.teeth.some(({ fdi }) => jawOf(fdi) === jaw));
    return has.reduce((made, jaw) => restaged(made, jaw, this.solids, new Set(kept)), document);
  }

  private depths(key: string, compute: () => PairDepths[]): PairDepths[] {
    const there = this.known.get(key);
    if (there) return there;
    const made = compute();
    this.known.set(key, made);
    const [oldest] = this.known.keys();
    if (this.known.size > KEPT && oldest !== undefined) this.known.delete(oldest);
    return made;
  }
}
