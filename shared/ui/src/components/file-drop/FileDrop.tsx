import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { Plus } from 'lucide-react';
import { useUiText } from '../../words/use-ui-text.ts';
import { sortFiles } from './sort-files.ts';
import type { RefusedFile } from './sort-files.ts';
import { useFilesOver } from './use-files-over.ts';
import styles from './file-drop.module.css';

export interface FileDropProps {
  /** Endings with the dot, e.g. `.stl`; letter case does not matter. */
  accept: readonly string[];
  multiple?: boolean;
  maxMegabytes?: number | undefined;
  disabled?: boolean;
  /** What belongs here; also the name for screen readers. */
  label: string;
  hint?: ReactNode;
  /** Amber border: required and still missing. */
  missing?: boolean;
  onFiles: (files: File[]) => void;
  /** Files of another format, or too large; the screen says so in its words. */
  onRefused?: ((refused: RefusedFile[]) => void) | undefined;
}

/** Drop zone and file button in one; works by mouse, touch and keyboard. */
export function FileDrop(props: FileDropProps) {
  const {
    accept,
    multiple = false,
    maxMegabytes,
    disabled = false,
    label,
    hint,
    missing = false,
    onFiles,
    onRefused,
  } = props;
  const t = useUiText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  function take(list: FileList | null): void {
    const { taken, refused } = sortFiles([...(list ?? [])], { accept, multiple, maxMegabytes });
    if (refused.length > 0) onRefused?.(refused);
    if (taken.length > 0) onFiles(taken);
    if (input.current) input.current.value = '';
  }

  const { over, handlers } = useFilesOver(disabled, take);
  const names = [styles.zone, over ? styles.over : '', missing ? styles.missing : '', disabled ? styles.disabled : ''];
  return (
    <label htmlFor={id} className={names.join(' ')} {...handlers}>
      <input
        ref={input}
        id={id}
        type="file"
        className={styles.input}
        accept={accept.join(',')}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => take(event.target.files)}
      />
      <Plus aria-hidden="true" />
      <strong>{label}</strong>
      <span>{hint ?? t('file.choose')}</span>
      <small>
        {t('file.types', { types: accept.join(' ') })}
        {maxMegabytes === undefined ? '' : ` · ${t('file.size', { num: maxMegabytes })}`}
      </small>
    </label>
  );
}
