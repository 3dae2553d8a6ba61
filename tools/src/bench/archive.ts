import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { dataTypes, endpoints } from '@archway/contracts';
import { ArchwayServer, freePort } from '@archway/e2e/server';
import { uploadFromNode } from '@archway/storage/node';
import { fileBlob } from '../cli/files/file-blob.ts';
import { type CtCase, makeCtCase } from './archive/ct-case.ts';
import type { BenchRow } from './bench-row.ts';
import { reported } from './rated.ts';
import { bestTimes } from './timing.ts';

const { caseArchive, files } = endpoints;
const ROUNDS = 3;
/** Between two looks at a job: what is measured takes hundreds of times as long. */
const LOOK_MS = 5;

/** Waits for a job. @returns where its archive lies, of an export */
async function ended({ server }: CtCase, jobId: string): Promise<string> {
  for (;;) {
    const { state, problem, download } = await server.call(caseArchive.job, { query: { jobId } });
    if (state === 'failed') throw new Error(problem?.text);
    if (state === 'done') return download?.url ?? '';
    await pause(LOOK_MS);
  }
}

async function exported(ct: CtCase): Promise<string> {
  const { jobId } = await ct.server.call(caseArchive.export, { body: { caseId: ct.caseId } });
  return ended(ct, jobId);
}

function sent({ server }: CtCase, file: string): Promise<string> {
  const body = { dataType: dataTypes.caseArchive, actions: ['get' as const, 'put' as const] };
  return uploadFromNode(() => server.call(files.token, { body }), fileBlob(file), 'case.zip');
}

async function imported(ct: CtCase, objectName: string): Promise<void> {
  const { practiceId, doctorId } = ct;
  const body = { objectName, practiceId, doctorId, again: true };
  const { jobId } = await ct.server.call(caseArchive.import, { body });
  await ended(ct, jobId);
}

/** Export and import of a case with a CT, from the call to the end of the job, beside copying the bytes of the archive. */
export async function benchArchive(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'archway-bench-'));
  const server = new ArchwayServer(await freePort(), folder, { ARCHWAY_RATE_LIMIT: '100000000' });
  try {
    await server.start();
    const ct = await makeCtCase(server.url);
    const file = join(folder, 'case.zip');
    writeFileSync(file, Buffer.from(await (await fetch(await exported(ct))).arrayBuffer()));
    // An import takes its archive away.
    const waiting: string[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) waiting.push(await sent(ct, file));
    const best = await bestTimes(
      [
        { name: 'copy', run: () => pipeline(createReadStream(file), createWriteStream(join(folder, 'copy.zip'))) },
        { name: 'export', run: () => exported(ct) },
        { name: 'import', run: () => imported(ct, waiting.pop()!) },
      ],
      ROUNDS,
      () => {},
    );
    const [copy, out, back] = ['copy', 'export', 'import'].map((name) => best.get(name) ?? Infinity);
    const size = `${Math.round(statSync(file).size / 2 ** 20)} MB`;
    return [
      reported(`export of a case with a CT, ${size}`, out!, 'copy of its bytes', copy!),
      reported(`import of it, ${size}`, back!, 'copy of its bytes', copy!),
    ];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
