import { photoUrls } from './photo-urls.ts';

/** The bytes of a stored photo. @throws ApiError, Error */
export async function fetchPhoto(objectName: string): Promise<Blob> {
  const [url = ''] = await photoUrls.of([objectName]);
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${objectName}: ${answer.status}`);
  return answer.blob();
}
