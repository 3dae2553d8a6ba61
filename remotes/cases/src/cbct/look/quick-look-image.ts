import { type CaseCbct, endpoints } from '@archway/contracts';
import { call } from '@archway/platform';
import { type GrayImage, middleSlice } from './gray-image.ts';
import { openVolumes } from '../upload/open-volumes.ts';

/** Fetches and decodes the quick look of a stored CT. */
export async function quickLookImage(cbct: CaseCbct, signal: AbortSignal): Promise<GrayImage> {
  const body = { objectName: cbct.quickLookName };
  const { url } = await call(endpoints.files.tmpUrl, { body }, { quiet: true, signal });
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`The quick look answers ${answer.status}`);
  const volumes = await openVolumes();
  try {
    return middleSlice(await volumes.quickLook(await answer.arrayBuffer(), cbct.volume));
  } finally {
    volumes.dispose();
  }
}
