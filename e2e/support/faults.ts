import { API_BASE, type Endpoint } from '@archway/contracts';
import { expect, type Page, type Request } from '@playwright/test';

type Called = Pick<Endpoint, 'path' | 'method'>;

/** Whether something is asked of an endpoint. */
const isCall = ({ path, method }: Called, request: Request): boolean =>
  request.method() === method &&
  new RegExp(`^${API_BASE}${path.replace(/:\w+/g, '[^/]+')}$`).test(new URL(request.url()).pathname);

/** The next such call reaches the server, and its answer never the page. Wait for `done` before what is to follow. */
export async function loseAnswer(page: Page, called: Called): Promise<{ done: Promise<unknown> }> {
  let told = (): void => undefined;
  const done = new Promise<void>((resolve) => (told = resolve));
  await page.route(/\/api\//, async (route) => {
    if (!isCall(called, route.request())) return route.fallback();
    await route.fetch();
    told();
  });
  return { done };
}

/** As `loseAnswer`, by a network that breaks down before the answer: the page learns of that at once. */
export async function cutAnswer(page: Page, called: Called): Promise<void> {
  let calls = 0;
  await page.route(/\/api\//, async (route) => {
    if (!isCall(called, route.request()) || (calls += 1) > 1) return route.fallback();
    await route.fetch();
    await page.context().setOffline(true);
    await route.abort('internetdisconnected');
  });
}

/**
 * Such calls never reach the server. They fail at once: a call that is only held goes out when its page is closed. Wait for
 * `done` before what is to follow.
 */
export async function loseCall(page: Page, called: Called): Promise<{ done: Promise<unknown> }> {
  let told = (): void => undefined;
  const done = new Promise<void>((resolve) => (told = resolve));
  await page.route(/\/api\//, async (route) => {
    if (!isCall(called, route.request())) return route.fallback();
    await route.abort('internetdisconnected');
    told();
  });
  return { done };
}

/** From now on nothing that a page stores arrives. Resolves, when asked to, once a file has set out. */
export async function holdFiles(page: Page): Promise<{ setOut(name: RegExp): Promise<unknown> }> {
  const names: string[] = [];
  await page.route(/\/archway-files\//, (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    names.push(new URL(route.request().url()).pathname);
    return;
  });
  return { setOut: (name) => expect.poll(() => names.some((each) => name.test(each))).toBe(true) };
}

/** Waits until a page has kept the bytes of an upload in the file system of its browser. */
export const bytesKept = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('archway-uploads');
        const names: string[] = [];
        for await (const [name] of folder) names.push(name);
        return names.some((name) => name.endsWith('.json'));
      }),
    )
    .toBe(true);

/** The browser is closed as it is, and opened again with the same login: the page at an address, as the next one finds it. */
export async function closeAndOpen(page: Page, address: string): Promise<Page> {
  const context = page.context();
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto(address);
  return next;
}
