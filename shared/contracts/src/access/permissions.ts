/** What a user may do, as strings; `*:*:*` grants everything. */
export const permissions = [
  'case:list',
  'case:add',
  'case:edit',
  'case:submit',
  'case:focus',
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
  'order:list',
  'order:produce',
  'account:view',
  'account:manage',
  'message:read',
  'setting:edit',
  'platform:remote:list',
  'platform:remote:pin',
] as const;

export type Permission = (typeof permissions)[number];

export const WILDCARD = '*:*:*';

/** Roles of the platform. The wire and the header label speak of them by these keys. */
export const roleKeys = [
  'creator',
  'doctor',
  'assistant',
  'target_design',
  'step_design',
  'post_process',
  'target_internal_audit',
  'step_internal_audit',
  'internal_audit',
  'design_center',
  'modelmaker',
  'admin',
] as const;

export type RoleKey = (typeof roleKeys)[number];

const everyone: readonly Permission[] = ['account:view', 'message:read', 'setting:edit'];
const clinical: readonly Permission[] = [
  ...everyone,
  'case:list',
  'case:add',
  'case:edit',
  'case:submit',
  'case:focus',
  'model:upload',
  'model:analyse',
  'photo:upload',
  'cbct:upload',
  'file:read',
  'plan:list',
];
const design: readonly Permission[] = [
  ...everyone,
  'case:list',
  'case:focus',
  'file:read',
  'model:analyse',
  'plan:list',
  'plan:task',
  'plan:design',
];
const audit: readonly Permission[] = [
  ...everyone,
  'case:list',
  'case:focus',
  'file:read',
  'plan:list',
  'plan:task',
  'plan:audit',
];

/** The permissions of a role; a user holds the union over its roles. */
export const rolePermissions: Readonly<Record<RoleKey, readonly (Permission | typeof WILDCARD)[]>> = {
  creator: [...clinical, 'plan:approve', 'order:list', 'account:manage'],
  doctor: [...clinical, 'plan:approve', 'order:list', 'account:manage'],
  assistant: clinical,
  target_design: design,
  step_design: design,
  post_process: design,
  target_internal_audit: audit,
  step_internal_audit: audit,
  internal_audit: audit,
  design_center: [...design, 'plan:audit'],
  modelmaker: [...everyone, 'case:list', 'file:read', 'order:list', 'order:produce'],
  admin: [WILDCARD],
};

/**
 * Whether the held permissions satisfy a guard. An empty guard is a mistake of the programmer, not an open door.
 * @throws Error 'please set operation permission label value' when `needed` is empty.
 */
export function allows(held: readonly string[], needed: readonly string[]): boolean {
  if (needed.length === 0) throw new Error('please set operation permission label value');
  return held.includes(WILDCARD) || needed.some((permission) => held.includes(permission));
}
