import { useState } from 'react';
import { type LandmarkKey, landmarkOf, landmarks } from '@archway/ceph';
import { Button, Sparkles } from '@archway/ui';
import { notify, useText } from '@archway/platform';
import { proposed } from '../tracing/tracing-state.ts';
import type { TracingEditor } from '../tracing/use-tracing.ts';
import { proposalsFor } from './propose-landmarks.ts';

interface Props {
  objectName: string;
  editor: TracingEditor;
  onProposed: (first: LandmarkKey) => void;
}

/** Asks the image analysis for landmarks; says which it found, for somebody to confirm, or that it found none. */
export function ProposeButton({ objectName, editor, onProposed }: Props) {
  const t = useText('cases');
  const [busy, setBusy] = useState(false);
  const ask = async (): Promise<void> => {
    setBusy(true);
    try {
      const found = await proposalsFor(objectName);
      const keys = landmarks
        .map(({ key }) => key)
        .filter((key) => found[key] && !editor.history.now.marks[key]?.confirmed);
      const [first] = keys;
      if (!first) return notify.info(t('ceph.proposedNone'));
      editor.change((now) => proposed(now, found));
      onProposed(first);
      notify.success(t('ceph.proposedSome', { name: keys.map((key) => landmarkOf(key).abbreviation).join(', ') }));
    } catch {
      notify.error(t('ceph.proposeFailed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" icon={<Sparkles />} loading={busy} onClick={() => void ask()}>
      {t('ceph.propose')}
    </Button>
  );
}
