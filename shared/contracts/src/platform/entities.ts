import { z } from 'zod';
import { instant } from '../wire/envelope.ts';
import { valueSchema } from '../wire/values.ts';
import { CHANNEL_PATTERN, VERSION_PATTERN } from './pin-rules.ts';
import { bilingual, remoteName, routeRecord, slotOffer } from './remote-manifest.ts';

/** `x.y.z+hash` of the bytes. */
export const remoteVersion = z.string().regex(VERSION_PATTERN);

/** Channels that have pins of their own; a tenant falls back to `stable`. */
export const channel = z.string().regex(CHANNEL_PATTERN);

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

/** How a remote fares, by what pages report of it. */
export const remoteHealths = [
  { value: 'healthy', key: 'healthy', tone: 'success' },
  { value: 'warning', key: 'warning', tone: 'warning' },
  { value: 'failing', key: 'failing', tone: 'error' },
  { value: 'unassessed', key: 'unassessed', tone: 'neutral' },
] as const;

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
  health: valueSchema(remoteHealths),
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
