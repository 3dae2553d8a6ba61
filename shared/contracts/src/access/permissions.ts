/** What a user may do, as strings; `*:*:*` grants everything. */
export const permissions = [
  'case:list',
  'case:add',
  'case:edit',
  'case:submit',
  'case:focus',
  'case:label',
  'case:transfer',
  'model:upload',
  'model:analyse',
  'photo:upload',
  'cbct:upload',
  'file:read',
  'plan:list',
  'plan:task',
  'plan:design',
  'plan:audit',
  'plan:approve',
  'plan:share',
  'plan:assist',
  'order:list',
  'order:add',
  'order:produce',
  'process:list',
  'process:edit',
  'account:view',
  'account:manage',
  'credit:view',
  'credit:request',
  'message:read',
  'setting:edit',
  'platform:center',
  'platform:certify',
  'platform:credit',
  'platform:remote:list',
  'platform:remote:pin',
  'platform:audit',
  'platform:log',
  'platform:dictionary',
  'platform:menu',
  'platform:carving',
  'platform:user',
  'platform:practice',
  'platform:tenant',
  'platform:provision',
  'platform:outbox',
] as const;

export type Permission = (typeof permissions)[number];

export const WILDCARD = '*:*:*';

/** What an account holds. */
export type HeldPermission = Permission | typeof WILDCARD;

/**
 * Whether the held permissions satisfy a guard. An empty guard is a mistake of the programmer, not an open door.
 * @throws Error 'please set operation permission label value' when `needed` is empty.
 */
export function allows(held: readonly string[], needed: readonly string[]): boolean {
  if (needed.length === 0) throw new Error('please set operation permission label value');
  return held.includes(WILDCARD) || needed.some((permission) => held.includes(permission));
}
