import { type CaseModel, endpoints } from '@archway/contracts';
import { type TextFunction, call, notify } from '@archway/platform';

/** What the file is called on the reader's disk: as it came, or with the ending of what is kept of it. */
const downloadName = ({ fileName, originObjectName }: Pick<CaseModel, 'fileName' | 'originObjectName'>): string =>
  originObjectName ? fileName : `${fileName.replace(/\.[^.]*$/, '')}.drc`;

/** Hands the original file to the reader, or the compressed one where no original is kept. */
export async function downloadModel(model: CaseModel, t: TextFunction): Promise<void> {
  const objectName = model.originObjectName ?? model.objectName;
  const answer = await call(
    endpoints.files.tmpUrl,
    { body: { objectName, downloadName: downloadName(model) } },
    { quiet: true },
  ).catch(() => null);
  if (!answer) return notify.error(t('models.downloadFailed'));
  const link = document.createElement('a');
  link.href = answer.url;
  link.download = downloadName(model);
  link.rel = 'noopener';
  link.click();
}
