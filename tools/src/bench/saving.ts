import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { emptyPrescription, endpoints } from '@archway/contracts';
import { ArchwayServer, freePort } from '@archway/e2e/server';
import { type Server, serverAt } from '../cli/server.ts';
import { startPostgres } from '../test/postgres.ts';
import type { BenchRow } from './bench-row.ts';
import { load } from './load.ts';
import { login } from './login.ts';
import { reported } from './rated.ts';

/** Wizards that are filled in at once, each with a case of its own. */
const CALLERS = 4;
const SAVES = 250;
const ROUNDS = 3;

/** Every save changes an answer, as somebody does who fills the step in. */
const answered = (call: number) => ({ withPatient: call % 2 === 0 });

type Save = (call: number) => Promise<void>;

async function newCase(server: Server, index: number): Promise<string> {
  const { defaultPracticeId: practiceId } = await server.call(endpoints.access.personalData, {});
  if (!practiceId) throw new Error('the creator has no practice');
  const about = { patientName: `Bench ${index}`, gender: '1', birthday: '1999-04-12', productType: 'aligner' } as const;
  const { caseId } = await server.call(endpoints.cases.create, { body: { practiceId, ...about, entrust: 0 } });
  return caseId;
}

/** The step of the wizard over HTTP: who may, what was there before, the row, its entry in the trail. */
function overHttp(server: Server, caseId: string): Save {
  let revision = 0;
  return async (call) => {
    const body = { prescription: answered(call), revision };
    ({ revision } = await server.call(endpoints.prescription.save, { params: { caseId, version: 1 }, body }));
  };
}

/** The same two rows in one transaction, of somebody who asks nothing and reckons nothing. */
function bare(pool: pg.Pool, caseId: string): Save {
  let seq = 1_000_000;
  const hash = '0'.repeat(64);
  return async (call) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query(
        `insert into case_prescriptions (pt_id, version, content, saved_by, saved_time) values ($1, 1, $2, null, now())
         on conflict (pt_id, version) do update set content = excluded.content, saved_time = excluded.saved_time,
           revision = case_prescriptions.revision + 1
         returning revision`,
        [caseId, JSON.stringify({ ...emptyPrescription, ...answered(call) })],
      );
      await client.query(
        `insert into case_audit (pt_id, seq, version, user_id, user_name, roles, at, kind, subject, details, previous_hash, hash)
         values ($1, $2, 1, null, 'Bench', '{creator}', now(), 'changed', 'savePrescription', '{"fields":["withPatient"]}', $3, $3)`,
        [caseId, (seq += 1), hash],
      );
      await client.query('commit');
    } finally {
      client.release();
    }
  };
}

/** Saves per second of all callers together. */
async function rate(savers: readonly Save[]): Promise<number> {
  const start = performance.now();
  await Promise.all(savers.map((save) => load(SAVES, 1, save)));
  return (savers.length * SAVES * 1000) / (performance.now() - start);
}

/** A step of the wizard that is saved, over HTTP and by the bare driver that writes the same rows, in turns. */
export async function benchSaving(): Promise<BenchRow[]> {
  const postgres = await startPostgres(false);
  if (!postgres) throw new Error('The saving benchmark needs the PostgreSQL server programs');
  const folder = mkdtempSync(join(tmpdir(), 'archway-bench-'));
  const pool = new pg.Pool({ connectionString: postgres.url, max: CALLERS });
  // The database ends with the benchmark; connections that it closes then are no failure.
  pool.on('error', () => undefined);
  const started = new ArchwayServer(await freePort(), folder, {
    DATABASE_URL: postgres.url,
    ARCHWAY_RATE_LIMIT: '100000000',
  });
  try {
    await started.start();
    const server = serverAt(started.url, await login(started.url, 'democreator'));
    const cases: string[] = [];
    for (let index = 0; index < 2 * CALLERS; index += 1) cases.push(await newCase(server, index));
    const http = cases.slice(0, CALLERS).map((caseId) => overHttp(server, caseId));
    const driver = cases.slice(CALLERS).map((caseId) => bare(pool, caseId));
    let [own, other] = [0, 0];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const [ownNow, otherNow] = [await rate(http), await rate(driver)];
      // The first round warms up.
      if (round > 0) [own, other] = [Math.max(own, ownNow), Math.max(other, otherNow)];
    }
    return [reported('step of the wizard, saved', own, 'pg driver, same rows', other, 'saves/s')];
  } finally {
    await started.stop();
    await pool.end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
