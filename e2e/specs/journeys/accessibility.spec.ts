import { THOROUGH } from '@archway/build/sampling';
import { pdfAddress } from '@archway/contracts';
import type { Page } from '@playwright/test';
import { openScene, VIEWER } from '../../pages/scene.ts';
import { ask, caseWithCt } from '../../support/api.ts';
import { findings } from '../../support/axe.ts';
import { type SeenCase, casesOf, followedUp, presented } from '../../support/demo-cases.ts';
import { overflowing } from '../../support/overflow.ts';
import { hasFocus, settled, stands } from '../../support/states.ts';
import { expect, test, type Lang } from '../../support/test.ts';
import { words } from '../../support/words.ts';

/** Somebody, and the paths that they look at. Several look at the same time. */
interface Visitor {
  readonly account: string;
  readonly lang: Lang;
  readonly screens: (page: Page) => Promise<readonly string[]> | readonly string[];
}

const detailOf = ({ ptId, version }: Pick<SeenCase, 'ptId' | 'version'>): string =>
  `/patient-detail/${ptId}/${version}`;
const libraryOf = ({ ptId, version }: Pick<SeenCase, 'ptId' | 'version'>): string =>
  `/patient-database/${ptId}/${version}`;
const sections = [
  'basic',
  'photos',
  'prescription',
  'models',
  'cbct',
  'plans',
  'presentations',
  'orders',
  'quality',
  'feasibility',
  'progress',
  'messages',
  'followUps',
  'audit',
];
const steps = ['patient', 'photos', 'prescription', 'models', 'submit'];

/** Of what looks alike in both languages each sees one half: labels and lines are as long as its words. */
const halfFor = (lang: Lang, paths: readonly string[]): string[] =>
  paths.filter((_path, index) => index % 2 === (lang === 'en-US' ? 0 : 1));
const accountTabs = (lang: Lang): string[] =>
  halfFor(
    lang,
    ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '11&type=org', '12', '13', '14'].map(
      (key) => `/account?key=${key}`,
    ),
  );
const consoleScreens = (lang: Lang): string[] =>
  halfFor(
    lang,
    [
      ...['remotes', 'events', 'outbox', 'audit', 'recharge', 'centers', 'certification', 'users'],
      ...['practices', 'tenants', 'menus', 'dictionaries', 'gum-carving'],
    ].map((name) => `/console/${name}`),
  );

const visitors: readonly Visitor[] = [
  {
    account: 'demomaker',
    lang: 'en-US',
    screens: async (page) => {
      const { rows } = await ask<{ rows: { batchId: string; orderNos: string[] }[] }>(page, '/production/batch/page');
      const { rows: orders } = await ask<{ rows: { orderId: string }[] }>(page, '/production/order/page?pageSize=1');
      return [
        ...['/print-batch', '/create-print', '/device', '/scan', '/print-batch-detail', '/parcel-label'],
        `/print-batch-detail?id=${rows[0]?.batchId}`,
        `/scan?code=${rows[0]?.orderNos[0]}-01`,
        pdfAddress({ report: 'order', orderId: orders[0]!.orderId }),
      ];
    },
  },
  {
    account: 'demodoctor',
    lang: 'zh-CN',
    screens: async (page) => {
      const { rows } = await ask<{ rows: { processId: string }[] }>(page, '/production/process/page');
      const details = rows.slice(0, 4).map(({ processId }) => `/retainer-detail?id=${processId}`);
      return ['/retainer', '/retainer?keyword=nobody', '/add-retainer', '/processing', ...details];
    },
  },
  {
    account: 'democreator',
    lang: 'en-US',
    screens: async (page) => {
      const { open, under, refined } = await casesOf(page);
      const kept = await followedUp(page);
      return [
        '/aligner?keyword=nobody',
        ...sections.map((section) => `${detailOf(under)}?section=${section}`),
        `${detailOf(await caseWithCt(page))}?section=cbctPreview`,
        await presented(page, under),
        `${detailOf(refined)}?section=refinement`,
        detailOf(under).replace('patient-detail', 'ceph-detail'),
        `${detailOf(kept)}?section=followUps`,
        ...[kept, under].map(libraryOf),
        ...steps.map((step) => `/add-patient?ptId=${open.ptId}&version=${open.version}&step=${step}`),
        '/patient-detail/999999/1',
        '/order-parent-detail',
      ];
    },
  },
  {
    account: 'democreator',
    lang: 'en-US',
    screens: async (page) => {
      const { open, under } = await casesOf(page);
      const { rows } = await ask<{ rows: { orderId: string }[] }>(page, '/production/order/page?pageSize=1');
      const [confirmed] = (await ask<{ rows: SeenCase[] }>(page, '/doctor/doc/pagePt?pageSize=1&tab=9')).rows;
      return [
        '/aligner',
        detailOf(open),
        detailOf(under),
        '/add-patient',
        ...accountTabs('en-US'),
        '/credentials',
        '/msg-center',
        '/help',
        '/production',
        '/order-manage',
        `/order-parent-detail?id=${rows[0]?.orderId}`,
        '/add-order',
        `/add-order?case=${confirmed?.ptId}&version=${confirmed?.version}`,
      ];
    },
  },
  {
    account: 'democreator',
    lang: 'zh-CN',
    screens: async (page) => {
      const firstOf = async (service: number) => {
        const query = `pageNum=1&pageSize=1&serviceType=${service}&tab=2`;
        const { rows } = await ask<{ rows: [SeenCase] }>(page, `/doctor/doc/pagePt?${query}`);
        return rows[0];
      };
      const [implant, crown] = [await firstOf(3), await firstOf(5)];
      // One that its own doctor designs: the report is written here, and read below.
      const { rows } = await ask<{ rows: SeenCase[] }>(page, '/doctor/doc/pagePt?pageSize=50&serviceType=3');
      const written = rows.find(({ status, entrust }) => status === 13 && entrust === 0)!;
      return [
        ...accountTabs('zh-CN'),
        ...['/crowDesign', '/plant', '/report', '/add-report', '/add-patient?serviceType=5'],
        `${detailOf(crown)}?section=request`,
        `${detailOf(written)}?section=implants`,
        ...['photos', 'request', 'models', 'submit'].map(
          (step) => `/add-patient?ptId=${implant.ptId}&version=${implant.version}&step=${step}`,
        ),
        `/add-patient?ptId=${crown.ptId}&version=${crown.version}&step=request`,
      ];
    },
  },
  { account: 'demodesigner', lang: 'zh-CN', screens: () => ['/plan-tasks', '/aligner', '/msg-center', '/account'] },
  { account: 'democenter', lang: 'zh-CN', screens: () => ['/assist-audits', '/plan-tasks'] },
  {
    account: 'demomaker',
    lang: 'zh-CN',
    screens: async (page) => {
      const { rows } = await ask<{ rows: SeenCase[] }>(page, '/doctor/doc/pagePt?pageSize=1');
      const { rows: orders } = await ask<{ rows: { orderId: string }[] }>(page, '/production/order/page?pageSize=1');
      return [
        ...['/order-parent', '/account', ...rows.map(libraryOf), '/laser-marking', '/laser-list', '/laser-content'],
        ...['/label-manage', `/print-label?order=${orders[0]?.orderId}`, '/label-template', '/qr-image'],
        ...['/label-template?template=new', '/production-codes', '/production-codes?code=PO'],
      ];
    },
  },
  {
    account: 'demoadmin',
    lang: 'en-US',
    screens: () => ['/console', ...consoleScreens('en-US'), '/regex-template', '/no-such-page'],
  },
  { account: 'demoadmin', lang: 'zh-CN', screens: () => consoleScreens('zh-CN') },
];

/** Looked at by tests of their own, as they are drawn rather than laid out. */
const drawn = [
  '/viewer',
  '/plan-viewer',
  '/plan-design',
  '/model-teeth',
  '/post-process',
  '/plan-approval/:id/:version',
  '/assist-audits/:id',
];

/** Paths of the screens of whoever is logged in, such as `/patient-detail/:id/:version`. */
async function routesOf(page: Page): Promise<string[]> {
  const { routes } = await ask<{ routes: { path: string }[] }>(page, '/system/menu/routes');
  return routes.map(({ path }) => path).filter((path) => !drawn.includes(path));
}

/**
 * Goes on within the page, as its own links do: a page that is loaded anew for each of a hundred screens costs most of
 * the time of this journey.
 */
async function goOn(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(path);
    return;
  }
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

const fits = (route: string, path: string): boolean =>
  new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(path.split('?')[0]!);

/** Visitors who are there at the same time. */
const AT_ONCE = 4;

for (const phone of [false, true]) {
  const width = phone ? 'on a phone' : 'on a desk';

  test(`no screen keeps anybody out, ${width}`, async ({ openIn }) => {
    const found: string[] = [];
    const routes = new Set<string>();
    const visited: string[] = [];
    const look = async (page: Page, path: string, who: string): Promise<void> => {
      await test.step(`${who} ${path}`, async () => {
        await goOn(page, path);
        await stands(page);
        // Laid out around a volume, which comes later than the page.
        if (path.endsWith('cbctPreview')) await expect(page.locator('[data-cbct="ready"]')).toBeVisible();
        found.push(...(await findings(page, `${who} ${path}`)));
        if (phone) found.push(...(await overflowing(page)).map((text) => `${who} ${path}: ${text}`));
        // A screen that did not load is no screen that was looked at.
        const failed = await page.locator('[data-failure]').allTextContents();
        if (who !== 'nobody') found.push(...failed.map((text) => `${who} ${path}: ${text}`));
      });
    };
    // Before a release each screen is looked at on a desk and on a phone, in a usual run alternately.
    const lookAtAll = async (page: Page, paths: readonly string[], who: string): Promise<void> => {
      visited.push(...paths);
      for (const [n, path] of paths.entries()) if (THOROUGH || (n % 2 === 1) === phone) await look(page, path, who);
    };
    const visit = async ({ account, lang, screens }: Visitor): Promise<void> => {
      const page = await openIn(lang, { phone, as: account });
      for (const route of await routesOf(page)) routes.add(route);
      await lookAtAll(page, await screens(page), account);
    };
    const strangers = async (): Promise<void> => {
      const page = await openIn('en-US', { phone });
      const open = ['/login', '/test', '/register', '/register?mode=reset', '/ortho', '/processing', '/phone-photos'];
      await lookAtAll(page, open, 'nobody');
    };
    // All at once a remote does not come within its time on a small machine, and the page says so, rightly.
    const waiting = [strangers, ...visitors.map((visitor) => () => visit(visitor))];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) await next();
      }),
    );
    expect(found).toEqual([]);
    // Whoever adds a screen adds it here.
    expect([...routes].filter((route) => !visited.some((path) => fits(route, path)))).toEqual([]);
  });
}

/** What opens above the list of cases, one after the other. */
async function openListDialogs(page: Page, look: (what: string) => Promise<void>): Promise<void> {
  const t = words('remotes/cases', 'en-US');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });

  await press(t('labels.button'));
  await press(t('labels.addTo', { name: 'Default' }));
  await expect(dialog(t('labels.new.label')).getByRole('radio').first()).toBeVisible();
  await look('a label');
  await page.keyboard.press('Escape');
  await expect(dialog(t('labels.new.label'))).toBeHidden();
  await look('labels of the practice');
  await page.keyboard.press('Escape');
  await expect(dialog(t('labels.manage'))).toBeHidden();
}

/** What opens above the visits of a case, one after the other. */
async function openVisitDialogs(page: Page, look: (what: string) => Promise<void>): Promise<void> {
  const t = words('remotes/cases', 'en-US');
  const dialog = page.getByRole('dialog');
  await page.goto(`${detailOf(await followedUp(page))}?section=followUps`);
  await stands(page);
  await page
    .getByRole('button', { name: new RegExp(`^${t('compare.action')} `) })
    .first()
    .click();
  await expect(dialog.getByRole('figure').first()).toBeVisible();
  await look('pictures of a visit beside earlier ones');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.locator('[data-picture]').first().click();
  await expect(dialog.getByRole('button', { name: t('lightbox.next') })).toBeVisible();
  await look('a picture of a visit');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Edit the visit/ })
    .first()
    .click();
  await expect(dialog.getByLabel(t('followUp.field.remarks'))).toBeVisible();
  await look('a visit');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

test('nothing that opens above a screen keeps anybody out, on a desk', async ({ openIn }) => {
  const found: string[] = [];
  const t = words('remotes/cases', 'en-US');
  const page = await openIn('en-US', { as: 'democreator' });
  const { open } = await casesOf(page);
  const look = async (what: string): Promise<void> => {
    await settled(page);
    found.push(...(await findings(page, what)));
  };

  await page.goto('/aligner');
  await stands(page);
  await page.getByRole('button', { name: words('shared/ui', 'en-US')('list.columns') }).click();
  await expect(page.getByRole('tooltip').getByRole('checkbox').first()).toBeVisible();
  await look('columns of the list');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('views.button') }).click();
  await page.getByRole('button', { name: t('views.add') }).click();
  await expect(page.getByRole('dialog', { name: t('views.add') })).toBeVisible();
  await look('a view of the list');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openListDialogs(page, look);
  await page.locator('tbody').getByRole('checkbox').first().check();
  for (const [name, what] of [
    [t('labels.button'), 'labels of a case'],
    [t('transfer.button'), 'transfer of a case'],
  ] as const) {
    await page.getByRole('toolbar').getByRole('button', { name }).click();
    await expect(page.getByRole('dialog').getByRole('button').last()).toBeVisible();
    await look(what);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('button', { name: /^User menu/ }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await look('menu of the user');

  await page.goto(`${detailOf(open)}?section=photos`);
  await page.locator('[data-photo]').first().click();
  await expect(page.getByRole('button', { name: t('lightbox.turnLeft') })).toBeVisible();
  await look('photo editor');
  await page.getByRole('button', { name: t('lightbox.turnLeft') }).click();
  await page.getByRole('button', { name: t('lightbox.next') }).click();
  await expect(page.getByText(t('lightbox.discard.title'))).toBeVisible();
  await look('question before changes are given up');

  await openVisitDialogs(page, look);

  // The submenu stays while a person is asked whether to leave what is not saved; Escape answers the question.
  await page.goto('/add-patient');
  await page.locator('#patient-patientName').fill('Nobody Yet');
  await page.getByRole('navigation').getByRole('link', { name: 'Production Management' }).hover();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  // A click on what is still opening can be lost.
  await settled(page);
  await page.getByRole('menuitem').first().click();
  const stay = page.getByRole('button', { name: words('shared/platform', 'en-US')('unsaved.stay') });
  await expect(stay).toBeVisible();
  await look('question before leaving');
  await hasFocus(page.getByRole('dialog').filter({ has: stay }));
  await page.keyboard.press('Escape');
  await expect(stay).toBeHidden();
  await expect(page).toHaveURL(/\/add-patient/);
  expect(found).toEqual([]);
});

test('nothing that opens above a screen keeps anybody out, on a phone', async ({ openIn }) => {
  const found: string[] = [];
  const page = await openIn('en-US', { phone: true, as: 'democreator' });
  const t = words('remotes/cases', 'en-US');
  const host = words('host', 'en-US');
  await page.goto('/aligner');
  await stands(page);
  await page.getByRole('button', { name: t('filter.open'), exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('combobox').first()).toBeVisible();
  await settled(page);
  found.push(...(await findings(page, 'filters')));
  await hasFocus(page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openListDialogs(page, async (what) => {
    await settled(page);
    found.push(...(await findings(page, what)));
  });
  await openVisitDialogs(page, async (what) => {
    await settled(page);
    found.push(...(await findings(page, what)));
  });

  // The sheet stays while a person is asked whether to leave what is not saved.
  await page.goto('/add-patient');
  await page.locator('#patient-patientName').fill('Nobody Yet');
  await page.getByRole('button', { name: host('phone.me'), exact: true }).click();
  const sheet = page.getByRole('dialog', { name: host('phone.me') });
  await expect(sheet.getByRole('link').first()).toBeVisible();
  await settled(page);
  found.push(...(await findings(page, 'sheet of the user')));
  await sheet.getByRole('link').first().click();
  const stay = page.getByRole('button', { name: words('shared/platform', 'en-US')('unsaved.stay') });
  await expect(stay).toBeVisible();
  await settled(page);
  found.push(...(await findings(page, 'question before leaving')));
  await stay.click();
  await expect(stay).toBeHidden();
  await expect(sheet).toBeVisible();
  await expect(page).toHaveURL(/\/add-patient/);
  expect(found).toEqual([]);
});

for (const phone of [false, true])
  test(`the 3D page keeps nobody out, ${phone ? 'on a phone' : 'on a desk'}`, async ({ openIn }) => {
    const t = words('remotes/viewer3d', 'en-US');
    const scene = await openScene(await openIn('en-US', { ...VIEWER, phone }), 'en-US');
    const found = await findings(scene, 'viewer');
    await scene.getByRole('button', { name: t('settings.title') }).click();
    for (const tab of ['general', 'scene', 'colors'] as const) {
      await scene.getByRole('tab', { name: t(`settings.tab.${tab}`) }).click();
      await settled(scene);
      found.push(...(await findings(scene, `settings: ${tab}`)));
    }
    expect(found).toEqual([]);

    // A colour is a field with a name: whoever cannot point at it writes it.
    const color = scene.getByLabel(t('background.custom')).first();
    await color.fill('#224466');
    await expect(color).toHaveValue('#224466');
  });
