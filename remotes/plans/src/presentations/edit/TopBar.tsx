import { Link } from 'react-router-dom';
import {
  type Presentation,
  type PresentationLanguage,
  presentationLanguages,
  presentationLimits,
} from '@archway/contracts';
import { useText } from '@archway/platform';
import { ArrowLeft, Button, Download, Play, Redo2, Share2, Undo2 } from '@archway/ui';
import { Input, Select } from '@archway/ui/data';
import type { SlideMedia } from '../media/slide-media.ts';
import { presentationsOfCase } from '../presentation-path.ts';
import { SaveLine } from './SaveLine.tsx';
import type { Editing } from './use-editing.ts';
import { useExport } from './use-export.ts';
import styles from './editor.module.css';

interface Props {
  presentation: Presentation;
  editing: Editing;
  media: SlideMedia;
  canEdit: boolean;
  onShow: () => void;
  /** Absent for whoever may not share with patients. */
  onShare: (() => void) | undefined;
  onReload: () => void;
}

/** What the presentation is called, whether it is saved, and what is done with all of it. */
export function TopBar({ presentation, editing, media, canEdit, onShow, onShare, onReload }: Props) {
  const t = useText('plans');
  const { draft, change, state } = editing;
  const { exporting, save } = useExport(draft, media);
  const { title } = draft;
  return (
    <header className={styles.top}>
      <Link
        to={presentationsOfCase(presentation)}
        className={styles.back}
        aria-label={t('present.back')}
        title={t('present.back')}
      >
        <ArrowLeft aria-hidden />
      </Link>
      <h1 className={styles.title}>
        <Input
          aria-label={t('present.field.title')}
          value={title}
          maxLength={presentationLimits.title}
          readOnly={!canEdit}
          {...(title.trim() === '' && { status: 'error' as const })}
          onChange={({ target }) => change({ title: target.value }, 'title')}
        />
      </h1>
      <span className={styles.saved}>
        {title.trim() === '' ? (
          <span className={styles.unsaved} role="alert">
            {t('present.titleMissing')}
          </span>
        ) : (
          <SaveLine state={state} onReload={onReload} />
        )}
      </span>
      <div className={styles.tools}>
        {canEdit ? (
          <>
            <Select
              aria-label={t('present.field.language')}
              title={t('present.languageHint')}
              value={draft.language}
              options={presentationLanguages.map((value) => ({ value, label: t(`present.language.${value}`) }))}
              onChange={(language: PresentationLanguage) => change({ language })}
            />
            <Button
              icon={<Undo2 />}
              aria-label={t('present.undo')}
              title={`${t('present.undo')} (Ctrl Z)`}
              disabled={!editing.canUndo}
              onClick={editing.undo}
            />
            <Button
              icon={<Redo2 />}
              aria-label={t('present.redo')}
              title={`${t('present.redo')} (Ctrl Y)`}
              disabled={!editing.canRedo}
              onClick={editing.redo}
            />
          </>
        ) : null}
        <Button icon={<Download aria-hidden />} loading={exporting} onClick={save}>
          {t('present.pdf')}
        </Button>
        {onShare ? (
          <Button icon={<Share2 aria-hidden />} onClick={onShare}>
            {t('present.share.action')}
          </Button>
        ) : null}
        <Button type="primary" icon={<Play aria-hidden />} onClick={onShow}>
          {t('present.show')}
        </Button>
      </div>
    </header>
  );
}
