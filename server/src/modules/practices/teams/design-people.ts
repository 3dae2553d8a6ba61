import { type Duty, type RoleKey, hasDuty } from '@archway/contracts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { peopleById } from '../../access/api.ts';
import { type DesignPlaces, designRolesIn } from './design-people-repository.ts';

export type { DesignPlaces };

/** Somebody who designs in a team or a design center, or may do so no longer. */
export interface DesignPerson {
  readonly userId: string;
  readonly userName: string;
  readonly nickName: string | null;
  readonly teamName: string;
  readonly roles: readonly { readonly role: RoleKey; readonly enabled: boolean; readonly isDefault: boolean }[];
}

/** Everybody of these teams and design centers, disabled ones too, in the order in which they came. */
export async function designPeople(db: Querier, places: DesignPlaces): Promise<DesignPerson[]> {
  if (places.practiceIds.length + places.centerIds.length === 0) return [];
  const rows = await designRolesIn(db, places);
  const people = await peopleById(
    db,
    rows.map(({ userId }) => userId),
  );
  return [...new Set(rows.map(({ userId }) => userId))].flatMap((userId) => {
    const person = people.get(userId);
    const own = rows.filter((row) => row.userId === userId);
    // Who may work in one of several teams is called by that one.
    const place = own.find(({ enabled }) => enabled) ?? own[0];
    if (!person || !place) return [];
    return {
      ...{ userId, userName: person.userName, teamName: place.teamName },
      nickName: person.name === person.userName ? null : person.name,
      roles: own.map(({ role, enabled, isDefault }) => ({ role, enabled, isDefault })),
    };
  });
}

/** Whether somebody may do this now; null for who never could. */
export const mayWork = ({ roles }: DesignPerson, duty: Duty): boolean | null => {
  const able = roles.filter(({ role }) => hasDuty([role], duty));
  return able.length === 0 ? null : able.some(({ enabled }) => enabled);
};
