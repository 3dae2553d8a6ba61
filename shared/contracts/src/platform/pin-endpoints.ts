import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { channel, pinnableVersion, remoteVersion } from './entities.ts';
import { nameParam } from './name-param.ts';
import { remoteName } from './remote-manifest.ts';

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

/** What is live on which channel, and how that changes. */
export const pinEndpoints = {
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
} as const;
