import { setTimeout as pause } from 'node:timers/promises';
import { Command } from 'commander';
import { type ArchiveJob, dataTypes, endpoints } from '@archway/contracts';
import { uploadFromNode } from '@archway/storage/node';
import { fileBlob } from '../files/file-blob.ts';
import { assertWritable, writeWhole } from '../files/whole-file.ts';
import { NotPossible, Refused } from '../problem.ts';
import { type Server, loggedIn } from '../server.ts';

const { caseArchive, files } = endpoints;

const LOGIN = 'needs ARCHWAY_ACCOUNT and ARCHWAY_PASSWORD of an administrator or of the creator of the practice';
/** Between two looks at a job of the server. */
const LOOK_MS = 500;

/** Waits for the end of an export or import. @throws Refused with what it failed with */
async function ended(server: Server, jobId: string): Promise<ArchiveJob> {
  for (;;) {
    const job = await server.call(caseArchive.job, { query: { jobId } });
    if (job.state === 'done') return job;
    if (job.problem) throw new Refused(String(job.problem.code), job.problem.text);
    await pause(LOOK_MS);
  }
}

/** Fetches an archive into a file, which is there whole or not at all. */
async function fetchInto(file: string, { url, size }: NonNullable<ArchiveJob['download']>): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok || !answer.body) throw new NotPossible(`The storage answered ${answer.status} for the archive.`);
  await writeWhole(file, answer.body);
  const { size: written } = fileBlob(file);
  if (written !== size) throw new NotPossible(`${file} has ${written} bytes, the archive ${size}.`);
}

const exportCommand = (): Command =>
  new Command('export')
    .description(`writes a whole case of a running server into one archive; ${LOGIN}`)
    .argument('<case>', 'its id')
    .argument('<file>', 'the archive, a .zip')
    .action(async (caseId: string, file: string, _options: object, command: Command) => {
      await assertWritable(file);
      await loggedIn(command, async (server) => {
        const { jobId } = await server.call(caseArchive.export, { body: { caseId } });
        const { download } = await ended(server, jobId);
        if (!download) throw new NotPossible('The archive has expired already.');
        await fetchInto(file, download);
        console.log(`Case ${caseId} is in ${file}: ${download.size} bytes`);
      });
    });

/** Uploads an archive to the place of whoever is logged in. @returns its name in the storage */
function upload(server: Server, file: string): Promise<string> {
  const bytes = fileBlob(file);
  if (bytes.size === 0) throw new NotPossible(`${file} is empty.`);
  const actions = ['get', 'put', 'abort_multi_part_upload'] as const;
  const body = { dataType: dataTypes.caseArchive, actions: [...actions] };
  return uploadFromNode(() => server.call(files.token, { body }), bytes, file);
}

interface ImportOptions {
  readonly practice: string;
  readonly doctor: string;
  readonly again: boolean;
}

const importCommand = (): Command =>
  new Command('import')
    .description(`makes a case of an archive in a running server; ${LOGIN}`)
    .argument('<file>', 'the archive')
    .requiredOption('--practice <id>', 'the practice that the case comes to')
    .requiredOption('--doctor <id>', 'the doctor of the case there')
    .option('--again', 'also if the practice has imported this very archive before', false)
    .action(async (file: string, { practice, doctor, again }: ImportOptions, command: Command) => {
      await loggedIn(command, async (server) => {
        const objectName = await upload(server, file);
        const body = { objectName, practiceId: practice, doctorId: doctor, again };
        const { jobId } = await server.call(caseArchive.import, { body });
        const { caseId } = await ended(server, jobId);
        console.log(`${file} is case ${caseId}`);
      });
    });

export const caseCommand = (): Command =>
  new Command('case')
    .description('takes whole cases out of an installation and brings them into another one')
    .addCommand(exportCommand())
    .addCommand(importCommand());
