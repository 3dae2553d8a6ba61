import type { CaseDetail } from '@archway/contracts';
import { NoticeBar } from '@archway/ui';
import { formatFileName, usePermission, useText } from '@archway/platform';
import { isUnderWay } from '@archway/uploads';
import { useLostFiles } from '../../uploads/lost/use-lost-files.ts';
import { unfinishedModels } from '../upload/model-uploads.ts';
import { useInterruptedModels } from '../upload/use-interrupted-models.ts';
import type { CaseModels } from '../use-case-models.ts';

interface Props {
  detail: Pick<CaseDetail, 'caseId' | 'version' | 'editable' | 'canReplaceModel'>;
  models: CaseModels;
}

/** Says by name which models were chosen and did not arrive before the page was closed. */
export function LostModels({ detail, models }: Props) {
  const t = useText('cases');
  // Those whose bytes are still here can go on, which another notice offers.
  const { found } = useInterruptedModels(detail);
  const uploads = [...models.uploads.values()];
  const { names, dismiss } = useLostFiles(unfinishedModels, detail, {
    loaded: models.loaded && found !== null,
    inCase: models.files,
    onTheirWay: [...uploads, ...(found ?? []).map(({ about }) => about)],
    uploading: uploads.some(isUnderWay),
  });
  const mayUpload = usePermission('model:upload');
  if (names.length === 0 || !mayUpload || !(detail.editable || detail.canReplaceModel)) return null;
  const listed = names.map((name) => formatFileName(name)).join(t('photos.comma'));
  return (
    <NoticeBar tone="warning" onClose={dismiss}>
      {t('models.lost', { count: names.length, names: listed })}
    </NoticeBar>
  );
}
