import type { BuildRecord } from '@archway/contracts';
import { type Finding, finding } from './finding.ts';
import { patternsOverlap } from './route-patterns.ts';

/** Addresses of the shell, of the server and of the object storage; no remote may own them. */
const reservedPaths = [
  '/',
  '/login',
  '/patient',
  '/test',
  '/api/*',
  '/archway-files/*',
  '/custom/*',
  '/docs/*',
  '/healthz',
  '/readyz',
  '/remotes/*',
];

/** Two remotes that own one address would both mount. */
export function checkRoutes(records: readonly BuildRecord[]): Finding[] {
  const owned = records.flatMap(({ manifest }) => manifest.routes.map(({ path }) => ({ name: manifest.name, path })));
  return owned.flatMap(({ name, path }, index) => {
    const reserved = reservedPaths.find((other) => patternsOverlap(path, other));
    const rival = owned.slice(0, index).find((other) => other.name !== name && patternsOverlap(path, other.path));
    return [
      ...(reserved === undefined
        ? []
        : [
            finding('error', [name], path, {
              zh: `地址 ${reserved} 属于外壳或服务器`,
              en: `${reserved} belongs to the shell or the server`,
            }),
          ]),
      ...(rival === undefined
        ? []
        : [
            finding('error', [name, rival.name], path, {
              zh: `与 ${rival.name} 的地址 ${rival.path} 冲突`,
              en: `collides with ${rival.path} of ${rival.name}`,
            }),
          ]),
    ];
  });
}

/** Keys of menu items and of offers within a slot are names; a name that two remotes use means neither of them. */
export function checkKeys(records: readonly BuildRecord[]): Finding[] {
  const owners = new Map<string, string>();
  const keys = records.flatMap(({ manifest }) => [
    ...manifest.menus.map(({ key }) => ({ name: manifest.name, key: `menu ${key}` })),
    ...manifest.slots.map(({ slot, key }) => ({ name: manifest.name, key: `${slot} ${key}` })),
  ]);
  return keys.flatMap(({ name, key }) => {
    const owner = owners.get(key);
    owners.set(key, owner ?? name);
    if (owner === undefined) return [];
    return finding('error', [name, owner], key, {
      zh: `${owner} 已使用此键`,
      en: `${owner} uses this key already`,
    });
  });
}

/** A menu item that leads to no route would lead to the not-found page; it is left out of the menu. */
export function checkMenuTargets(records: readonly BuildRecord[]): Finding[] {
  const routes = records.flatMap(({ manifest }) => manifest.routes);
  const keys = new Set(records.flatMap(({ manifest }) => manifest.menus.map(({ key }) => key)));
  return records.flatMap(({ manifest }) =>
    manifest.menus.flatMap(({ key, path, parent }) => [
      ...(routes.some((route) => patternsOverlap(route.path, path.split('?')[0] ?? path))
        ? []
        : [
            finding('warning', [manifest.name], `menu ${key}`, {
              zh: `没有子应用提供地址 ${path}`,
              en: `no remote owns ${path}`,
            }),
          ]),
      ...(parent === undefined || keys.has(parent)
        ? []
        : [
            finding('warning', [manifest.name], `menu ${key}`, {
              zh: `上级菜单 ${parent} 不存在`,
              en: `there is no menu item ${parent} to stand below`,
            }),
          ]),
    ]),
  );
}
