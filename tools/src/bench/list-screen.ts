import type { BenchRow } from './bench-row.ts';
import { launch } from './launch.ts';
import { middleLoad } from './page-load.ts';
import { atMost } from './rated.ts';

const ROUNDS = 5;
/** Rows of the case list: what stands for them until they arrive has no cells, and no case is no table. */
export const LIST_ROWS = 'tbody td';

/** Milliseconds from the navigation to painted rows, in a browser without a cache; the middle of several. */
export async function measureListScreen(url: string, token: string): Promise<number> {
  const browser = await launch();
  try {
    const visit = { url: `${url}/aligner`, storage: { lang: 'en-US', token }, usable: LIST_ROWS };
    return (await middleLoad(browser, visit, ROUNDS)).milliseconds;
  } finally {
    await browser.close();
  }
}

/** A reader should not notice how many cases there are: what a page of them may cost at most is what its endpoint may. */
export const listScreenRows = ([small, large]: readonly number[]): BenchRow[] =>
  small === undefined || large === undefined
    ? []
    : [atMost('list screen at 1M, navigation to rows', large, 'the same at 10k', small, 1.5)];
