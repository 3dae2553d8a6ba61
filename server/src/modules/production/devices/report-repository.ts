import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { deviceReports } from '../schema.ts';

type ReportRow = typeof deviceReports.$inferSelect;

/** Keeps a report, unless the machine has one of this name. @returns the one that is kept */
export async function keepReport(
  tx: Transaction,
  report: typeof deviceReports.$inferInsert,
): Promise<{ readonly kept: ReportRow; readonly repeated: boolean }> {
  const [made] = await tx.insert(deviceReports).values(report).onConflictDoNothing().returning();
  if (made) return { kept: made, repeated: false };
  const [known] = await tx
    .select()
    .from(deviceReports)
    .where(and(eq(deviceReports.deviceId, report.deviceId), eq(deviceReports.reportId, report.reportId)));
  if (!known) throw new Error('a report vanished while it was looked at');
  return { kept: known, repeated: true };
}
