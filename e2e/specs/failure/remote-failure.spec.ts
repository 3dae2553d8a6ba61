import type { Route } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

type Answer = (route: Route) => Promise<void>;

const status =
  (code: number): Answer =>
  (route) =>
    route.fulfill({ status: code, contentType: 'text/html', body: '<h1>no</h1>' });
const never: Answer = () => new Promise(() => undefined);
/** The right file with one byte more: integrity must refuse it. */
const tampered: Answer = async (route) => {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, body: `${await answer.text()} ` });
};

const faults: readonly (readonly [string, RegExp, Answer])[] = [
  ['its manifest is gone', /\/remotes\/account\/.*mf-manifest\.json/, status(404)],
  ['its manifest fails', /\/remotes\/account\/.*mf-manifest\.json/, status(500)],
  ['its manifest hangs', /\/remotes\/account\/.*mf-manifest\.json/, never],
  ['its entry is gone', /\/remotes\/account\/.*remoteEntry.*\.js/, status(404)],
  ['its entry hangs', /\/remotes\/account\/.*remoteEntry.*\.js/, never],
  ['its entry was tampered with', /\/remotes\/account\/.*remoteEntry.*\.js/, tampered],
  ['a chunk is gone', /\/remotes\/account\/(?!.*remoteEntry).*\.js/, status(404)],
  ['a chunk was tampered with', /\/remotes\/account\/(?!.*remoteEntry).*\.js/, tampered],
];

for (const [what, pattern, answer] of faults) {
  test(`a remote fails and names itself when ${what}; the rest works, and a retry heals it`, async ({ openIn }) => {
    const page = await openIn('en-US', { as: 'demodoctor' });
    await page.route(pattern, answer);
    await page.goto('/');
    // The list belongs to another remote and stands.
    await expect(page.getByRole('heading', { name: 'Aligner Cases' })).toBeVisible();
    await page.evaluate(() => history.pushState(null, '', '/help'));
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    // Parts of the header come from the same remote and fail on their own; this is the screen's box.
    const failure = page.getByRole('alert').filter({ hasText: 'is not available right now' }).first();
    // A file that hangs is given up after eight seconds, and tried three times.
    await expect(failure).toBeVisible();
    await expect(failure).toContainText('account');
    await expect(page.getByRole('banner')).toBeVisible();

    await page.unroute(pattern);
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'Help Center' })).toBeVisible();
  });
}

test('the shell stays when the registry does not answer, and says so', async ({ openIn }) => {
  const page = await openIn('en-US');
  await page.route(/\/api\/platform\/remotes/, status(500));
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
});
