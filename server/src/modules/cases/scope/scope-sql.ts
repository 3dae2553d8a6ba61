import { type SQL, sql } from 'drizzle-orm';
import type { CaseCondition, CaseGrant } from '@archway/contracts';
import { allOf, ifGiven, oneOf } from '../../../infrastructure/lists/conditions.ts';

/** Practices of which a caller sees the same kinds of cases. Null: every practice there is. */
export interface ScopeGroup {
  readonly practiceIds: readonly string[] | null;
  /** Any of these; never empty. */
  readonly anyOf: readonly CaseCondition[];
}

/**
 * Grants as groups of practices, in which no case can be found twice: what a practice is seen by is put together, and
 * a wider grant swallows a narrower one.
 * @param onlyPractice the filter of a list, if it has one
 */
export function scopeGroups(grants: readonly CaseGrant[], onlyPractice?: string): ScopeGroup[] {
  const everywhere = grants.some((grant) => grant.practiceId === null);
  if (everywhere) return [{ practiceIds: onlyPractice ? [onlyPractice] : null, anyOf: [{}] }];

  const byPractice = new Map<string, Map<string, CaseCondition>>();
  for (const { practiceId, only } of grants) {
    if (practiceId === null || (onlyPractice && practiceId !== onlyPractice)) continue;
    const conditions = byPractice.get(practiceId) ?? new Map<string, CaseCondition>();
    byPractice.set(practiceId, conditions.set(JSON.stringify(only), only));
  }

  const groups = new Map<string, { practiceIds: string[]; anyOf: CaseCondition[] }>();
  for (const [practiceId, conditions] of byPractice) {
    const whole = [...conditions.values()].find((condition) => Object.keys(condition).length === 0);
    const anyOf = whole ? [whole] : [...conditions.values()];
    const key = JSON.stringify(anyOf);
    const group = groups.get(key) ?? { practiceIds: [], anyOf };
    group.practiceIds.push(practiceId);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The rows of a group that its holder may see, on a table `c` with the columns of `cases` or `case_counts`. */
export function conditionsSql(anyOf: readonly CaseCondition[]): SQL {
  return sql`(${sql.join(anyOf.map(conditionSql), sql` or `)})`;
}

function conditionSql({ entrust, handedOver, doctorId, designCenterId, status, ...others }: CaseCondition): SQL {
  // A field that is not asked for below does not compile.
  others satisfies Record<string, never>;
  return allOf(
    ifGiven(entrust, (values) => sql`c.entrust in (${oneOf(values)})`),
    ifGiven(handedOver, () => sql`c.handed_over`),
    ifGiven(doctorId, (id) => sql`c.doctor_id = ${id}::bigint`),
    ifGiven(designCenterId, (id) => sql`c.design_center_id = ${id}::bigint`),
    ifGiven(status, (values) => sql`c.status in (${oneOf(values)})`),
  );
}

const idList = (ids: readonly string[]): SQL => sql`${`{${ids.join(',')}}`}::bigint[]`;

/** All that the holder of these groups may see, as one condition on `c`. */
export function scopeSql(groups: readonly ScopeGroup[]): SQL {
  if (groups.length === 0) return sql`false`;
  const parts = groups.map(({ practiceIds, anyOf }) =>
    practiceIds === null
      ? conditionsSql(anyOf)
      : sql`(c.practice_id = any(${idList(practiceIds)}) and ${conditionsSql(anyOf)})`,
  );
  return sql`(${sql.join(parts, sql` or `)})`;
}

export { idList };
