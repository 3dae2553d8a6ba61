import type { Scheme } from '@archway/contracts';
import { and, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import { users } from '../access/schema.ts';
import type { CaseKey } from '../cases/case-access.ts';
import { schemes } from './schema.ts';

type NewScheme = typeof schemes.$inferInsert;

const designers = alias(users, 'designers');
const auditors = alias(users, 'auditors');

interface Named {
  readonly nickName: string | null;
  readonly userName: string;
}

const nameOf = (user: Named | null): string | null => user && (user.nickName ?? user.userName);

const selectSchemes = (db: Querier) =>
  db
    .select({
      scheme: schemes,
      designer: { nickName: designers.nickName, userName: designers.userName },
      auditor: { nickName: auditors.nickName, userName: auditors.userName },
    })
    .from(schemes)
    .leftJoin(designers, eq(designers.id, schemes.designerId))
    .leftJoin(auditors, eq(auditors.id, schemes.auditorId));

type Selected = Awaited<ReturnType<typeof selectSchemes>>[number];

const toScheme = ({ scheme, designer, auditor }: Selected): Scheme => ({
  schemeId: scheme.schemeId,
  ptId: scheme.ptId,
  version: scheme.version,
  name: scheme.name,
  schemeType: scheme.schemeType,
  kind: scheme.kind,
  status: scheme.status,
  designerName: nameOf(designer),
  auditorName: nameOf(auditor),
  upperSteps: scheme.upperSteps,
  lowerSteps: scheme.lowerSteps,
  remarks: scheme.remarks,
  sourceSchemeId: scheme.sourceSchemeId,
  createTime: scheme.createTime.toISOString(),
  updateTime: scheme.updateTime.toISOString(),
});

/** Plans of a case version, newest first. */
export async function schemesOf(db: Querier, { ptId, version }: CaseKey): Promise<Scheme[]> {
  const found = await selectSchemes(db)
    .where(and(eq(schemes.ptId, ptId), eq(schemes.version, version)))
    .orderBy(desc(schemes.schemeId));
  return found.map(toScheme);
}

/** A plan of this version of the case and no other. */
export async function findScheme(db: Querier, { ptId, version }: CaseKey, schemeId: string): Promise<Scheme | null> {
  const [found] = await selectSchemes(db).where(
    and(eq(schemes.ptId, ptId), eq(schemes.version, version), eq(schemes.schemeId, schemeId)),
  );
  return found ? toScheme(found) : null;
}

export async function insertScheme(tx: Transaction, scheme: NewScheme): Promise<Scheme> {
  const [inserted] = await tx.insert(schemes).values(scheme).returning({ schemeId: schemes.schemeId });
  const [found] = await selectSchemes(tx).where(eq(schemes.schemeId, inserted?.schemeId ?? '0'));
  if (!found) throw new Error('an inserted plan is not there');
  return toScheme(found);
}
