import { MODEL_FILE_LIMIT_MB, modelExtensions } from '@archway/contracts';
import { FileDrop, type RefusedFile } from '@archway/ui';
import { notify, useText } from '@archway/platform';
import type { ModelPlace } from './upload/model-upload.ts';
import { startModel } from './upload/model-uploads.ts';

const endings = modelExtensions.map((extension) => `.${extension}`);
/** As the message names them: STL, PLY, OBJ, DRC. */
const formats = modelExtensions.map((extension) => extension.toUpperCase()).join(', ');

/** Where a model file is dropped or chosen. What is refused is said in the words of the specification. */
export function JawDrop({ place, onTaken }: { place: ModelPlace; onTaken: () => void }) {
  const t = useText('cases');
  const refuse = (refused: RefusedFile[]): void => {
    const reasons = new Set(refused.map(({ reason }) => reason));
    if (reasons.has('format')) notify.error(t('upload.format', { name: formats }));
    if (reasons.has('size')) notify.error(t('upload.size', { num: MODEL_FILE_LIMIT_MB }));
    if (reasons.has('count')) notify.warning(t('upload.oneFile'));
  };
  return (
    <FileDrop
      accept={endings}
      maxMegabytes={MODEL_FILE_LIMIT_MB}
      label={t(place.modelType === 'scan' ? `drop.${place.jaw}` : `alignerDrop.${place.jaw}`)}
      hint={t(place.modelType === 'scan' ? 'drop.hint' : 'alignerDrop.hint')}
      onFiles={([file]) => {
        if (!file) return;
        startModel(place, file);
        onTaken();
      }}
      onRefused={refuse}
    />
  );
}
