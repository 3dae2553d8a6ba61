import { endpoints } from '@archway/contracts';
import { call } from '@archway/platform';

/** Hands one stored object to the reader under a name. @returns whether it could be had. */
export async function handOver(objectName: string, downloadName: string): Promise<boolean> {
  const answer = await call(endpoints.files.tmpUrl, { body: { objectName, downloadName } }, { quiet: true }).catch(
    () => null,
  );
  if (!answer) return false;
  const link = Object.assign(document.createElement('a'), {
    href: answer.url,
    download: downloadName,
    rel: 'noopener',
  });
  link.click();
  return true;
}
