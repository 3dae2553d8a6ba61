import { z } from 'zod';
import { permissions } from '../access/permissions.ts';
import { slotNames } from './slots.ts';

/** The version of this contract. Remotes state the range they were built against; `doctor` compares. */
export const CONTRACT_VERSION = '1.0.0';

export const bilingual = z.object({ zh: z.string().min(1), en: z.string().min(1) });
export type Bilingual = z.infer<typeof bilingual>;

export const remoteName = z.string().regex(/^[a-z][a-z0-9]{1,30}$/);

/** A screen that a remote owns. `path` is a pattern of the router, e.g. `/patient-detail/:id/:version`. */
export const routeRecord = z.strictObject({
  path: z.string().regex(/^\/[\w\-/:*]*$/),
  title: bilingual,
  /**
   * Service that a user must have, see `serviceTypes`. Any number: a remote may come with a newer contract, and whoever
   * lacks a service that only that one knows does not reach its route.
   */
  designType: z.number().int().optional(),
  permission: z.enum(permissions).optional(),
  /** Reachable, but without a menu entry. */
  hidden: z.boolean().default(false),
  /** Hidden from the menu for these kinds of users; still reachable unless `permission` says otherwise. */
  hiddenFor: z.array(z.enum(['medical', 'modelmaker'])).default([]),
  /** Dropped altogether. */
  unvisible: z.boolean().default(false),
  /** Kept in the menu and laid out for phones. */
  phone: z.boolean().default(false),
  /** Wider than the 1200 px content. */
  fullWidth: z.boolean().default(false),
  /** As wide as the patient panel: the window less 60 px below 1920 px, else 1620 px; `fullWidth` goes before it. */
  panelWidth: z.boolean().default(false),
  /** Starts anew at every visit, without transition; other screens keep their state. */
  fresh: z.boolean().default(false),
  /** Reachable without a login. */
  public: z.boolean().default(false),
  /** Stands alone, without header and menu (e.g. the 3D page in its own tab). */
  bare: z.boolean().default(false),
  /** What the shell draws while the screen is on its way. */
  shape: z.enum(['page', 'detail', 'form']).default('page'),
  redirect: z.string().optional(),
});
export type RouteRecord = z.infer<typeof routeRecord>;

export const menuItem = z.strictObject({
  key: z.string(),
  title: bilingual,
  path: z.string(),
  icon: z.string().optional(),
  order: z.number().int().default(100),
  parent: z.string().optional(),
  /** A menu item of this kind of user only, e.g. the children of `/production` for a modelmaker. */
  onlyFor: z.enum(['medical', 'modelmaker']).optional(),
  /** A place in the bar at the bottom of phones, and there alone: a desk reaches it otherwise. */
  phoneBar: z.boolean().optional(),
});
export type MenuItem = z.infer<typeof menuItem>;

export const slotOffer = z.strictObject({
  slot: z.enum(slotNames),
  /** Unique within the slot; also the key of a section or the anchor of a tab. */
  key: z.string(),
  /** The module that the build exposes, e.g. `./slots/plan-section`. */
  module: z.string().regex(/^\.\/[\w\-/]+$/),
  title: bilingual.optional(),
  /** One of the names of `iconNamed` in `@archway/ui`, where the place shows icons. */
  icon: z.string().optional(),
  order: z.number().int().default(100),
  permission: z.enum(permissions).optional(),
});
export type SlotOffer = z.infer<typeof slotOffer>;

/** `remote.json`: everything that shell and server need to know of a remote before a byte of it is loaded. */
export const remoteManifest = z.strictObject({
  name: remoteName,
  title: bilingual,
  /** Semver range of `CONTRACT_VERSION` that the remote works with. */
  contract: z.string(),
  /** Owners, for the console and for error boxes. */
  team: z.string(),
  routes: z.array(routeRecord),
  menus: z.array(menuItem).default([]),
  slots: z.array(slotOffer).default([]),
});
export type RemoteManifest = z.infer<typeof remoteManifest>;

/**
 * `archway.json`, written by the build beside its files: the manifest plus what this build really uses,
 * so that `doctor` can compare it with what is live.
 */
export const buildRecord = z.strictObject({
  manifest: remoteManifest,
  /** Version from package.json; the deployed version adds `+` and a hash of the bytes. */
  version: z.string(),
  /** Shared packages: the versions a host provides, or the ranges a remote requires. */
  shared: z.record(z.string(), z.string()),
  /** Names imported from each facade package (`@archway/ui`, `@archway/platform`, …), or exported by the host's build. */
  facades: z.record(z.string(), z.array(z.string())),
  /** Ids of the endpoints that the sources call. */
  endpoints: z.array(z.string()),
  /** Entry file relative to the build: `mf-manifest.json` for remotes, `index.html` for the host. */
  entry: z.string(),
  /** Modules that the build exposes, e.g. `./app`; builds from before this was recorded have none. */
  exposes: z.array(z.string()).optional(),
});
export type BuildRecord = z.infer<typeof buildRecord>;

/**
 * A build record as somebody announces it. It may come from a build with a newer contract, whose slots or permissions
 * this server does not know; the server reads it as a `buildRecord` and names what it does not understand.
 */
export const announcedRecord = z.record(z.string(), z.unknown());
