import { type CaseCbct, endpoints } from '@archway/contracts';
import { Button, Dropdown, Ellipsis } from '@archway/ui';
import { call, confirmAction, formatFileName, notify, useText } from '@archway/platform';
import { handOver } from '../downloads/hand-over.ts';
import { refreshCbct } from './upload/cbct-uploads.ts';
import { usePreview } from './look/use-preview.ts';

interface Props {
  cbct: CaseCbct;
  mayUpload: boolean;
  onReplace: () => void;
}

/** What can be done with a stored CT. */
export function CbctMenu({ cbct, mayUpload, onReplace }: Props) {
  const t = useText('cases');
  const preview = usePreview(cbct);
  const { cbctId, fileName, objectName } = cbct;

  const download = async (): Promise<void> => {
    const isDone = await handOver(objectName, objectName.slice(objectName.lastIndexOf('/') + 1));
    if (!isDone) notify.error(t('cbct.originFailed'));
  };
  const remove = async (): Promise<void> => {
    const confirmed = await confirmAction({
      title: t('cbct.removeTitle', { name: formatFileName(fileName) }),
      body: t('cbct.removeBody'),
      okText: t('cbct.removeOk'),
      danger: true,
    });
    if (!confirmed) return;
    await call(endpoints.cbct.remove, { params: { cbctId } });
    notify.success(t('cbct.removed'));
    await refreshCbct();
  };
  const actions: Readonly<Record<string, () => unknown>> = { preview, download, replace: onReplace, remove };
  const items = [
    { key: 'preview', label: t('cbct.preview') },
    { key: 'download', label: t('cbct.download') },
    ...(mayUpload
      ? [
          { key: 'replace', label: t('cbct.replace') },
          { key: 'remove', label: t('cbct.remove'), danger: true },
        ]
      : []),
  ];
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items,
        // A call that fails has told the reader.
        onClick: ({ key }) => void Promise.resolve(actions[key]?.()).catch(() => refreshCbct()),
      }}
    >
      <Button icon={<Ellipsis />} aria-label={t('cbct.menu', { name: formatFileName(fileName) })} />
    </Dropdown>
  );
}
