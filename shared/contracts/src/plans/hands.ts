import { type Duty, type RoleKey, hasDuty, rolesOn } from '../access/roles.ts';
import { entrustTo } from '../cases/values.ts';
import { type PlanMode, type PlanType, planModeOf } from './plan-type.ts';

/** Who does something, where. */
export interface Hands {
  readonly by: readonly RoleKey[];
  readonly modes: readonly PlanMode[];
}

const ofDuty = (roles: readonly RoleKey[], duty: Duty): readonly RoleKey[] =>
  roles.filter((role) => hasDuty([role], duty));

/** Those with a duty of the design center or the team that a case is entrusted to. */
export const entrusted = (planType: PlanType, duty: Duty): readonly Hands[] => [
  { modes: [planModeOf(planType, entrustTo.center)], by: ofDuty(rolesOn('design', 'center'), duty) },
  { modes: [planModeOf(planType, entrustTo.team)], by: ofDuty(rolesOn('design', 'team'), duty) },
];

/** A row of each of these hands. */
export const each = <const Row>(hands: readonly Hands[], row: Row): readonly (Row & Hands)[] =>
  hands.map((hand) => ({ ...row, ...hand }));
