import {
  type MenuItem,
  type ShellRoute,
  type VisibleMenu,
  nestMenu,
  phonePlaces,
  shortTitle,
  visibleMenus,
} from '@archway/contracts';
import { doctor, item, route } from '../guard/routes.fixture.ts';
import { viewerOf } from '../guard/visible.ts';
import { roleLabelKey } from './header/role-label.ts';
import { userLinks } from './header/user-links.ts';

const shown = (menus: readonly MenuItem[], routes: readonly ShellRoute[]) =>
  visibleMenus(menus, routes, viewerOf(doctor));

test.each([
  ['Aligner Cases', 'en-US', 'Aligner'],
  ['Message Center', 'en-US', 'Message'],
  ['矫治病例', 'zh-CN', '矫治'],
  ['报告', 'zh-CN', '报告'],
] as const)('on a phone %s is %s %s', (title, lang, expected) => {
  expect(shortTitle(title, lang)).toBe(expected);
});

test('a character outside the basic plane is one character', () => {
  expect(shortTitle('𬌗面观', 'zh-CN')).toBe('𬌗面');
});

describe('the user’s links', () => {
  const account = route('/account', { hidden: true });
  const routes = [account, route('/order-parent')];
  const keys = (isMedical: boolean): string[] =>
    userLinks({ isMedical, doctorType: isMedical ? 1 : 0, practiceBound: 1 }, routes).map(({ key }) => key);

  test('are fewer for medical users', () => {
    expect(keys(false)).toEqual(['account', 'patient', 'production']);
    expect(keys(true)).toEqual(['patient']);
  });

  test('lead nowhere without the account area, so they are left out', () => {
    expect(userLinks({ isMedical: false, doctorType: 0, practiceBound: 1 }, [])).toEqual([]);
  });

  test('a designer, who has neither practice nor orders, gets the account alone', () => {
    const designer = { isMedical: false, doctorType: null, practiceBound: 0 };
    expect(userLinks(designer, [account]).map(({ key }) => key)).toEqual(['account']);
  });
});

test.each([
  [{ creator: true, isMedical: false, roles: ['creator'] }, 'role.creator'],
  [{ creator: false, isMedical: false, roles: ['doctor'] }, 'role.doctor'],
  [{ creator: false, isMedical: true, roles: ['assistant'] }, 'role.assistant'],
  [{ creator: false, isMedical: false, roles: ['target_design'] }, 'role.designer'],
  [{ creator: false, isMedical: false, roles: ['step_internal_audit'] }, 'role.auditor'],
  [{ creator: false, isMedical: false, roles: ['modelmaker'] }, 'role.modelmaker'],
] as const)('the label of %j is %s', (user, expected) => {
  expect(roleLabelKey({ ...user, roles: [...user.roles] })).toBe(expected);
});

test('menu items stand below their parent, or on their own when it is not there', () => {
  const routes = [route('/production'), route('/order-parent'), route('/print-batch')];
  const menus = [
    item('/production', 1),
    item('/order-parent', 2, { parent: '/production' }),
    item('/print-batch', 3, { parent: '/gone' }),
  ];
  const entries = nestMenu(shown(menus, routes));
  expect(entries.map(({ key, children }) => [key, children.map((child) => child.key)])).toEqual([
    ['/production', ['/order-parent']],
    ['/print-batch', []],
  ]);
});

describe('the bar at the bottom of phones', () => {
  const routes = [
    route('/aligner', { phone: true }),
    route('/tasks', { phone: true }),
    route('/report'),
    route('/msg-center', { phone: true, hidden: true }),
  ];
  const menus = [
    item('/aligner', 1),
    item('/tasks', 2),
    item('/report', 3),
    item('/msg-center', 900, { phoneBar: true }),
  ];
  const keys = (items: readonly VisibleMenu[]): string[] => items.map(({ key }) => key);

  test('has messages beside the first place, though no menu of a desk names them', () => {
    const items = shown(menus, routes);
    expect(keys(phonePlaces(items))).toEqual(['/aligner', '/msg-center', '/tasks']);
  });

  test('leaves out what has no layout for phones', () => {
    const desk = routes.map((each) => ({ ...each, phone: false }));
    expect(phonePlaces(shown(menus, desk))).toEqual([]);
  });
});
