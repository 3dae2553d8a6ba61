import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { instant, nothing } from '../wire/envelope.ts';
import { announcedRecord, bilingual, menuItem, remoteName, routeRecord, slotOffer } from './remote-manifest.ts';

/** `x.y.z+hash` of the bytes. */
export const remoteVersion = z.string().regex(/^\d+\.\d+\.\d+\+[0-9a-f]{8,64}$/);

/** Channels that have pins of their own; a tenant falls back to `stable`. */
export const channel = z.string().regex(/^(stable|canary|tenant:[a-z0-9-]{1,40})$/);

/** A build that a page may load. `files` maps each file to its SHA-384 integrity (`sha384-…`). */
export const remoteEntry = z.object({
  version: remoteVersion,
  /** Path on this origin: `/remotes/{name}/{version}/`. */
  base: z.string(),
  entry: z.string(),
  files: z.record(z.string(), z.string()),
});
export type RemoteEntry = z.infer<typeof remoteEntry>;

export const shellRemote = z.object({
  name: remoteName,
  title: bilingual,
  team: z.string(),
  current: remoteEntry,
  /** What was pinned before; loaded when the current build fails. */
  previous: remoteEntry.nullable(),
  slots: z.array(slotOffer),
  /** Path patterns that the remote owns. */
  paths: z.array(z.string()),
});
export type ShellRemote = z.infer<typeof shellRemote>;

export const shellRoute = routeRecord.extend({ remote: remoteName });
export type ShellRoute = z.infer<typeof shellRoute>;

export const pinChange = z.object({
  channel,
  /**
   * `bundled`: the server moved the pin at its start to the build that it came with;
   * `unpin`: the channel follows `stable` again, and `version` is what it finds there;
   * `withdraw`: the channel loads none of it, whatever `stable` has.
   */
  action: z.enum(['pin', 'rollback', 'unpin', 'withdraw', 'bundled']),
  /** Null when pages of the channel load none of it from then on. */
  version: remoteVersion.nullable(),
  from: remoteVersion.nullable(),
  at: instant,
  by: z.string(),
});
export type PinChange = z.infer<typeof pinChange>;

export const remoteStatus = z.object({
  name: remoteName,
  title: bilingual,
  team: z.string(),
  pins: z.array(
    z.object({
      channel,
      /** Null where the remote was withdrawn. */
      version: remoteVersion.nullable(),
      /** What a rollback makes live. */
      previous: remoteVersion.nullable(),
      pinnedAt: instant,
      pinnedBy: z.string(),
    }),
  ),
  entries: z.array(
    z.object({
      version: remoteVersion,
      deployedAt: instant,
      /** A user name, `token`, `token:` and the remotes that it covers, or `bundled`. */
      deployedBy: z.string(),
      bytes: z.number().int(),
      fileCount: z.number().int(),
      contract: z.string(),
      /** Shared packages: what a host provides, or the ranges that a remote requires. */
      shared: z.record(z.string(), z.string()),
      /** Came with the server's own installation instead of a deploy. */
      bundled: z.boolean(),
    }),
  ),
  /** What was pinned and rolled back, newest first, at most the last twenty. */
  changes: z.array(pinChange),
  /** What is wrong between this remote's live build and the live host, in words; empty when all is well. */
  conflicts: z.array(z.object({ severity: z.enum(['error', 'warning']), subject: z.string(), message: bilingual })),
  /** Failures that pages reported in the last 24 hours. */
  failures: z.number().int(),
  lastFailure: z.object({ at: instant, message: z.string(), version: z.string() }).nullable(),
  /** Failures of the last 70 minutes in steps of 5, oldest first. */
  failureTrend: z.array(z.number().int()).length(14),
  /** Loads that pages reported in the last 24 hours; `p95` in milliseconds. */
  loads: z.object({ count: z.number().int(), p95: z.number().nullable() }),
  health: z.enum(['healthy', 'warning', 'failing', 'unassessed']),
});
export type RemoteStatus = z.infer<typeof remoteStatus>;

export const doctorFinding = z.object({
  severity: z.enum(['error', 'warning', 'info']),
  remote: z.string(),
  subject: z.string(),
  message: bilingual,
});
export type DoctorFinding = z.infer<typeof doctorFinding>;

/** A white-label tenant, as far as deployments go. */
export const tenantSummary = z.object({
  name: z.string(),
  title: z.string(),
  hosts: z.array(z.string()),
  /** The channel whose pins its pages load; those that it lacks come from `stable`. */
  channel,
});
export type TenantSummary = z.infer<typeof tenantSummary>;

/** What a change of a pin led to. */
const pinned = z.object({
  name: remoteName,
  channel,
  /** What pages of the channel load now; null for none. */
  version: remoteVersion.nullable(),
  /** What a rollback would make live; null when there is no way back. */
  previous: remoteVersion.nullable(),
  /** What they loaded until now. */
  from: remoteVersion.nullable(),
});

/** A deployed build, and whether it may go live. */
export const pinnableVersion = z.object({
  version: remoteVersion,
  deployedAt: instant,
  deployedBy: z.string(),
  /** Came with the server's own installation instead of a deploy. */
  bundled: z.boolean(),
  /** Channels that have it pinned. */
  liveOn: z.array(channel),
  /** For what a pin on the asked channel would be refused; empty when it may be pinned. */
  conflicts: z.array(doctorFinding),
});
export type PinnableVersion = z.infer<typeof pinnableVersion>;

const nameParam = z.strictObject({ name: remoteName });

export const platformEndpoints = {
  remotes: endpoint({
    id: 'platform.remotes',
    method: 'GET',
    path: '/platform/remotes',
    summary: 'Remotes pinned for this host name, with public routes; asked before and after login.',
    access: 'public',
    query: z.strictObject({ channel: channel.optional() }),
    data: z.object({
      channel,
      host: z.object({ version: z.string() }).nullable(),
      remotes: z.array(shellRemote),
      publicRoutes: z.array(shellRoute),
    }),
  }),
  menuRoutes: endpoint({
    id: 'platform.menuRoutes',
    method: 'GET',
    path: '/system/menu/routes',
    summary: 'Menus and routes for the caller: by permission, service type and kind of user.',
    access: 'session',
    data: z.object({ menus: z.array(menuItem), routes: z.array(shellRoute) }),
  }),
  status: endpoint({
    id: 'platform.status',
    method: 'GET',
    path: '/platform/remotes/status',
    summary: 'Deployed remotes with pins, versions, conflicts and failures.',
    access: ['platform:remote:list'],
    data: z.array(remoteStatus),
  }),
  tenants: endpoint({
    id: 'platform.tenants',
    method: 'GET',
    path: '/platform/tenants',
    summary: 'White-label tenants with their host names and channels.',
    access: ['platform:remote:list'],
    data: z.array(tenantSummary),
  }),
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
        z.object({ integrity: z.string().max(120), size: z.number().int().nonnegative() }),
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
  pin: endpoint({
    id: 'platform.pin',
    method: 'PUT',
    path: '/platform/remotes/:name/pin',
    summary: 'Makes a deployed version live on a channel. Open pages are told.',
    access: 'deploy',
    params: nameParam,
    body: z.strictObject({
      version: remoteVersion,
      channel: channel.default('stable'),
      /** Builds that fit only each other, such as a host with a new major of a shared package, go live in one step. */
      together: z
        .array(z.strictObject({ name: remoteName, version: remoteVersion }))
        .max(40)
        .default([]),
    }),
    data: pinned,
    errors: ['remoteUnknown', 'versionUnknown', 'deployConflict', 'deployTokenInvalid'],
  }),
  rollback: endpoint({
    id: 'platform.rollback',
    method: 'POST',
    path: '/platform/remotes/:name/rollback',
    summary: 'Makes the version live again that was pinned before; what was live is no way back any more.',
    access: 'deploy',
    params: nameParam,
    body: z.strictObject({ channel: channel.default('stable') }),
    data: pinned,
    errors: ['remoteUnknown', 'nothingToRollBack', 'deployConflict', 'deployTokenInvalid'],
  }),
  unpin: endpoint({
    id: 'platform.unpin',
    method: 'DELETE',
    path: '/platform/remotes/:name/pin',
    summary: 'Ends a channel’s own pin or withdrawal: its pages load what is stable again, if anything is.',
    access: 'deploy',
    params: nameParam,
    query: z.strictObject({ channel: channel.refine((value) => value !== 'stable') }),
    data: pinned,
    errors: ['remoteUnknown', 'pinMissing', 'deployConflict', 'deployTokenInvalid'],
  }),
  withdraw: endpoint({
    id: 'platform.withdraw',
    method: 'POST',
    path: '/platform/remotes/:name/withdraw',
    summary:
      'Takes a remote off a channel: its pages load none of it, until it is pinned, rolled back or unpinned there.',
    access: 'deploy',
    params: nameParam,
    body: z.strictObject({ channel: channel.default('stable') }),
    data: pinned,
    errors: ['remoteUnknown', 'notLive', 'hostStays', 'deployTokenInvalid'],
  }),
  versions: endpoint({
    id: 'platform.versions',
    method: 'GET',
    path: '/platform/remotes/:name/versions',
    summary: 'Deployed versions of a remote, the newest first, with what keeps each from going live on a channel.',
    access: 'deploy',
    params: nameParam,
    query: z.strictObject({ channel: channel.default('stable') }),
    data: z.array(pinnableVersion),
    errors: ['remoteUnknown', 'deployTokenInvalid'],
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
