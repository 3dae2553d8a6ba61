import type { Lang } from '../wire/errors.ts';
import { type HeldPermission, type Permission, WILDCARD } from './permissions.ts';

/** From where somebody looks at a case. */
export type CaseSide = 'practice' | 'design' | 'production' | 'platform';

/** What somebody does to a case that the role lets them see. Machines, files and buttons ask for these, not for roles. */
export type Duty =
  /** Gives basic info and files, submits and takes back. */
  | 'intake'
  /** Opens cases for every doctor of the practice, and not only for itself. */
  | 'assign'
  /** Answers, approves, confirms; and designs what the practice designs itself. */
  | 'treat'
  /** Designs target plans. */
  | 'target'
  /** Designs step plans. */
  | 'step'
  /** Makes files of plans ready for production. */
  | 'finish'
  /** Audits target plans that others of the design side designed. */
  | 'auditTarget'
  /** Audits their step plans. */
  | 'auditStep'
  /** Produces what was confirmed. */
  | 'produce'
  /** Answers for the practice: reads who saw and changed what of its cases. */
  | 'oversee'
  /** Everything that any person may do, in the name of the platform. */
  | 'operate';

/** Cases that come with a role. `own`: as their doctor; `team`, `center`: handed over to it; `produced`: confirmed. */
export type CaseScope = 'practice' | 'own' | 'team' | 'center' | 'produced' | 'everything';

interface RoleRow {
  readonly key: string;
  /** Assign type on the wire, for roles of a design team. */
  readonly number: number | null;
  readonly zh: string;
  readonly en: string;
  /**
   * Where it comes from. `membership`: of a practice, its team, a design center; it counts towards the cases of that
   * practice, as long as the membership lasts. `account`: held by the account itself, towards everything.
   */
  readonly held: 'membership' | 'account';
  readonly side: CaseSide;
  readonly sees: CaseScope;
  readonly duties: readonly Duty[];
  /** Calls, menus and buttons that it opens, besides those of every account. */
  readonly permissions: readonly HeldPermission[];
  /** The short word under a name. */
  readonly label: string;
}

const clinical = [
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
  'plan:share',
] as const;
const practising = [
  ...clinical,
  ...(['plan:approve', 'order:list', 'order:add', 'process:list', 'process:edit'] as const),
  ...(['account:manage', 'credit:view'] as const),
] as const;
/** Whoever leads a practice sees who designs for it, and when. */
const owning = [...practising, 'credit:request', 'plan:task'] as const;
const work = ['case:list', 'case:focus', 'file:read', 'plan:list', 'plan:task'] as const;
const design = [...work, 'model:analyse', 'plan:design'] as const;
const audit = [...work, 'plan:audit'] as const;
const ofPractice = { held: 'membership', side: 'practice' } as const;
const inTeam = { held: 'membership', side: 'design', sees: 'team' } as const;
const designer = { ...inTeam, permissions: design, label: 'designer' } as const;
const auditor = { ...inTeam, permissions: audit, label: 'auditor' } as const;

/**
 * Every role, one row each. What somebody may do to a case comes from memberships of the case's practice alone; what an
 * account may call at all is the union over the roles that it holds anywhere.
 */
export const roles = [
  {
    key: 'creator',
    number: null,
    zh: '诊所创建者',
    en: 'Practice creator',
    label: 'creator',
    ...ofPractice,
    sees: 'practice',
    duties: ['intake', 'assign', 'treat', 'oversee'],
    permissions: owning,
  },
  {
    key: 'doctor',
    number: null,
    zh: '医生',
    en: 'Doctor',
    label: 'doctor',
    ...ofPractice,
    sees: 'own',
    duties: ['intake', 'treat'],
    permissions: practising,
  },
  {
    key: 'assistant',
    number: null,
    zh: '医生助理',
    en: 'Medical assistant',
    label: 'assistant',
    ...ofPractice,
    sees: 'practice',
    duties: ['intake', 'assign'],
    permissions: clinical,
  },
  { key: 'target_design', number: 4, zh: '目标位设计师', en: 'Target designer', ...designer, duties: ['target'] },
  { key: 'step_design', number: 7, zh: '分步设计师', en: 'Stage designer', ...designer, duties: ['step'] },
  {
    key: 'post_process',
    number: 12,
    zh: '后处理设计师',
    en: 'Post-processing designer',
    ...designer,
    duties: ['step', 'finish'],
  },
  {
    key: 'target_internal_audit',
    number: 5,
    zh: '目标位内审员',
    en: 'Target internal auditor',
    ...auditor,
    duties: ['auditTarget'],
  },
  {
    key: 'step_internal_audit',
    number: 8,
    zh: '分步内审员',
    en: 'Stage internal auditor',
    ...auditor,
    duties: ['auditStep'],
  },
  {
    key: 'internal_audit',
    number: 5,
    zh: '内审员',
    en: 'Internal auditor',
    ...auditor,
    duties: ['auditTarget', 'auditStep'],
  },
  {
    key: 'design_center',
    number: null,
    zh: '设计中心人员',
    en: 'Design-center staff',
    label: 'design_center',
    held: 'membership',
    side: 'design',
    sees: 'center',
    duties: ['target', 'step', 'finish', 'auditTarget', 'auditStep'],
    permissions: [...design, 'plan:audit', 'plan:assist', 'credit:view'],
  },
  {
    key: 'modelmaker',
    number: null,
    zh: '生产人员',
    en: 'Production staff',
    label: 'modelmaker',
    held: 'membership',
    side: 'production',
    sees: 'produced',
    duties: ['finish', 'produce'],
    permissions: ['case:list', 'file:read', 'order:list', 'order:produce'],
  },
  {
    key: 'admin',
    number: null,
    zh: '平台管理员',
    en: 'Administrator',
    label: 'admin',
    held: 'account',
    side: 'platform',
    sees: 'everything',
    duties: ['operate'],
    permissions: [WILDCARD],
  },
] as const satisfies readonly RoleRow[];

type Row = (typeof roles)[number];
export type RoleKey = Row['key'];
export type RoleLabel = Row['label'];
/** Roles of a practice's own design team. */
export type TeamRole = Extract<Row, { sees: 'team' }>['key'];
/** Roles that an account holds by itself. */
export type AccountRole = Extract<Row, { held: 'account' }>['key'];

/** Roles as the wire, machines and the database speak of them. */
export const roleKeys = roles.map(({ key }) => key);

const rows: readonly (RoleRow & { readonly key: RoleKey; readonly label: RoleLabel })[] = roles;

/** The row of a role; undefined for one that this build does not know. */
export const roleOf = (key: string) => rows.find((row) => row.key === key);

/** Roles in words. @param keys with spaces between them */
export const roleNames = (keys: string, lang: Lang): string =>
  keys
    .split(' ')
    .map((key) => roleOf(key)?.[lang === 'zh-CN' ? 'zh' : 'en'] ?? key)
    .join(lang === 'zh-CN' ? '、' : ', ');

const keysOf = (matches: (row: RoleRow) => boolean): readonly RoleKey[] => rows.filter(matches).map(({ key }) => key);

/** Roles that have one of these duties. */
export const rolesWith = (...duties: readonly Duty[]): readonly RoleKey[] =>
  keysOf((row) => row.duties.some((duty) => duties.includes(duty)));

/** Roles of a side, or those of it that see such cases. */
export const rolesOn = (side: CaseSide, sees?: CaseScope): readonly RoleKey[] =>
  keysOf((row) => row.side === side && (sees === undefined || row.sees === sees));

/** Whether one of the held roles has one of these duties. */
export const hasDuty = (held: readonly string[], ...duties: readonly Duty[]): boolean =>
  rolesWith(...duties).some((role) => held.includes(role));

/** What every account may, whatever it is. */
const everyone: readonly Permission[] = ['account:view', 'message:read', 'setting:edit'];

/**
 * The permissions of an account that holds these roles: those of every account, and the union over the roles. The
 * wildcard stands alone, for there is nothing besides it.
 */
export function permissionsOf(held: readonly string[]): HeldPermission[] {
  const ofRoles = rows.filter(({ key }) => held.includes(key)).flatMap((row) => row.permissions);
  return ofRoles.includes(WILDCARD) ? [WILDCARD] : [...new Set([...everyone, ...ofRoles])];
}

/** What makes the roles of an account. */
export interface RoleSources {
  /** Roles that were given to the account itself; those that come from a membership count for nothing here. */
  readonly account: readonly string[];
  /** Roles of its memberships, as they are now. */
  readonly memberships: readonly string[];
  /** What it registered as: 0 doctor, 1 medical assistant; null for neither. */
  readonly doctorType: number | null;
}

/**
 * The roles of an account, in the order of the table. Somebody who registered as a doctor or an assistant and belongs
 * nowhere yet is just that: may open the screens of a practice, and finds no case in them.
 */
export function rolesOfAccount({ account, memberships, doctorType }: RoleSources): RoleKey[] {
  const held = rows.filter(({ key, held: by }) => (by === 'account' ? account : memberships).includes(key));
  if (held.length > 0 || doctorType === null) return held.map(({ key }) => key);
  return [doctorType === 0 ? 'doctor' : 'assistant'];
}
