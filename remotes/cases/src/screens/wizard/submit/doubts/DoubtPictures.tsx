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

/** Pictures of the files in doubt; a model is looked at in 3D, and a CT is shown by its sign. */
export function DoubtPictures({ objects, onOpenModels }: Props) {
  const t = useText('cases');
  const [first] = objects;
  if (first?.kind === 'model') {
    return (
      <div className={styles.pictures}>
        <Button className={styles.model ?? ''} onClick={onOpenModels} icon={<Box />}>
          {t('action.open3d')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.pictures}>
      {objects.map((object) => (
        <span key={object.id} className={styles.picture}>
          {object.thumbName ? (
            <Thumb name={object.thumbName} alt={placeOf(object, t)} />
          ) : (
            <Layers aria-hidden="true" />
          )}
        </span>
      ))}
    </div>
  );
}
