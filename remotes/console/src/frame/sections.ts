import {
  Activity,
  BadgeCheck,
  BookOpen,
  Building2,
  Coins,
  Layers,
  MenuIcon,
  Package,
  Palette,
  Pencil,
  Send,
  ShieldCheck,
  Users,
} from '@archway/ui';
import type { Permission } from '@archway/contracts';

/** A screen of the console: a new one takes its line here, its route in `remote.json` and its screen in `app.ts`. */
interface Section {
  readonly path: string;
  /** Text `frame.section.{key}`. */
  readonly key: string;
  readonly icon: typeof Package;
  readonly permission: Permission;
}

/** What an operator does, of what the product is composed, and how it fares. */
export const groups = ['operate', 'compose', 'observe'] as const;

export const sections: Readonly<Record<(typeof groups)[number], readonly Section[]>> = {
  operate: [
    { path: '/console/certification', key: 'certification', icon: BadgeCheck, permission: 'platform:certify' },
    { path: '/console/users', key: 'users', icon: Users, permission: 'platform:user' },
    { path: '/console/practices', key: 'practices', icon: Building2, permission: 'platform:practice' },
    { path: '/console/centers', key: 'centers', icon: Layers, permission: 'platform:center' },
    { path: '/console/gum-carving', key: 'carving', icon: Pencil, permission: 'platform:carving' },
    { path: '/console/recharge', key: 'recharge', icon: Coins, permission: 'platform:credit' },
  ],
  compose: [
    { path: '/console/remotes', key: 'remotes', icon: Package, permission: 'platform:remote:list' },
    { path: '/console/tenants', key: 'tenants', icon: Palette, permission: 'platform:tenant' },
    { path: '/console/menus', key: 'menus', icon: MenuIcon, permission: 'platform:menu' },
    { path: '/console/dictionaries', key: 'dictionaries', icon: BookOpen, permission: 'platform:dictionary' },
  ],
  observe: [
    { path: '/console/events', key: 'events', icon: Activity, permission: 'platform:log' },
    { path: '/console/outbox', key: 'outbox', icon: Send, permission: 'platform:outbox' },
    { path: '/console/audit', key: 'audit', icon: ShieldCheck, permission: 'platform:audit' },
  ],
};
