import type { DoubtObject } from '@archway/contracts';
import { Box, Button, Layers } from '@archway/ui';
import { useText } from '@archway/platform';
import { placeOf } from '../../../../case/finding-text.ts';
import { Thumb } from '../../../../photos/board/Thumb.tsx';
import styles from './doubts.module.css';

interface Props {
  objects: readonly DoubtObject[];
  /** Opens the models in 3D, where one sees what they are. */
  onOpenModels: () => void;
}

/** Pictures of the files in doubt. A file from before there were pictures: a model is looked at in 3D, a CT has its sign. */
export function DoubtPictures({ objects, onOpenModels }: Props) {
  const t = useText('cases');
  const models = objects.filter(({ kind }) => kind === 'model');
  if (models.length > 0 && !models.every(({ thumbName }) => thumbName)) {
    return (
      <div className={styles.pictures}>
        <Button className={styles.model ?? ''} onClick={onOpenModels} icon={<Box />}>
          {t('action.open3d')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.pictures} data-models={models.length || undefined}>
      {objects.map((object) =>
        object.kind === 'model' ? (
          <button
            key={object.id}
            type="button"
            className={styles.picture}
            aria-label={`${t('action.open3d')}: ${placeOf(object, t)}`}
            onClick={onOpenModels}
          >
            <DoubtPicture object={object} alt={placeOf(object, t)} />
            {models.length > 1 ? <span className={styles.place}>{placeOf(object, t)}</span> : null}
          </button>
        ) : (
          <span key={object.id} className={styles.picture}>
            <DoubtPicture object={object} alt={placeOf(object, t)} />
          </span>
        ),
      )}
    </div>
  );
}

function DoubtPicture({ object: { thumbName }, alt }: { object: DoubtObject; alt: string }) {
  return thumbName ? <Thumb name={thumbName} alt={alt} /> : <Layers aria-hidden="true" />;
}
