import { useState } from 'react';
import type { CaseModel } from '@archway/contracts';
import { Button, Card, EmptyState, FileBox } from '@archway/ui';
import { useText } from '@archway/platform';
import type { ModelPlace, ModelUpload } from './upload/model-upload.ts';
import { JawDrop } from './JawDrop.tsx';
import { JawModel } from './JawModel.tsx';
import { ModelMenu } from './ModelMenu.tsx';
import { JawUpload } from './upload/JawUpload.tsx';

interface Props {
  place: ModelPlace;
  model: CaseModel | undefined;
  upload: ModelUpload | undefined;
  progress: (modelId: string) => number | undefined;
  editable: boolean;
  /** Another file may be put in the place of the one that is there. */
  replaceable: boolean;
}

/** One jaw: an upload comes first, then the file, then the place to drop one. */
export function JawCard({ place, model, upload, progress, editable, replaceable }: Props) {
  const t = useText('cases');
  const [replacing, setReplacing] = useState(false);
  const title = t(place.modelType === 'scan' ? `jaw.${place.jaw}` : `alignerJaw.${place.jaw}`);

  if (upload) {
    return (
      <Card title={title}>
        <JawUpload upload={upload} />
      </Card>
    );
  }
  if (model && !(replacing && replaceable)) {
    const menu = <ModelMenu {...{ model, editable, replaceable }} onReplace={() => setReplacing(true)} />;
    return (
      <Card title={title} extra={menu}>
        <JawModel model={model} progress={progress(model.modelId)} />
      </Card>
    );
  }
  if (!model && !editable) {
    return (
      <Card title={title}>
        <EmptyState icon={<FileBox />} title={t('models.none')} />
      </Card>
    );
  }
  return (
    <Card
      title={title}
      extra={
        model ? (
          <Button type="text" onClick={() => setReplacing(false)}>
            {t('models.keep')}
          </Button>
        ) : undefined
      }
    >
      <JawDrop place={place} onTaken={() => setReplacing(false)} />
    </Card>
  );
}
