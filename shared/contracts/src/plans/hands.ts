import { type Duty, type RoleKey, hasDuty, rolesOn } from '../access/roles.ts';
import { type Entrust, entrustTo } from '../cases/values.ts';
import { type PlanMode, planModeOf } from './plan-type.ts';

/** Who does something, where. */
export interface Hands<Mode extends string = PlanMode> {
  readonly by: readonly RoleKey[];
  readonly modes: readonly Mode[];
}

const ofDuty = (roles: readonly RoleKey[], duty: Duty): readonly RoleKey[] =>
  roles.filter((role) => hasDuty([role], duty));

/** Those with a duty of the design center or the team that a case is entrusted to. */
export const entrusted = <Work extends string>(work: Work, duty: Duty): readonly Hands<`${Work}${Entrust}`>[] => [
  { modes: [planModeOf(work, entrustTo.center)], by: ofDuty(rolesOn('design', 'center'), duty) },
  { modes: [planModeOf(work, entrustTo.team)], by: ofDuty(rolesOn('design', 'team'), duty) },
];

/** A row of each of these hands. */
export const each = <const Row, Mode extends string>(
  hands: readonly Hands<Mode>[],
  row: Row,
): readonly (Row & Hands<Mode>)[] => hands.map((hand) => ({ ...row, ...hand }));
