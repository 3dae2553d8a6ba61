import { type ArchivedImplantReport, archivedImplantReports } from '@archway/contracts';
import { type Packing, type Unpacking, archivePart } from '../cases/api.ts';
import { importReports, issuedPlace, reportsOf, savedPlace } from './repository.ts';
import { type ImplantReportRow, implantReports } from './schema.ts';

async function issuedIn(packing: Packing, row: ImplantReportRow): Promise<ArchivedImplantReport['issued']> {
  const { issued, issuedBy, issuedTime } = row;
  if (!issued || issuedBy === null || !issuedTime) return null;
  const at = issuedTime.toISOString();
  const by = await packing.somebody({ userId: issuedBy, place: issuedPlace(row, at) });
  return { report: issued, by, at };
}

async function read(packing: Packing): Promise<ArchivedImplantReport[]> {
  const found: ArchivedImplantReport[] = [];
  for (const row of await reportsOf(packing.db, packing.caseId)) {
    const { version, draft, revision, savedBy, savedTime } = row;
    found.push({
      ...{ version, revision, draft },
      savedBy: await packing.somebody({ userId: savedBy, place: savedPlace(row) }),
      savedTime: savedTime.toISOString(),
      issued: await issuedIn(packing, row),
    });
  }
  return found;
}

async function write({ tx, caseId, importedBy, keepName }: Unpacking, rows: ArchivedImplantReport[]): Promise<void> {
  await importReports(
    tx,
    rows.map(({ version, draft, revision, savedTime, issued }) => ({
      ...{ caseId, version, draft, revision, savedBy: importedBy, savedTime: new Date(savedTime) },
      ...(issued && { issued: issued.report, issuedBy: importedBy, issuedTime: new Date(issued.at) }),
    })),
  );
  for (const row of rows) {
    keepName(savedPlace(row), row.savedBy);
    if (row.issued) keepName(issuedPlace(row, row.issued.at), row.issued.by);
  }
}

/** Implant reports in the archive of a case. */
export const implantReportPart = archivePart<ArchivedImplantReport[]>({
  ...{ name: 'implants', rank: 1, schema: archivedImplantReports, read, write, tables: [implantReports] },
  versions: (rows) => rows.map(({ version }) => version),
});
