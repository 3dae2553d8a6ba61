import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { nothing } from '../wire/envelope.ts';
import { channel, doctorFinding, remoteVersion } from './entities.ts';
import { nameParam } from './name-param.ts';
import { announcedRecord, remoteName } from './remote-manifest.ts';

/** How a build comes to the server, and what is said of it. */
export const deployEndpoints = {
  beginDeploy: endpoint({
    id: 'platform.beginDeploy',
    method: 'POST',
    path: '/platform/remotes/:name/deploys',
    summary:
      'Announces a build: its record and the SHA-384 of each file. Answers the version and the files that are still missing.',
    access: 'deploy',
    params: nameParam,
    body: z.strictObject({
      record: announcedRecord,
      files: z.record(
        z.string().max(300),
        z.strictObject({ integrity: z.string().max(120), size: z.number().int().nonnegative() }),
      ),
    }),
    data: z.object({ version: remoteVersion, missing: z.array(z.string()), findings: z.array(doctorFinding) }),
    errors: ['manifestInvalid', 'deployConflict', 'deployTokenInvalid', 'versionExists'],
    bodyLimit: 4_194_304,
  }),
  uploadFile: endpoint({
    id: 'platform.uploadFile',
    method: 'PUT',
    path: '/platform/remotes/:name/deploys/:version/files',
    summary: 'Uploads one file of an announced build as base64; its integrity is checked.',
    access: 'deploy',
    params: z.strictObject({ name: remoteName, version: remoteVersion }),
    body: z.strictObject({ file: z.string().max(300), base64: z.string() }),
    data: nothing,
    errors: ['integrityMismatch', 'versionUnknown', 'deployTokenInvalid'],
    bodyLimit: 67_108_864,
    rateLimit: 3000,
  }),
  finishDeploy: endpoint({
    id: 'platform.finishDeploy',
    method: 'POST',
    path: '/platform/remotes/:name/deploys/:version/finish',
    summary: 'Makes a completely uploaded build an immutable entry; a conflicting one is refused with the reason.',
    access: 'deploy',
    params: z.strictObject({ name: remoteName, version: remoteVersion }),
    body: z.strictObject({}),
    data: z.object({ version: remoteVersion, findings: z.array(doctorFinding) }),
    errors: ['integrityMismatch', 'versionUnknown', 'deployConflict', 'deployTokenInvalid', 'fileNotUploaded'],
  }),
  doctor: endpoint({
    id: 'platform.doctor',
    method: 'POST',
    path: '/platform/doctor',
    summary: 'Compares what is live, or a build that is about to be deployed, with host and contract.',
    access: 'public',
    body: z.strictObject({ record: announcedRecord.optional(), channel: channel.default('stable') }),
    data: z.object({ findings: z.array(doctorFinding) }),
    bodyLimit: 1_048_576,
    rateLimit: 60,
  }),
} as const;
