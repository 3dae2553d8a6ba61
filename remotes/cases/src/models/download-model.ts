import type { CaseModel } from '@archway/contracts';
import { type TextFunction, notify } from '@archway/platform';
import { handOver } from '../downloads/hand-over.ts';

const stemOf = (fileName: string): string => fileName.replace(/\.[^.]*$/, '');

/** What the file is called on the reader's disk: as it came, or with the ending of what is kept of it. */
const downloadName = ({ fileName, originObjectName }: Pick<CaseModel, 'fileName' | 'originObjectName'>): string =>
  originObjectName ? fileName : `${stemOf(fileName)}.drc`;

/** Hands the original file to the reader, or the compressed one where no original is kept. */
export async function downloadModel(model: CaseModel, t: TextFunction): Promise<void> {
  await hand(model.originObjectName ?? model.objectName, downloadName(model), t);
}

/** Hands the repaired model to the reader, under a name that tells it from the original. */
export async function downloadRepaired({ preparation, fileName }: CaseModel, t: TextFunction): Promise<void> {
  if (preparation) await hand(preparation.objectName, `${stemOf(fileName)}-repaired.drc`, t);
}

async function hand(objectName: string, name: string, t: TextFunction): Promise<void> {
  if (!(await handOver(objectName, name))) notify.error(t('models.downloadFailed'));
}
