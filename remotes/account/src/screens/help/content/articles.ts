import type { RoleKey } from '@archway/contracts';

const practice = ['creator', 'doctor', 'assistant'] as const satisfies readonly RoleKey[];
const owners = ['creator', 'doctor'] as const satisfies readonly RoleKey[];
const designers = [
  'target_design',
  'step_design',
  'post_process',
  'target_internal_audit',
  'step_internal_audit',
  'internal_audit',
  'design_center',
] as const satisfies readonly RoleKey[];

interface Place {
  readonly key: string;
  readonly group: HelpGroup;
  /** Whose work it is about; null for everybody's. */
  readonly roles: readonly RoleKey[] | null;
  /** The screen that it speaks of. */
  readonly path?: string;
}

/** Chapters, in their order. */
export const helpGroups = ['start', 'intake', 'case', 'design', 'practice', 'account', 'platform'] as const;
export type HelpGroup = (typeof helpGroups)[number];

/** Every article with its place; its words stand in a file for each language. */
export const articles = [
  { key: 'firstCase', group: 'start', roles: practice },
  { key: 'login', group: 'start', roles: null },
  { key: 'browser', group: 'start', roles: null, path: '/test' },
  { key: 'words', group: 'start', roles: null },

  { key: 'addPatient', group: 'intake', roles: practice, path: '/add-patient' },
  { key: 'photos', group: 'intake', roles: practice },
  { key: 'models', group: 'intake', roles: practice },
  { key: 'cbct', group: 'intake', roles: practice },
  { key: 'submit', group: 'intake', roles: practice },
  { key: 'uploads', group: 'intake', roles: practice },

  { key: 'list', group: 'case', roles: null, path: '/aligner' },
  { key: 'turns', group: 'case', roles: null },
  { key: 'inspectionFailed', group: 'case', roles: practice },
  { key: 'feasibility', group: 'case', roles: [...owners, ...designers] },
  { key: 'approval', group: 'case', roles: owners },
  { key: 'viewer', group: 'case', roles: null },

  { key: 'tasks', group: 'design', roles: designers, path: '/plan-tasks' },
  { key: 'inspect', group: 'design', roles: designers },
  { key: 'selfDesign', group: 'design', roles: owners },
  { key: 'produce', group: 'design', roles: ['modelmaker'], path: '/order-parent' },

  { key: 'ownPractice', group: 'practice', roles: owners, path: '/account?key=5' },
  { key: 'credentials', group: 'practice', roles: owners, path: '/credentials' },
  { key: 'members', group: 'practice', roles: ['creator'], path: '/account?key=4' },
  { key: 'assistants', group: 'practice', roles: ['creator'], path: '/account?key=6' },
  { key: 'asAssistant', group: 'practice', roles: ['assistant'] },
  { key: 'team', group: 'practice', roles: ['creator'], path: '/account?key=11&type=team' },
  { key: 'bindCenter', group: 'practice', roles: ['creator'], path: '/account?key=11&type=org' },
  { key: 'configurations', group: 'practice', roles: owners, path: '/account?key=8' },
  { key: 'integration', group: 'practice', roles: owners, path: '/account?key=12' },
  { key: 'credits', group: 'practice', roles: [...owners, 'design_center'], path: '/account?key=7' },
  { key: 'storage', group: 'practice', roles: practice, path: '/account?key=13' },

  { key: 'security', group: 'account', roles: null, path: '/account?key=2' },
  { key: 'messages', group: 'account', roles: null, path: '/msg-center' },
  { key: 'addresses', group: 'account', roles: owners, path: '/account?key=3' },
  { key: 'preferences', group: 'account', roles: null, path: '/account?key=8' },

  { key: 'certify', group: 'platform', roles: ['admin'], path: '/console/certification' },
  { key: 'people', group: 'platform', roles: ['admin'], path: '/console/users' },
  { key: 'practices', group: 'platform', roles: ['admin'], path: '/console/practices' },
  { key: 'centers', group: 'platform', roles: ['admin'], path: '/console/centers' },
  { key: 'tenants', group: 'platform', roles: ['admin'], path: '/console/tenants' },
  { key: 'menus', group: 'platform', roles: ['admin'], path: '/console/menus' },
  { key: 'dictionaries', group: 'platform', roles: ['admin'], path: '/console/dictionaries' },
  { key: 'gumCarving', group: 'platform', roles: ['admin'], path: '/console/gum-carving' },
  { key: 'provisioning', group: 'platform', roles: ['admin'] },
  { key: 'recharge', group: 'platform', roles: ['admin'], path: '/console/recharge' },
  { key: 'outbox', group: 'platform', roles: ['admin'], path: '/console/outbox' },
  { key: 'logs', group: 'platform', roles: ['admin'], path: '/console/events' },
  { key: 'remotes', group: 'platform', roles: ['admin'], path: '/console/remotes' },
] as const satisfies readonly Place[];

export type ArticleKey = (typeof articles)[number]['key'];

/** The words of an article. */
export interface ArticleText {
  readonly title: string;
  readonly body: readonly string[];
  /** Done one after the other. */
  readonly steps?: readonly string[];
}
export type HelpTexts = Readonly<Record<ArticleKey, ArticleText>>;

/** Articles about running a practice and the platform, whose words stand in files of their own. */
export type RunningKey =
  | ('credentials' | 'team' | 'bindCenter' | 'configurations' | 'integration')
  | ('certify' | 'people' | 'practices' | 'centers' | 'tenants' | 'menus' | 'dictionaries')
  | ('gumCarving' | 'provisioning');
export type RunningTexts = Readonly<Record<RunningKey, ArticleText>>;
