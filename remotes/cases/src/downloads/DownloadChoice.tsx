import { Checkbox, Input } from '@archway/ui/data';
import { useText } from '@archway/platform';
import { type CaseFiles, type FileKind, fileKinds } from './case-files.ts';
import styles from './download.module.css';

interface Props {
  files: CaseFiles;
  /** Kinds that are not wanted. */
  left: ReadonlySet<FileKind>;
  onLeft: (left: ReadonlySet<FileKind>) => void;
  name: string;
  onName: (name: string) => void;
}

/** Which files, and what the zip is called. */
export function DownloadChoice({ files, left, onLeft, name, onName }: Props) {
  const t = useText('cases');
  const toggle = (kind: FileKind): void => {
    const next = new Set(left);
    if (!next.delete(kind)) next.add(kind);
    onLeft(next);
  };
  return (
    <div className={styles.choice}>
      <fieldset className={styles.kinds}>
        <legend>{t('download.which')}</legend>
        {fileKinds.map((kind) => {
          const count = files[kind].length;
          return (
            <Checkbox
              key={kind}
              checked={count > 0 && !left.has(kind)}
              disabled={count === 0}
              onChange={() => toggle(kind)}
            >
              {t(`download.kind.${kind}`)}
              <span className={styles.count}>{count > 0 ? t('download.files', { count }) : t('download.none')}</span>
            </Checkbox>
          );
        })}
      </fieldset>
      <label className={styles.name}>
        <span>{t('download.name')}</span>
        <Input value={name} maxLength={120} onChange={(event) => onName(event.target.value)} />
      </label>
      <p className={styles.hint}>{t('download.hint')}</p>
    </div>
  );
}
