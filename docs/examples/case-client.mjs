// Sends a case through Archway's public API, with nothing but Node 20: opens it, uploads photos and scans, submits it.
//
//   ARCHWAY_URL=https://archway.example.com ARCHWAY_KEY=awk_… node docs/examples/case-client.mjs FOLDER
//
// FOLDER holds upper.stl, lower.stl, ct.zip (DICOM files of one series), and photos that are named by their position: intraoral_upper.jpg, facial_smiling.jpg …
// The key needs the scopes cases:read, cases:write and files:write. What came of it is the last line, as JSON.
import { randomUUID } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { extname, join, parse } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const { ARCHWAY_URL: url, ARCHWAY_KEY: key } = process.env;
const [folder] = process.argv.slice(2);
if (!url || !key || !folder) throw new Error('ARCHWAY_URL, ARCHWAY_KEY and a folder are needed');

/** A call of the API; what is refused is an error with the answer's code. */
async function call(method, path, body) {
  // The same name for each try of a write: however often it arrives, it is done once.
  const headers = { authorization: `Bearer ${key}`, 'idempotency-key': randomUUID() };
  for (let tries = 1; ; tries++) {
    const reply = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await reply.json();
    if (reply.ok) return answer;
    const busy = reply.status === 429 || reply.status >= 500;
    if (!busy || tries === 5) throw Object.assign(new Error(answer.error.message), answer.error);
    await sleep(1000 * Number(reply.headers.get('retry-after') ?? tries));
  }
}

/** Announces a file, uploads its bytes, and has them read. */
async function upload(caseId, name) {
  const { name: stem } = parse(name);
  const isScan = stem === 'upper' || stem === 'lower';
  const what = isScan
    ? { kind: 'scan', jaw: stem }
    : stem === 'ct'
      ? { kind: 'ct' }
      : { kind: 'photo', position: stem };
  const { fileId, upload: to } = await call('POST', `/cases/${caseId}/files`, { ...what, fileName: name });
  const stored = await fetch(to.url, {
    method: to.method,
    headers: to.headers,
    body: await readFile(join(folder, name)),
  });
  if (!stored.ok) throw new Error(`${name} was not stored: ${stored.status}`);
  await call('POST', `/cases/${caseId}/files/${fileId}/complete`);
  return fileId;
}

/** Waits until a file was read. */
async function ready(caseId, fileId) {
  for (;;) {
    const { status, problem } = await call('GET', `/cases/${caseId}/files/${fileId}`);
    if (status === 'failed') throw Object.assign(new Error(problem.message), problem);
    if (status === 'ready') return;
    await sleep(500);
  }
}

const { caseId, number } = await call('POST', '/cases', {
  designMode: 'team',
  patient: { name: 'Mara Lind', gender: 'female', birthday: '1999-04-12' },
  prescription: {
    complaintTags: ['crowding'],
    objectives: 'Align both arches.',
    arches: 'both',
    movable: 'all',
    attachments: 'asNeeded',
    spacing: 'close',
    communication: 'after',
  },
});

const names = (await readdir(folder)).filter((name) => ['.stl', '.jpg', '.png', '.zip'].includes(extname(name)));
const files = await Promise.all(names.map((name) => upload(caseId, name)));
await Promise.all(files.map((fileId) => ready(caseId, fileId)));

const { missing } = await call('GET', `/cases/${caseId}`);
// What the machine doubts is looked at by somebody who knows the patient, before it is said to be right.
const doubts = missing.filter(({ code }) => code === 'doubtsOpen').flatMap(({ items }) => items);
const { status } = await call('POST', `/cases/${caseId}/submit`, { confirmDoubts: doubts.length > 0 });
console.log(JSON.stringify({ caseId, number, status, files: files.length, doubts }));
