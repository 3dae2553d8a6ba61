import { type LimitsByType, type PlanDocument, type Pose, limitsOf, plainLimits } from '@archway/contracts';
import { jawOf, jaws } from '../document/jaws.ts';
import { joined, partsOf, wayOf } from './key-frames/keyed-way.ts';
import { counted } from './overcorrection.ts';
import { type KeptRules, NotEdited } from './rules.ts';
import { withWays } from './stages.ts';
import { type ToothWay, aroundRests, keepsLimits, originOf, stretched, withoutRests } from './tooth-way.ts';

/** What rounding makes of a step that is just within the limits. */
const SLACK = 1.001;

/** Teeth whose type has other limits than before: all others keep their stages. */
const concerned = ({ teeth, limits }: PlanDocument, now: LimitsByType): PlanDocument['teeth'] =>
  teeth.filter(({ fdi, body }) => {
    const [before, after] = [limitsOf(limits, fdi), limitsOf(now, fdi)];
    const same =
      before.linear === after.linear && before.vertical === after.vertical && before.rotation === after.rotation;
    return body !== null && !same;
  });

/** The ways of teeth that go too far in a stage, in as many more as the limits of the document ask for. @throws NotEdited */
function slowerWays(document: PlanDocument, teeth: PlanDocument['teeth'], rules: KeptRules): Map<number, ToothWay> {
  const ways = new Map<number, ToothWay>();
  for (const tooth of teeth) {
    const steps = document.aligners[jawOf(tooth.fdi)];
    const way = wayOf(document, tooth.fdi);
    if (!way) continue;
    const parts = partsOf(withoutRests(steps, way));
    const { linear, vertical, rotation } = limitsOf(document.limits, tooth.fdi);
    const most = { linear: linear * SLACK, vertical: vertical * SLACK, rotation: rotation * SLACK };
    const keeps = (part: readonly Pose[]): boolean => keepsLimits(part, originOf(tooth), most);
    if (parts.every(keeps)) continue;
    if (rules.locked.has(tooth.fdi)) throw new NotEdited('limitsLocked', [tooth.fdi]);
    const slower = parts.map((part) => (keeps(part) ? part : stretched(tooth, part, document.limits, part.length)));
    ways.set(tooth.fdi, aroundRests(steps, joined(way.from, slower)));
  }
  return ways;
}

/** What goes beyond the target keeps the limits as well. @throws NotEdited tooManyStages, limitsLocked */
const slowerBeyond = (
  document: PlanDocument,
  teeth: PlanDocument['teeth'],
  { locked }: KeptRules,
): PlanDocument['overcorrection'] =>
  document.overcorrection.map((each) => {
    if (!teeth.find(({ fdi }) => fdi === each.fdi)?.frame) return each;
    const count = counted(document, each, each.count);
    if (count !== each.count && locked.has(each.fdi)) throw new NotEdited('limitsLocked', [each.fdi]);
    return { ...each, count };
  });

/**
 * Other limits of movement. Whoever would go too far in a stage goes the same way in more of them, from the stage at which
 * it began; who has room left keeps its stages until the jaw is staged again.
 * @throws NotEdited limitsLocked, tooManyStages
 */
export function withLimits(document: PlanDocument, wanted: LimitsByType, rules: KeptRules): PlanDocument {
  const limits: PlanDocument['limits'] = { ...plainLimits(wanted), collision: document.limits.collision };
  const limited = { ...document, limits };
  if (document.kind === 'target') return limited;
  const teeth = concerned(document, limits);
  const ways = slowerWays(limited, teeth, rules);
  const staged = jaws.reduce((made, jaw) => {
    const own = new Map([...ways].filter(([fdi]) => jawOf(fdi) === jaw));
    return own.size > 0 ? withWays(made, jaw, own) : made;
  }, limited);
  return { ...staged, overcorrection: slowerBeyond(staged, teeth, rules) };
}
