import { chromium } from '@playwright/test';
import { HEIGHT, WIDTH } from './front.ts';

/** Photos of drawings, as JPEG. `executablePath` of Chromium, where it is not the one of Playwright. */
export async function shoot(
  drawings: readonly string[],
  quality: number,
  executablePath = process.env['CHROMIUM_PATH'],
): Promise<Uint8Array[]> {
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
    const shots: Uint8Array[] = [];
    for (const svg of drawings) {
      await page.setContent(`<body style="margin:0;overflow:hidden">${svg}</body>`);
      shots.push(await page.screenshot({ type: 'jpeg', quality }));
    }
    return shots;
  } finally {
    await browser.close();
  }
}
