import { type CaseModel, analyseFlag, endpoints } from '@archway/contracts';
import { Box, Button, Dropdown, Ellipsis } from '@archway/ui';
import { call, confirmAction, formatFileName, notify, openViewer, usePermission, useText } from '@archway/platform';
import { refreshModels } from './upload/model-uploads.ts';
import { downloadModel, downloadRepaired } from './download-model.ts';
import { useModelActions } from './use-model-actions.ts';

interface Props {
  model: CaseModel;
  editable: boolean;
  replaceable: boolean;
  onReplace: () => void;
}

/** What can be done with a model file. */
export function ModelMenu({ model, editable, replaceable, onReplace }: Props) {
  const t = useText('cases');
  const mayUpload = usePermission('model:upload');
  const { modelId, caseId, version, fileName } = model;

  const models = useModelActions(model);
  const remove = async (): Promise<void> => {
    const confirmed = await confirmAction({
      title: t('remove.title', { name: formatFileName(fileName) }),
      body: t('remove.body'),
      okText: t('remove.ok'),
      danger: true,
    });
    if (!confirmed) return;
    await call(endpoints.models.remove, { params: { modelId } });
    notify.success(t('remove.done'));
    await refreshModels();
  };
  const replace = async (): Promise<void> => {
    const name = formatFileName(fileName);
    // Of a case that was submitted somebody else works with it.
    const sure =
      editable ||
      (await confirmAction({
        title: t('models.replaceSubmitted.title', { name }),
        body: t('models.replaceSubmitted.body'),
        okText: t('models.replace'),
      }));
    if (sure) onReplace();
  };
  const actions: Readonly<Record<string, () => unknown>> = {
    download: () => downloadModel(model, t),
    downloadRepaired: () => downloadRepaired(model, t),
    prepare: () => models.take('prepare', model),
    analyse: () => models.take('analyse', model),
    replace,
    remove,
  };
  const items = [
    { key: 'download', label: model.originObjectName ? t('models.downloadOriginal') : t('models.download') },
    ...(model.preparation ? [{ key: 'downloadRepaired', label: t('prepare.download') }] : []),
    ...(models.may(model, 'prepare')
      ? [
          {
            key: 'prepare',
            label: t(model.analyseFlag === analyseFlag.preparingFailed ? 'prepare.again' : 'prepare.action'),
          },
        ]
      : []),
    ...(models.may(model, 'analyse') ? [{ key: 'analyse', label: t('ask.analyse.ok') }] : []),
    ...(mayUpload && replaceable ? [{ key: 'replace', label: t('models.replace') }] : []),
    ...(mayUpload && editable ? [{ key: 'remove', label: t('models.remove'), danger: true }] : []),
  ];
  return (
    <>
      <Button icon={<Box />} onClick={() => void openViewer({ caseId, version })}>
        {t('action.open3d')}
      </Button>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        menu={{
          items,
          // A call that fails has told the reader.
          onClick: ({ key }) => void Promise.resolve(actions[key]?.()).catch(() => refreshModels()),
        }}
      >
        <Button icon={<Ellipsis />} aria-label={t('models.more', { name: formatFileName(fileName) })} />
      </Dropdown>
    </>
  );
}
