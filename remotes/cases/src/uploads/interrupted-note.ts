import type { UploadCheckpoint } from '@archway/storage';
import type { Registration } from './storage-client.ts';

type About = Omit<Registration, 'objectName' | 'size' | 'crc64'>;

const KIND = 'model';

/** What is kept beside an interrupted upload: all that registering it will need. */
export const toNote = (about: About): Record<string, string> => ({ kind: KIND, about: JSON.stringify(about) });

/** What an interrupted upload was about; null when it is none of a model file. */
export function fromNote({ note }: Pick<UploadCheckpoint, 'note'>): About | null {
  if (note['kind'] !== KIND || !note['about']) return null;
  try {
    return JSON.parse(note['about']) as About;
  } catch {
    return null;
  }
}
