import { type ReactNode, useEffect, useRef } from 'react';
import { type LandmarkKey, landmarkOf, landmarks } from '@archway/ceph';
import { Button, Check, Circle, CircleCheck, CircleDashed, CountPill, VisuallyHidden } from '@archway/ui';
import { formatNumber, useText } from '@archway/platform';
import { useWord } from '../words/use-word.ts';
import type { TracingEditor } from './use-tracing.ts';
import { confirmed, confirmedCount, nextOpen, openProposals, removed } from './tracing-state.ts';
import styles from './landmarks.module.css';

interface Props {
  editor: TracingEditor;
  editable: boolean;
  selected: LandmarkKey | null;
  onSelect: (key: LandmarkKey | null) => void;
  /** Asks the image analysis; absent where it cannot be asked. */
  children?: ReactNode;
}

/** The landmarks in the order in which they are placed, each with its state; what the chosen one is, and what to do. */
export function LandmarkList({ editor, editable, selected, onSelect, children }: Props) {
  const t = useText('cases');
  const word = useWord();
  const { now } = editor.history;
  const proposals = openProposals(now);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // Absent in test environments without a layout engine.
    list.current?.querySelector('[aria-current="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [selected]);
  return (
    <section className={styles.panel} aria-labelledby="ceph-landmarks">
      <header>
        <h2 id="ceph-landmarks">{t('ceph.landmarks')}</h2>
        <span className={styles.count}>{t('ceph.count', { num: confirmedCount(now), total: landmarks.length })}</span>
        {proposals.length > 0 ? <CountPill count={proposals.length} turn /> : null}
      </header>
      <ol ref={list}>
        {landmarks.map(({ key, abbreviation, name }) => {
          const mark = now.marks[key];
          const state = !mark ? 'open' : mark.confirmed ? 'confirmed' : 'proposed';
          const Icon = { open: Circle, confirmed: CircleCheck, proposed: CircleDashed }[state];
          return (
            <li key={key}>
              <button
                type="button"
                data-state={state}
                aria-current={key === selected}
                onClick={() => onSelect(key === selected ? null : key)}
              >
                <Icon aria-hidden="true" />
                <b>{abbreviation}</b>
                <span className={styles.name}>
                  {mark?.confidence !== undefined && state === 'proposed'
                    ? t('ceph.proposedAt', { num: formatNumber(Math.round(mark.confidence * 100)) })
                    : word(name)}
                </span>
                <VisuallyHidden>{t(`ceph.state.${state}`)}</VisuallyHidden>
              </button>
            </li>
          );
        })}
      </ol>
      <footer>
        {selected ? (
          <p>
            <b>{landmarkOf(selected).abbreviation}</b> {word(landmarkOf(selected).definition)}
          </p>
        ) : null}
        {editable ? (
          <>
            <p id="ceph-keys">{t(selected && !now.marks[selected] ? 'ceph.clickToPlace' : 'ceph.proposedHint')}</p>
            {selected ? <ChosenActions editor={editor} selected={selected} onSelect={onSelect} /> : null}
            {children}
          </>
        ) : null}
      </footer>
    </section>
  );
}

function ChosenActions({ editor, selected, onSelect }: Pick<Props, 'editor' | 'onSelect'> & { selected: LandmarkKey }) {
  const t = useText('cases');
  const { now } = editor.history;
  const mark = now.marks[selected];
  if (!mark) return null;
  const name = landmarkOf(selected).abbreviation;
  const next = confirmed(now, selected);
  return (
    <div className={styles.actions}>
      {mark.confirmed ? (
        <Button size="small" onClick={() => editor.change(removed(now, selected))}>
          {t('ceph.remove', { name })}
        </Button>
      ) : (
        <Button
          size="small"
          icon={<Check />}
          onClick={() => {
            editor.change(next);
            onSelect(nextOpen(next, selected) ?? selected);
          }}
        >
          {t('ceph.confirm', { name })}
        </Button>
      )}
    </div>
  );
}
