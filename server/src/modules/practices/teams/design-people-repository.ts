import type { RoleKey } from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { selectRows } from '../../../infrastructure/lists/page.ts';
import { computed, selection } from '../../../infrastructure/lists/selection.ts';
import { isEnabled } from '../../access/api.ts';

/** Where people design: the teams of practices, and design centers. */
export interface DesignPlaces {
  readonly practiceIds: readonly string[];
  readonly centerIds: readonly string[];
}

const row = selection({
  userId: computed<string>(sql`held.user_id::text`),
  teamName: computed<string>(sql`held.team_name`),
  role: computed<RoleKey>(sql`held.role`),
  enabled: computed<boolean>(sql`held.enabled`),
  isDefault: computed<boolean>(sql`held.is_default`),
});

const among = (ids: readonly string[]): SQL => sql`any(${`{${ids.join(',')}}`}::bigint[])`;

/** What everybody is to these teams and design centers, disabled ones too, in the order in which they came. */
export const designRolesIn = (db: Querier, { practiceIds, centerIds }: DesignPlaces) =>
  selectRows(
    db,
    row,
    sql`(
      select m.user_id, t.name as team_name, m.role, m.is_default, 0 as kind, t.id as place,
          m.enabled and t.enabled and ${isEnabled(sql`m.user_id`)} as enabled
        from design_team_members m join design_teams t on t.id = m.team_id
        where t.practice_id = ${among(practiceIds)}
      union all
      select s.user_id, n.name, 'design_center', false, 1, n.id,
          s.enabled and n.enabled and ${isEnabled(sql`s.user_id`)}
        from design_center_staff s join design_centers n on n.id = s.center_id
        where s.center_id = ${among(centerIds)}
    ) held order by held.kind, held.place, held.user_id, held.role`,
  );
