import type { CaseModel } from '@archway/contracts';
import { type TextFunction, notify } from '@archway/platform';
import { handOver } from '../downloads/hand-over.ts';

/** What the file is called on the reader's disk: as it came, or with the ending of what is kept of it. */
const downloadName = ({ fileName, originObjectName }: Pick<CaseModel, 'fileName' | 'originObjectName'>): string =>
  originObjectName ? fileName : `${fileName.replace(/\.[^.]*$/, '')}.drc`;

/** Hands the original file to the reader, or the compressed one where no original is kept. */
export async function downloadModel(model: CaseModel, t: TextFunction): Promise<void> {
  const handed = await handOver(model.originObjectName ?? model.objectName, downloadName(model));
  if (!handed) notify.error(t('models.downloadFailed'));
}
